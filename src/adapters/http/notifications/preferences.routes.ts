import type { Preferences } from '../../../application/notifications/preferences.js';
import type { NotificationPreferences } from '../../../domain/notifications/notification-preferences.js';
import { OPTIONAL_KINDS } from '../../../domain/shared/notification-kind.js';
import { many, type Route } from '../route.js';
import { PreferenceBody, PreferenceResponse } from './preferences.dto.js';
import { routesFor } from '../routes-for.js';

const path = '/api/user/notification-preferences';
const member = routesFor('member', 'Notifications');

const present = (preferences: NotificationPreferences): PreferenceResponse[] =>
  OPTIONAL_KINDS.map((kind) => ({
    kind,
    email: preferences.allows(kind, 'email'),
    push: preferences.allows(kind, 'push'),
  }));

/** Which notifications a user wants, by kind and channel. */
export function preferencesRoutes({ preferences }: { readonly preferences: Preferences }): Route[] {
  return [
    member.get(path, 'getNotificationPreferences', {
      summary: 'List the kinds of notification that can be switched off, and which are on',
      responses: { 200: many(PreferenceResponse, 'Every kind') },
      handle: async ({ userId }) => present(await preferences.of(userId)),
    }),
    member.put(path, 'setNotificationPreference', {
      summary: 'Switch one kind of notification on or off on one channel',
      body: PreferenceBody,
      responses: { 200: many(PreferenceResponse, 'Every kind, with the change') },
      handle: async ({ userId, body: { kind, channel, isEnabled } }) => {
        await preferences.set(userId, kind, channel, isEnabled);
        return present(await preferences.of(userId));
      },
    }),
  ];
}
