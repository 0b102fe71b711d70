/** Extensions and translators change pages: before React starts, and while it runs. */
import { expect, type Page, test } from '@playwright/test';
import * as form from '../support/contact.ts';
import { isHydrated, translate, withhold } from '../support/page.ts';

const SCRIPTS = /\/_astro\/.*\.js$/;

/** Changes one part of a page: the island, the form, or the field for the email address. */
const CHANGES: Record<string, (page: Page) => Promise<unknown>> = {
  'an element after a field': (page) =>
    form.fields(page).email.evaluate((field) => field.after(document.createElement('div'))),
  'an element around a field': (page) =>
    form.fields(page).email.evaluate((field) => {
      field.replaceWith(document.createElement('span'));
      document.querySelector('#contact-form span:empty')?.append(field);
    }),
  'a text in the form': (page) => page.getByRole('form').evaluate((form) => form.prepend('Checked')),
  'an element around the form': (page) =>
    page.getByRole('form').evaluate((form) => {
      const wrapper = document.createElement('div');
      form.replaceWith(wrapper);
      wrapper.append(form);
    }),
  'a translation of its words': translate,
  'attributes of a field': (page) =>
    form.fields(page).email.evaluate((field) => {
      field.setAttribute('data-checked', '');
      field.setAttribute('autocomplete', 'nope');
    }),
};

for (const [what, change] of Object.entries(CHANGES)) {
  test(`${what}, before the script runs: the text and the focus stay, and the form works`, async ({ page }) => {
    const service = await form.mockService(page);
    const release = await withhold(page, SCRIPTS);
    await page.goto('/contact', { waitUntil: 'commit' });
    await form.fillIn(page);
    await form.fields(page).message.press('ArrowLeft');
    await change(page);
    const message = page.locator('#contact-message');
    // What is moved loses the focus.
    await message.focus();
    release();
    await isHydrated(page);
    await expect(message).toBeFocused();
    await page.keyboard.type('!');
    await expect(message).toHaveValue('When do doors open!?');
    await expect(page.locator('#form-failed')).toBeHidden();
    await page.locator('#contact-form [type=submit]').click();
    await expect(form.toast(page)).toHaveText(form.SENT);
    expect(service.requests).toMatchObject([{ template_params: { from_name: 'Aoife Joyce' } }]);
  });

  test(`${what}, while the form is used: it works on`, async ({ page }) => {
    const service = await form.mockService(page, 400);
    await form.openForm(page);
    const send = page.locator('#contact-form [type=submit]');
    await change(page);
    await send.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await change(page);
    await page.locator('#contact-name').fill('Aoife Joyce');
    await page.locator('#contact-email').fill('aoife@school.ie');
    await page.locator('#contact-message').fill('m'.repeat(4999));
    await expect(page.getByText('1 character left')).toBeVisible();
    await change(page);
    await page.locator('#contact-message').fill('m');
    await send.click();
    await expect(form.toast(page)).toHaveText(form.FAILED);
    await change(page);
    service.behaviour = 200;
    await send.click();
    await expect(form.toast(page)).toHaveText(form.SENT);
    await expect(page.locator('#contact-message')).toHaveValue('');
  });
}

test('where nothing is left of the form, the page says so, with the address', async ({ page }) => {
  await form.openForm(page);
  await page.locator('astro-island').evaluate((island) => island.replaceChildren());
  await expect(page.getByRole('alert')).toContainText('The form could not be loaded');
});
