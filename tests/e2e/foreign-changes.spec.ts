/** Extensions and translators change pages, before React draws the form and while it is in use. */
import { expect, type Page, test } from '@playwright/test';
import * as form from '../support/contact.ts';
import { isDrawn, main, status } from '../support/page.ts';

/** Changes that extensions and translators make to the form or the search, as functions that run in the page. */
const CHANGES: Record<string, () => void> = {
  'an attribute': () => {
    for (const field of document.querySelectorAll('main form :is(input, textarea)'))
      field.setAttribute('autocomplete', 'nope');
  },
  'text beside the fields': () => {
    for (const field of document.querySelectorAll('main form :is(input, textarea)')) field.after('Checked');
  },
  'an icon beside the fields': () => {
    for (const field of document.querySelectorAll('main form :is(input, textarea)'))
      field.after(document.createElement('i'));
  },
  'an element around each field': () => {
    for (const field of document.querySelectorAll('main form :is(input, textarea)')) {
      const wrapper = document.createElement('span');
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
  },
  'an element around the form': () => {
    const form = document.querySelector('main form');
    const wrapper = document.createElement('div');
    form?.replaceWith(wrapper);
    if (form) wrapper.append(form);
  },
  // Like translators: `Send` becomes `«Send»`.
  'an element around each text': () => {
    for (const parent of document.querySelectorAll('main :not(style, script)')) {
      for (const text of [...parent.childNodes]) {
        if (text.nodeType !== Node.TEXT_NODE || !text.textContent?.trim()) continue;
        const element = document.createElement('font');
        element.textContent = `«${text.textContent}»`;
        text.replaceWith(element);
      }
    }
  },
  'an element of its own in the form': () => {
    document.querySelector('main form')?.prepend(document.createElement('grammar-extension'));
  },
  'the notes of the fields taken away': () => {
    for (const note of document.querySelectorAll('main form [id$="-note"]')) note.remove();
  },
  'a field without an id': () => {
    document.querySelector('main form')?.prepend(document.createElement('input'));
  },
  'a field whose id is no selector': () => {
    const field = Object.assign(document.createElement('input'), { id: '1f3c-44', value: 'Mallory' });
    document.querySelector('main form > *')?.prepend(field);
  },
  'hidden fields with the names of ours': () => {
    for (const name of ['name', 'email', 'message', 'q'])
      document
        .querySelector('main form')
        ?.prepend(Object.assign(document.createElement('input'), { name, type: 'hidden', value: 'Mallory' }));
  },
  'fields with the ids of ours': () => {
    for (const id of ['contact-name', 'contact-email', 'contact-message', 'search-field'])
      document
        .querySelector('main form')
        ?.append(Object.assign(document.createElement('input'), { id, type: 'hidden', value: 'Mallory' }));
  },
};

/** A field of the form by name, whatever has happened to its label and surroundings. */
const control = (page: Page, name: string) => page.locator(`main form :is(input, textarea)#contact-${name}`).first();

async function fillIn(page: Page): Promise<void> {
  await control(page, 'name').fill('Aoife Joyce');
  await control(page, 'email').fill('aoife@school.ie');
  await control(page, 'message').fill(form.TEXT);
}

const SENT_AS_SEEN = {
  template_params: { from_name: 'Aoife Joyce', from_email: 'aoife@school.ie', message: form.TEXT },
};

for (const [what, change] of Object.entries(CHANGES)) {
  test(`${what}, before the form is drawn and while in use: the visible text is sent once`, async ({ page }) => {
    const logged = form.loggedErrors(page);
    const service = await form.mockService(page, 400);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/_astro/contact-form.client.*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/contact');
    await page.evaluate(change);
    release();
    await isDrawn(page);
    const send = page.locator('main form [type=submit]');
    await send.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.evaluate(change);
    await fillIn(page);
    await page.evaluate(change);
    await send.click();
    await expect(form.toast(page)).toContainText(form.FAILED);
    await page.evaluate(change);
    for (const name of ['name', 'email', 'message']) await expect(control(page, name)).not.toHaveValue('');
    service.behaviour = 200;
    await send.click();
    await expect(form.toast(page)).toContainText(form.SENT);
    await expect(control(page, 'message')).toHaveValue('');
    expect(service.requests).toMatchObject([SENT_AS_SEEN, SENT_AS_SEEN]);
    expect(logged).toEqual([expect.stringContaining('Failed to send message:')]);
  });
}

test('a search uses the text in the visible field, even if elements were added beside the field', async ({ page }) => {
  await page.goto('/search?q=ocean');
  await expect(status(page)).toContainText('for “ocean”');
  for (const change of Object.values(CHANGES)) await page.evaluate(change);
  const field = page.locator('main input[type=search]');
  await expect(field).toHaveValue('ocean');
  await field.fill('placard');
  await field.press('Enter');
  await expect(status(page)).toContainText('for “placard”');
  await expect(page).toHaveURL('/search?q=placard');
});

test('the search goes on after its results were removed, and finds text that was set without an event', async ({
  page,
}) => {
  await page.goto('/search?q=ocean');
  await expect(status(page)).toContainText('for “ocean”');
  await page.evaluate(() => {
    for (const list of document.querySelectorAll('#search ul')) list.remove();
  });
  const field = page.locator('main input[type=search]');
  await field.fill('zzzzqq');
  await expect(status(page)).toContainText('Nothing found for “zzzzqq”');
  await field.evaluate((element: HTMLInputElement) => {
    element.value = 'placard';
  });
  await field.press('Enter');
  await expect(status(page)).toContainText('for “placard”');
});

test('if messages and notes are removed from the page, the form keeps its text and the focus', async ({ page }) => {
  const logged = form.loggedErrors(page);
  const service = await form.mockService(page, 400);
  await form.openForm(page);
  const { name, message } = form.fields(page);
  const remove = (selector: string) =>
    page.evaluate((selector) => {
      for (const element of document.querySelectorAll(selector)) element.remove();
    }, selector);
  await form.fillIn(page, '');
  await form.send(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await remove('main form [role=alert]');
  await message.pressSequentially(form.TEXT);
  await expect(message).toBeFocused();
  await form.send(page).click();
  await expect(form.toast(page)).toHaveText(form.FAILED);
  await remove('main form p > span, main [role=status] > *');
  await name.press('End');
  await name.press('x');
  await expect(name).toBeFocused();
  await form.send(page).click();
  await expect.poll(() => service.requests).toHaveLength(2);
  await remove('main [role=status], main form > :not(:has(textarea))');
  service.behaviour = 200;
  await expect(form.send(page)).toHaveText('Send');
  await form.send(page).click();
  await expect(form.fields(page).name).toHaveValue('');
  expect(service.requests).toMatchObject([
    SENT_AS_SEEN,
    { template_params: { from_name: 'Aoife Joycex' } },
    { template_params: { from_name: 'Aoife Joycex', message: form.TEXT } },
  ]);
  expect(logged).toEqual(Array(2).fill(expect.stringContaining('Failed to send message:')));
});

for (const fill of ['silently', 'with a change event']) {
  test(`text that a password manager fills in ${fill} is kept and sent`, async ({ page }) => {
    const service = await form.mockService(page);
    await form.openForm(page);
    const [name, email] = form.FILLED;
    for (const [field, text] of [
      ['name', name],
      ['email', email],
    ] as const)
      await form.fields(page)[field].evaluate(
        (control: HTMLInputElement, [text, fill]) => {
          control.value = text;
          if (fill !== 'silently') control.dispatchEvent(new Event('change', { bubbles: true }));
        },
        [text, fill] as const,
      );
    await form.send(page).click();
    await expect(form.fields(page).message).toBeFocused();
    expect(await form.values(page)).toEqual([name, email, '']);
    await form.fields(page).message.fill(form.TEXT);
    await form.fields(page).name.evaluate((control: HTMLInputElement) => {
      control.value = 'Aoife M. Joyce';
    });
    await form.fields(page).message.press('!');
    await form.send(page).click();
    await expect(form.toast(page)).toHaveText(form.SENT);
    expect(service.requests).toMatchObject([
      { template_params: { from_name: 'Aoife M. Joyce', from_email: email, message: expect.stringContaining('!') } },
    ]);
  });
}

test('text that a script fills in is sent, also if React misses the event', async ({ page }) => {
  const service = await form.mockService(page);
  await form.openForm(page);
  await form.fillIn(page);
  await form.fields(page).name.evaluate((field: HTMLInputElement) => {
    field.value = 'Aoife M. Joyce';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await form.send(page).click();
  await expect(form.toast(page)).toHaveText(form.SENT);
  expect(service.requests).toMatchObject([{ template_params: { from_name: 'Aoife M. Joyce' } }]);
});

test('if drawing the form fails while sending, the text is kept and not sent', async ({ page }) => {
  const service = await form.mockService(page);
  await form.openForm(page);
  await form.fillIn(page);
  await form.send(page).evaluate((button) => {
    button.setAttribute = () => {
      throw new Error('refused by the page');
    };
  });
  await form.send(page).click();
  await expect(form.toast(page)).toHaveText(form.FAILED);
  await expect(form.outcome(page, form.UNCONFIRMED)).toBeFocused();
  expect(await form.values(page)).toEqual(form.FILLED);
  expect(service.requests).toEqual([]);
  await form.send(page).click();
  await expect(form.toast(page)).toHaveText(form.SENT);
  expect(service.requests).toMatchObject([SENT_AS_SEEN]);
});

test('if the outcome cannot be drawn, the text and the toast stay', async ({ page }) => {
  await form.mockService(page, 400);
  await form.openForm(page);
  await form.fillIn(page);
  await page.evaluate(() => {
    globalThis.encodeURIComponent = () => {
      throw new URIError('malformed');
    };
  });
  await form.send(page).click();
  await expect(form.toast(page)).toHaveText(form.FAILED);
  expect(await form.values(page)).toEqual(form.FILLED);
  await expect(form.send(page)).toBeEnabled();
});

test('if the form cannot be drawn at all, the page shows help instead', async ({ page }) => {
  await page.addInitScript(() => {
    Node.prototype.appendChild = () => {
      throw new Error('refused by the page');
    };
  });
  await page.goto('/contact');
  await expect(main(page).getByText('The form needs JavaScript, which is not running.')).toBeVisible();
  for (const field of Object.values(form.fields(page))) await expect(field).toBeDisabled();
});
