import type { EmailChange } from '../../../application/credentials/email-change.js';
import type { OwnPassword } from '../../../application/credentials/own-password.js';
import type { VerifyPassword } from '../../../application/credentials/verify-password.js';
import type { EmailProofs } from '../../../application/credentials/ports.js';
import type { FindCurrentUser } from '../../../application/profile/find-current-user.js';
import { MessageResponse } from '../message-response.js';
import { SuspendedResponse } from '../moderation/suspended.dto.js';
import { one, type Route } from '../route.js';
import { presentCurrentUser } from '../profile/account.presenter.js';
import { originOf } from '../account/caller-origin.js';
import {
  ChangeEmailBody,
  EmailChangeResponse,
  ChangePasswordBody,
  VerifyNewEmailBody,
} from './credentials.dto.js';
import { CurrentUserResponse } from '../profile/profile.dto.js';
import { routesFor } from '../routes-for.js';

export interface CredentialsServices {
  readonly verifyPassword: VerifyPassword;
  readonly ownPassword: OwnPassword;
  readonly emailChange: EmailChange;
  readonly emailProofs: Pick<EmailProofs, 'isMailRefused'>;
  readonly findCurrentUser: FindCurrentUser;
}

const member = routesFor('member', 'Profile');
const refusals = {
  403: one(SuspendedResponse, 'Wrong password'),
  429: { description: 'Too many attempts' },
};

/** Password and email address of the account. */
export function credentialsRoutes(services: CredentialsServices): Route[] {
  return [
    member.post('/api/user/confirmation-code', 'sendConfirmationCode', {
      summary: 'Email a code that takes the place of the password of an account without one',
      isOpenToSuspended: true,
      responses: {
        200: one(MessageResponse, 'The code is sent to the address of the account'),
        409: { description: 'The account has a password' },
        429: { description: 'Too many codes' },
      },
      handle: async ({ userId }) => {
        await services.verifyPassword.sendCode({ userId });
        return { message: 'Check your email for the code' };
      },
    }),
    member.put('/api/user/password', 'changePassword', {
      summary: 'Change the password; ends every other session',
      body: ChangePasswordBody,
      responses: { 200: one(MessageResponse, 'The password is changed'), ...refusals },
      handle: async ({ userId, body, request }) => {
        const { sessionID: sessionId } = request;
        await services.ownPassword.change({ userId, ...body, sessionId });
        return { message: 'Your password is changed' };
      },
    }),
    member.post('/api/user/email', 'beginEmailChange', {
      summary: 'Request a change of the email address; sends a code to the new address',
      body: ChangeEmailBody,
      responses: {
        200: one(MessageResponse, 'An email is sent, whether or not the address has an account'),
        ...refusals,
      },
      handle: async ({ userId, body, request }) => {
        await services.emailChange.begin({ userId, ...body, origin: originOf(request) });
        return { message: 'Check your new address for the verification code' };
      },
    }),
    member.get('/api/user/email', 'getEmailChange', {
      summary: 'Whether the mail to the new email address was refused',
      responses: { 200: one(EmailChangeResponse) },
      handle: async ({ userId }) => ({ isMailRefused: await services.emailProofs.isMailRefused(userId) }),
    }),
    member.post('/api/user/email/verify', 'confirmEmailChange', {
      summary: 'Confirm the new email address with the code',
      body: VerifyNewEmailBody,
      responses: {
        200: one(CurrentUserResponse, 'The account with its new address'),
        409: { description: 'Another account has confirmed the address' },
        429: refusals[429],
      },
      handle: async ({ userId, body, request }) => {
        await services.emailChange.confirm({ userId, ...body, origin: originOf(request) });
        return presentCurrentUser(await services.findCurrentUser.execute({ userId }));
      },
    }),
  ];
}
