import { expect, test } from 'vitest';
import { MAX_QUERY_LENGTH, queryIn, searchAddress } from './search-address.ts';

test.each([
  ['', ''],
  ['?q=', ''],
  ['?other=1', ''],
  ['?q=unhrc', 'unhrc'],
  ['?q=dress+code', 'dress code'],
  ['?q=dress%20code', 'dress code'],
  ['?q=+dress%0A++code+', 'dress code'],
  ['?q=first&q=second', 'first'],
  ['?q=%E0%A4%B2%E0%A4%96%E0%A4%A8%E0%A4%8A', 'लखनऊ'],
  ['?q=%', '%'],
  [`?q=${'a'.repeat(5000)}`, 'a'.repeat(MAX_QUERY_LENGTH)],
])('the address %j asks for %j', (address, query) => {
  expect(queryIn(address)).toBe(query);
});

test.each(['unhrc', 'dress code', '<img src=x onerror=ran()>', '50% & more?#', 'लखनऊ'])(
  '%j survives its own address',
  (query) => {
    expect(queryIn(new URL(searchAddress(query), 'https://example.org').search)).toBe(query);
  },
);

test('without a query the address has none', () => {
  expect(searchAddress('')).toBe('/search');
});
