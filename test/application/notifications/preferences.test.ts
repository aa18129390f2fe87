import { Preferences } from '../../../src/application/notifications/preferences.js';
import {
  subscriptionOf,
  unsubscribeSubject,
} from '../../../src/application/notifications/unsubscribe-link.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryOptOuts } from '../../support/fakes/in-memory-opt-outs.js';
import { plainLinks } from '../../support/fakes/plain-links.js';

let preferences: Preferences;
beforeEach(() => {
  preferences = new Preferences(new InMemoryOptOuts(), plainLinks, new FixedClock());
});

it('a kind is switched off and on again on one channel, however often it is asked for', async () => {
  const allowed = () => preferences.allow(7, 'chat', 'email');
  expect(await allowed()).toBe(true);
  for (let i = 0; i < 2; i++) await preferences.set(7, 'chat', 'email', false);
  expect([await allowed(), await preferences.allow(7, 'chat', 'push')]).toEqual([false, true]);
  expect(await preferences.allow(8, 'chat', 'email')).toBe(true);
  for (let i = 0; i < 2; i++) await preferences.set(7, 'chat', 'email', true);
  expect(await allowed()).toBe(true);
});

describe('the link of a mail', () => {
  const LINK = `unsubscribe.${unsubscribeSubject({ userId: 7, kind: 'chat' })}`;

  it('that is read changes nothing', async () => {
    expect(preferences.ofLink(LINK)).toEqual({ userId: 7, kind: 'chat' });
    expect(await preferences.allow(7, 'chat', 'email')).toBe(true);
  });

  it('switches off mails of its kind, and no push message and no other kind', async () => {
    expect(await preferences.unsubscribe(LINK)).toEqual({ userId: 7, kind: 'chat' });
    expect(await preferences.allow(7, 'chat', 'email')).toBe(false);
    expect(await preferences.allow(7, 'chat', 'push')).toBe(true);
    expect(await preferences.allow(7, 'table', 'email')).toBe(true);
  });

  it('that is not ours, or about mails that are always sent, does nothing', async () => {
    for (const token of ['', 'attendance.7:chat', 'unsubscribe.7:account', 'unsubscribe.x'])
      expect(await preferences.unsubscribe(token)).toBeNull();
    for (const subject of ['', '7', '7:', '7:account', '7:safety', 'x:chat', '7:chat:more', '7:chat\n'])
      expect(subscriptionOf(subject)).toBeNull();
  });
});
