import type { ReadRegistration } from '../../../application/registration/read-registration.js';
import { originOf } from '../account/caller-origin.js';
import { InvitationTokenBody } from '../account/invitation-token.dto.js';
import { LIMITED, one, route, type Route } from '../route.js';
import { RegistrationResponse } from './registration.dto.js';

export interface RegistrationServices {
  readonly readRegistration: ReadRegistration;
}

const tag = 'Registration';

/** Who may join, for the sign-up form. */
export const registrationRoutes = (services: RegistrationServices): Route[] => [
  route({
    method: 'post',
    path: '/api/auth/registration',
    tag,
    operationId: 'readRegistration',
    summary: 'Who may join; with the token of an invitation also whether it still works',
    access: 'public',
    body: InvitationTokenBody,
    responses: { 200: one(RegistrationResponse, 'The policy'), ...LIMITED },
    handle: ({ body, request }) =>
      services.readRegistration.execute({
        network: originOf(request),
        invitation: body.invitation ?? null,
      }),
  }),
];
