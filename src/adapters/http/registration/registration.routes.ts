import type { WhoMayJoin } from '../../../application/registration/who-may-join.js';
import { originOf } from '../account/caller-origin.js';
import { InvitationTokenBody } from '../account/invitation-token.dto.js';
import { LIMITED, one, type Route } from '../route.js';
import { RegistrationResponse } from './registration.dto.js';
import { routesFor } from '../routes-for.js';

export interface RegistrationServices {
  readonly whoMayJoin: WhoMayJoin;
}

const anyone = routesFor('public', 'Registration');

/** Who may join, for the sign-up form. */
export const registrationRoutes = (services: RegistrationServices): Route[] => [
  anyone.post('/api/auth/registration', 'readRegistration', {
    summary: 'Who may join; with the token of an invitation also whether it still works',
    body: InvitationTokenBody,
    responses: { 200: one(RegistrationResponse, 'The policy'), ...LIMITED },
    handle: ({ body, request }) =>
      services.whoMayJoin.read({
        network: originOf(request),
        invitation: body.invitation ?? null,
      }),
  }),
];
