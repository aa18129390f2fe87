import type { OwnPrivatePreferences } from '../../../application/private-preferences/own-private-preferences.js';
import type { PrivatePreferences } from '../../../domain/private-preferences/private-preferences.js';
import { one, type Route } from '../route.js';
import { PrivatePreferencesBody, PrivatePreferencesResponse } from './private-preferences.dto.js';
import { routesFor } from '../routes-for.js';

const path = '/api/user/private-preferences';
const member = routesFor('member', 'Profile');

const present = ({ diets, languages, ...preferences }: PrivatePreferences): PrivatePreferencesResponse => ({
  ...preferences,
  diets: [...diets],
  languages: [...languages],
});

interface PrivatePreferencesServices {
  readonly ownPrivatePreferences: OwnPrivatePreferences;
}

/** What a user needs of a table and a venue, for nobody else to read. See ADR 71. */
export function privatePreferencesRoutes({ ownPrivatePreferences }: PrivatePreferencesServices): Route[] {
  return [
    member.get(path, 'getPrivatePreferences', {
      summary: 'Get the own private preferences',
      responses: { 200: one(PrivatePreferencesResponse, 'What the user said') },
      handle: async ({ userId }) => present(await ownPrivatePreferences.of(userId)),
    }),
    member.put(path, 'setPrivatePreferences', {
      summary: 'Replace the own private preferences',
      body: PrivatePreferencesBody,
      responses: {
        200: one(PrivatePreferencesResponse, 'What is saved'),
        409: { description: 'A waiting request needs one of the languages' },
        429: { description: 'Too many requests' },
      },
      handle: async ({ userId, body }) =>
        present(
          await ownPrivatePreferences.save(userId, {
            diets: body.diets ?? [],
            isStepFree: body.isStepFree ?? false,
            noteForBooker: body.noteForBooker ?? null,
            languages: body.languages ?? [],
          }),
        ),
    }),
  ];
}
