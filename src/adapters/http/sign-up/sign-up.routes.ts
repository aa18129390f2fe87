import type { FindCurrentUser } from '../../../application/profile/find-current-user.js';
import type { MemberSessions } from '../../../application/sign-in/member-sessions.js';
import type { NewAccounts } from '../../../application/sign-up/new-accounts.js';
import type { SignUp } from '../../../application/sign-up/sign-up.js';
import { ensurePasswordSignIn } from '../../../domain/account/password-sign-in.js';
import { languageOf } from '../language-of.js';
import { MessageResponse } from '../message-response.js';
import { LIMITED, one, type Route } from '../route.js';
import { signIn } from '../session.js';
import { presentCurrentUser } from '../profile/account.presenter.js';
import { originOf } from '../account/caller-origin.js';
import type { DeviceCookies } from '../account/device-cookies.js';
import { CurrentUserResponse } from '../profile/profile.dto.js';
import { onWaitlist, signUpKey } from './key-cookies.js';
import { EmailBody, RegisterResponse, RegisterBody, SignUpResponse, VerifyEmailBody } from './sign-up.dto.js';
import { routesFor } from '../routes-for.js';

export interface SignUpServices {
  /** False where members sign in with the provider only. */
  readonly hasPasswordSignIn: boolean;
  readonly signUp: SignUp;
  readonly newAccounts: NewAccounts;
  readonly memberSessions: MemberSessions;
  readonly findCurrentUser: FindCurrentUser;
  readonly devices: DeviceCookies;
}

const anyone = routesFor('public', 'Registration');

export function signUpRoutes(services: SignUpServices): Route[] {
  return [
    anyone.post('/api/auth/register', 'register', {
      summary: 'Register; sends a verification code by email',
      body: RegisterBody,
      responses: {
        201: one(RegisterResponse, 'An email is sent, whether or not the address has an account'),
        403: {
          description:
            'The registration policy or the domain of the email does not allow it, or members sign in with the provider only',
        },
        409: { description: 'The username is taken' },
        429: { description: 'Too many sign-ups from one network' },
      },
      handle: async ({ body, request, response }) => {
        ensurePasswordSignIn(services.hasPasswordSignIn);
        const requester = services.devices.requesterOf(request);
        const language = languageOf(request);
        const command = { ...body, ...requester, language, signUpKey: signUpKey.of(request) };
        const { email, signUpKey: key } = await services.signUp.register(command);
        signUpKey.keep(request, response, key);
        return { message: 'Check your email for verification code', email };
      },
    }),
    anyone.get('/api/auth/sign-up', 'getSignUp', {
      summary: 'Whether the mail of the sign-up that this browser started was refused',
      responses: { 200: one(SignUpResponse), ...LIMITED },
      handle: ({ request }) =>
        services.signUp.read({ signUpKey: signUpKey.of(request), network: originOf(request) }),
    }),
    anyone.post('/api/auth/verify-email', 'verifyEmail', {
      summary: 'Verify the email address with the code; creates the account and signs in',
      body: VerifyEmailBody,
      responses: {
        200: one(CurrentUserResponse, 'The new account'),
        403: {
          description: 'The registration policy has changed; or members sign in with the provider only',
        },
        409: { description: 'The username has been taken since' },
        429: { description: 'Too many accounts from one network; the browser keeps its place in line' },
      },
      handle: async ({ body, request, response }) => {
        ensurePasswordSignIn(services.hasPasswordSignIn);
        const requester = services.devices.requesterOf(request);
        const command = { ...body, ...requester, signUpKey: signUpKey.of(request) };
        const user = await onWaitlist(request, response, (place) =>
          services.newAccounts.verifyEmail({ ...command, place }),
        );
        signUpKey.forget(request, response);
        const deviceKey = services.devices.keyOf(request);
        await signIn(request, user.id, (session) =>
          services.memberSessions.open(user, { ...session, deviceKey }),
        );
        services.devices.keep(request, response, { userId: user.id, id: deviceKey });
        return presentCurrentUser(await services.findCurrentUser.execute({ userId: user.id }));
      },
    }),
    anyone.post('/api/auth/resend-verification', 'resendVerification', {
      summary: 'Request a new verification code',
      body: EmailBody,
      responses: {
        200: one(MessageResponse, 'The same response for every address'),
        403: { description: 'Members sign in with the provider only' },
        429: { description: 'Too many requests from one network' },
      },
      handle: async ({ body, request }) => {
        ensurePasswordSignIn(services.hasPasswordSignIn);
        await services.signUp.resend({
          ...body,
          ...services.devices.requesterOf(request),
          signUpKey: signUpKey.of(request),
        });
        return { message: "If there's a sign-up with this email, we've sent it a new code." };
      },
    }),
  ];
}
