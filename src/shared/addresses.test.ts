import { expect, test } from 'vitest';
import { readAddress } from './addresses.ts';

test.each([
  ['/guidelines#dress', 'page'],
  ['/fee list.pdf', 'page'],
  ['#below', 'page'],
  ['https://example.org/a_(b)?q[]=1&x=’#c', 'website'],
  ['https://web.archive.org/web/2024/https://example.org?a=https://example.org', 'website'],
  ['HTTPS://Example.org:8443/%20', 'website'],
  ['https://उदाहरण.भारत/नमस्‍ते', 'website'],
  ['mailto:o’brien@example.org', undefined],
  ["mailto:o'brien@example.org,b@example.org?subject=Fees and food", 'email'],
  ['tel:+91-98765-43210', 'phone'],
  ['tel:0522,12', 'phone'],
])('%s leads to a %s', (typed, kind) => {
  expect(readAddress(typed).kind).toBe(kind);
});

test.each([
  ['', 'There is no address here.'],
  ['https://a.org:99999', 'Browsers cannot open this address: https://a.org:99999'],
  ['https://', 'Browsers cannot open this address'],
  ['/\\evil.example.org', 'Browsers would open evil.example.org here, not a page of this website.'],
  ['//evil.example.org/a', 'Browsers would open evil.example.org here'],
  ['/\t//evil', 'an invisible character'],
  ['https://example.org/\u202eb', 'an invisible character'],
  ['https://example.org/gui…', 'an invisible character, or … in place of'],
  ['https://example.org/a b', 'There is a space in this address'],
  ['https://example.org/guide”', 'This address has ” in it'],
  ['https://example.org/{id}', 'This address has { in it'],
  ['https://evil.example.org;trusted-types', 'There can be no website called evil.example.org;trusted-types.'],
  ['https://localhost/a', 'There can be no website called localhost.'],
  ['https://-a.example.org', 'There can be no website called -a.example.org.'],
  ['http://example.org/a', 'This address is not encrypted. Write https://example.org/a'],
  ['www.example.org/a', 'This address is not whole. Write https://www.example.org/a'],
  ['guidelines', 'This address is not whole'],
  ['javascript:alert(1)', 'https:, mailto: or tel:, not javascript:'],
  ['data:text/html,x', 'https:, mailto: or tel:, not data:'],
  ['mailto:secretariat', 'This is not an email address: secretariat'],
  ['mailto:a@example.org b@example.org', 'This is not an email address'],
  ['mailto:a@example.org,b', 'This is not an email address: b'],
  ['tel:ring us', 'This is not a telephone number: ring us'],
])('%j is refused: %s', (typed, says) => {
  expect(readAddress(typed).message).toContain(says);
});
