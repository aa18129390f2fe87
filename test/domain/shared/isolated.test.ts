import { isolated } from '../../../src/domain/shared/isolated.js';

it.each(['דנה', 'نور 23', 'Dana (דנה)!', 'ދިވެހި'])('%s is isolated, once', (text) => {
  expect(isolated(text)).toBe(`\u2068${text}\u2069`);
  expect(isolated(isolated(text))).toBe(isolated(text));
});

it.each(['Dana', 'Дана', '達也 23!', ''])('%j stays as it is', (text) => expect(isolated(text)).toBe(text));
