import { returnAddress, tokenIn } from '../../../src/adapters/mail/return-address.js';

it('finds the token in the return address only, in whatever case it comes back', () => {
  const token = 'a1'.repeat(16);
  const address = returnAddress('bounces@tables.example', token);
  expect(address).toBe(`bounces+${token}@tables.example`);
  expect(tokenIn(`To: <${address.toUpperCase()}>\r\n`, 'bounces@tables.example')).toBe(token);
  for (const other of [
    'bounces@tables.example',
    `bounces+${token}0@tables.example`,
    `other-bounces+${token}@tables.example`,
    `bounces+${token}@tables.example.org`,
    `bounces+${token}@tables-example`,
  ])
    expect([other, tokenIn(other, 'bounces@tables.example')]).toEqual([other, null]);
});
