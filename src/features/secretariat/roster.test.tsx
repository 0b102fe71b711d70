import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Roster } from './roster.tsx';

const conference = { email: 'a@b.in', venue: 'The school', map: undefined, replyWithinHours: 48 };
const role = { role: 'Director General', name: '', phones: [] };
const htmlOf = (change: object) =>
  renderToStaticMarkup(<Roster roles={[{ ...role, ...change }]} conference={conference} />);

describe('a role', () => {
  test('without a name or a number is listed all the same, and one sentence says why', () => {
    const html = htmlOf({});
    expect(html).toContain('Director General');
    expect(html).toContain('Names and telephone numbers have not been announced.');
    expect(html).not.toMatch(/tel:|wa\.me/);
    expect(htmlOf({ name: 'Asha Verma' })).not.toContain('announced');
  });

  test('shows its numbers as they are written, dials them in full, and lets them be copied', () => {
    const html = htmlOf({ phones: ['098765-43210', '+977 1 234 5678'] });
    expect(html).toContain('href="tel:+919876543210">098765-43210</a>');
    expect(html).toContain('href="tel:+97712345678">+977 1 234 5678</a>');
    expect(html).toContain('data-copy="098765-43210"');
  });

  test('leads to its WhatsApp, in a new tab', () => {
    const html = htmlOf({ whatsapp: '98765 43210' });
    expect(html).toMatch(/<a href="https:\/\/wa\.me\/919876543210" target="_blank" rel="noopener noreferrer"/);
    expect(html).toContain('WhatsApp 98765 43210');
  });
});
