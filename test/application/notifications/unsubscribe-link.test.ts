import {
  subscriptionOf,
  unsubscribeSubject,
} from '../../../src/application/notifications/unsubscribe-link.js';

it('the subject of a link names the user and the kind', () => {
  expect(subscriptionOf(unsubscribeSubject({ userId: 7, kind: 'chat' }))).toEqual({
    userId: 7,
    kind: 'chat',
  });
});

it('a subject of another form or of a kind that cannot be switched off is no subscription', () => {
  for (const subject of ['', '7', '7:', '7:account', '7:safety', 'x:chat', '7:chat:more', '7:chat\n'])
    expect(subscriptionOf(subject)).toBeNull();
});
