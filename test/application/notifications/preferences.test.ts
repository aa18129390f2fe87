import { Preferences } from '../../../src/application/notifications/preferences.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryOptOuts } from '../../support/fakes/in-memory-opt-outs.js';

it('a kind is switched off and on again on one channel, however often it is asked for', async () => {
  const preferences = new Preferences(new InMemoryOptOuts(), new FixedClock());
  const allowed = () => preferences.allow(7, 'chat', 'email');
  expect(await allowed()).toBe(true);
  for (let i = 0; i < 2; i++) await preferences.set(7, 'chat', 'email', false);
  expect(await allowed()).toBe(false);
  expect(await preferences.allow(7, 'chat', 'push')).toBe(true);
  expect(await preferences.allow(8, 'chat', 'email')).toBe(true);
  for (let i = 0; i < 2; i++) await preferences.set(7, 'chat', 'email', true);
  expect(await allowed()).toBe(true);
});
