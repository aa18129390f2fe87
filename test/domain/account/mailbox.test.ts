import { mailboxOf } from '../../../src/domain/account/mailbox.js';

it.each([
  ['ada@example.org', 'ada@example.org'],
  ['ada+tables@example.org', 'ada@example.org'],
  ['ada+a+b@example.org', 'ada@example.org'],
  ['ada.byron@example.org', 'ada.byron@example.org'],
  ['a.d.a+1@gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['+ada@example.org', '+ada@example.org'],
])('%s is delivered to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
