import { expect, it } from '@jest/globals';
import {
  isAddressFailure,
  isAddressRefused,
  replyInOneLine,
} from '../../../src/domain/notifications/delivery-status.js';

it.each([
  '550 5.1.1 <ada@example.org>: no such user',
  '550-5.1.1 The account that you tried to reach does not exist',
  '553 5.1.2 bad destination host',
  '550 5.1.10 the domain takes no mails',
  '550 5.2.1 the mailbox is disabled',
  '550 no such person',
  '551 user not local',
])('%s refuses the address', (reply) => expect(isAddressRefused(reply)).toBe(true));

it.each([
  '550 5.7.1 the sender is not allowed',
  '554 5.7.1 <ada@example.org>: Relay access denied',
  '552 5.2.2 over quota',
  '553 5.1.8 bad address of the sender',
  '550 relay not permitted',
  '550 blocked because of the reputation of 192.0.2.1',
  '554 no',
  '450 4.1.1 not now',
  '451 greylisted',
  'no reply',
])('%s is no refusal of the address', (reply) => expect(isAddressRefused(reply)).toBe(false));

it('a report on a mail fails the address only by a permanent status of the address', () => {
  expect(['5.1.1', '5.1.2', '5.4.4'].map(isAddressFailure)).toEqual([true, true, true]);
  expect(['4.4.7', '4.1.1', '5.2.2', '5.7.1', '5.0.0', '15.1.1', ''].some(isAddressFailure)).toBe(false);
});

it('words of a server become one bounded line', () => {
  expect(replyInOneLine(' 550\r\n no\u0000 such\u202e user ')).toBe('550 no such user');
  expect(replyInOneLine('x'.repeat(5_000))).toHaveLength(300);
});
