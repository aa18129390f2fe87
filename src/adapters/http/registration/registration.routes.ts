import type { ReadRegistration } from '../../../application/registration/read-registration.js';
import type { WithdrawApplication } from '../../../application/registration/withdraw-application.js';
import { originOf } from '../account/caller-origin.js';
import { InvitationTokenBody } from '../account/introduction.dto.js';
import { applicationTicket } from '../account/key-cookies.js';
import { MessageResponse } from '../message-response.js';
import { LIMITED, one, route, type Route } from '../route.js';
import { RegistrationResponse } from './registration.dto.js';

export interface RegistrationServices {
  readonly readRegistration: ReadRegistration;
  readonly withdrawApplication: WithdrawApplication;
}

const tag = 'Registration';

/** Who may join, for the sign-up form, and the way out of the waiting room. */
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
  route({
    method: 'delete',
    path: '/api/auth/application',
    tag,
    operationId: 'withdrawApplication',
    summary: 'Withdraw the application that this browser has just made or signed in to',
    access: 'public',
    responses: {
      200: one(MessageResponse, 'Everything about it is deleted'),
      404: { description: 'None, too long ago, or it has ended' },
    },
    handle: async ({ request, response }) => {
      await services.withdrawApplication.execute({ ticket: applicationTicket.of(request) });
      applicationTicket.forget(request, response);
      return { message: 'Your application is withdrawn' };
    },
  }),
];
