import { Preferences } from '../../../src/application/notifications/preferences.js';
import { Unsubscribe } from '../../../src/application/notifications/unsubscribe.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryOptOuts } from '../../support/fakes/in-memory-opt-outs.js';
import { plainLinks } from '../../support/fakes/plain-links.js';

const unsubscribing = () => {
  const preferences = new Preferences(new InMemoryOptOuts(), new FixedClock());
  return { preferences, unsubscribe: new Unsubscribe(plainLinks, preferences) };
};

it('a link switches off mails of its kind, and no push message and no other kind', async () => {
  const { preferences, unsubscribe } = unsubscribing();
  expect(await unsubscribe.execute('unsubscribe.7:chat')).toEqual({ userId: 7, kind: 'chat' });
  expect(await preferences.allow(7, 'chat', 'email')).toBe(false);
  expect(await preferences.allow(7, 'chat', 'push')).toBe(true);
  expect(await preferences.allow(7, 'table', 'email')).toBe(true);
});

it('reading a link changes nothing', async () => {
  const { preferences, unsubscribe } = unsubscribing();
  expect(unsubscribe.read('unsubscribe.7:chat')).toEqual({ userId: 7, kind: 'chat' });
  expect(await preferences.allow(7, 'chat', 'email')).toBe(true);
});

it('a link that is not ours, or about mails that are always sent, does nothing', async () => {
  const { unsubscribe } = unsubscribing();
  for (const token of ['', 'attendance.7:chat', 'unsubscribe.7:account', 'unsubscribe.x'])
    expect(await unsubscribe.execute(token)).toBeNull();
});
