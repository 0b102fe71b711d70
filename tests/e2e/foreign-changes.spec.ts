/** Extensions and translators change pages: before React starts, and while it runs. */
import { expect, type Page, test } from '@playwright/test';
import * as form from '../support/contact.ts';
import { isHydrated } from '../support/page.ts';

const CHANGES: Record<string, (page: Page) => Promise<void>> = {
  'an extension': (page) =>
    page.evaluate(() => {
      for (const [selector, name] of [
        ['#contact-email', 'span'],
        ['#contact-form', 'div'],
      ] as const) {
        const part = document.querySelector(selector);
        const wrapper = document.createElement(name);
        part?.setAttribute('autocomplete', 'nope');
        part?.after('Checked', document.createElement('i'));
        part?.replaceWith(wrapper);
        wrapper.append(part ?? '');
      }
    }),
  // Each text is put into an element: `Send` becomes `«Send»`.
  'a translator': (page) =>
    page.evaluate((tagName) => {
      for (const parent of document.querySelectorAll('main :not(style, script)')) {
        for (const text of [...parent.childNodes]) {
          if (text.nodeType !== Node.TEXT_NODE || !text.textContent?.trim()) continue;
          const element = document.createElement(tagName);
          element.textContent = `«${text.textContent}»`;
          text.replaceWith(element);
        }
      }
    }, 'font'),
};

for (const [who, change] of Object.entries(CHANGES)) {
  test(`${who} before the script runs: the text and the focus stay, and the form works`, async ({ page }) => {
    const service = await form.mockService(page);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/_astro\/.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
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

  test(`${who} while the form is used: it works on`, async ({ page }) => {
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

test('an extension that removes the count of characters does not take the form with it', async ({ page }) => {
  await form.openForm(page);
  const { message } = form.fields(page);
  await message.fill('m'.repeat(4999));
  await page.getByText('1 character left').evaluate((note) => note.remove());
  await message.fill('When?');
  await expect(message).toHaveValue('When?');
});

test('where nothing is left of the form, the page says so, with the address', async ({ page }) => {
  await form.openForm(page);
  await page.locator('astro-island').evaluate((island) => island.replaceChildren());
  await expect(page.getByRole('alert')).toContainText('The form could not be loaded');
});
