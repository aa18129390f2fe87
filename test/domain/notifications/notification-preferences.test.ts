import { CHANNELS, OPTIONAL_KINDS } from '../../../src/domain/shared/notification-kind.js';
import {
  NotificationPreferences,
  type OptOut,
} from '../../../src/domain/notifications/notification-preferences.js';

it('allows every kind on every channel until it is switched off', () => {
  const preferences = new NotificationPreferences([]);
  for (const kind of OPTIONAL_KINDS)
    for (const channel of CHANNELS) expect(preferences.allows(kind, channel)).toBe(true);
});

it('switches off one kind on one channel and no other', () => {
  const preferences = new NotificationPreferences([{ kind: 'chat', channel: 'email' }]);
  expect(preferences.allows('chat', 'email')).toBe(false);
  expect(preferences.allows('chat', 'push')).toBe(true);
  expect(preferences.allows('table', 'email')).toBe(true);
});

it('always allows safety and account, whatever was stored', () => {
  const stored = ['safety', 'account'].map((kind) => ({ kind, channel: 'email' }) as unknown as OptOut);
  const preferences = new NotificationPreferences(stored);
  expect(preferences.allows('safety', 'email')).toBe(true);
  expect(preferences.allows('account', 'email')).toBe(true);
});
