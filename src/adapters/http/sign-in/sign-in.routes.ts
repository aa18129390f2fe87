import type { Request, Response } from 'express';
import { Strategy } from 'passport-local';
import type { FindCurrentUser } from '../../../application/profile/find-current-user.js';
import type { OwnPassword } from '../../../application/credentials/own-password.js';
import type { Credentials, VerifiedUser } from '../../../application/sign-in/credentials.js';
import type { MemberSessions } from '../../../application/sign-in/member-sessions.js';
import type { IdentityProviders } from '../../../application/sign-in/ports.js';
import { ensurePasswordSignIn } from '../../../domain/account/password-sign-in.js';
import { AccountSuspended } from '../../../domain/moderation/suspension-errors.js';
import { forgetCachedAnswers, forgetCookie } from '../cookies.js';
import { MessageResponse } from '../message-response.js';
import { SuspendedResponse } from '../moderation/suspended.dto.js';
import { one, type Route } from '../route.js';
import { authenticator, SESSION_COOKIE, signIn, signOut } from '../session.js';
import { presentCurrentUser } from '../profile/account.presenter.js';
import { originOf } from '../account/caller-origin.js';
import { choosesAccount } from './provider-cookies.js';
import type { DeviceCookies } from '../account/device-cookies.js';
import { CurrentUserResponse } from '../profile/profile.dto.js';
import { signInPage } from './return-to.js';
import { resetKey } from '../sign-up/key-cookies.js';
import { LogInBody, LoginPageQuery, ResetPasswordBody } from './sign-in.dto.js';
import { EmailBody } from '../sign-up/sign-up.dto.js';
import { routesFor } from '../routes-for.js';

export interface SignInServices {
  /** False where members sign in with the provider only. */
  readonly hasPasswordSignIn: boolean;
  readonly credentials: Credentials;
  readonly memberSessions: MemberSessions;
  readonly ownPassword: OwnPassword;
  readonly findCurrentUser: FindCurrentUser;
  readonly devices: DeviceCookies;
  readonly providers: IdentityProviders;
}

const anyone = routesFor('public', 'Sessions');

export function signInRoutes(services: SignInServices): Route[] {
  const authenticate = localSignIn(services.credentials, services.devices);
  return [
    anyone.post('/api/auth/login', 'logIn', {
      summary: 'Sign in with username or email',
      body: LogInBody,
      responses: {
        200: one(CurrentUserResponse, 'Signed in'),
        401: { description: 'Unknown user or wrong password' },
        403: one(
          SuspendedResponse,
          'The email address is not verified; members sign in with the provider only; or the account is suspended, then with a session for the appeal, the export and the deletion',
        ),
        429: { description: 'Too many attempts' },
      },
      handle: async ({ request, response }) => {
        ensurePasswordSignIn(services.hasPasswordSignIn);
        const person = await authenticate(request, response);
        const deviceKey = services.devices.keyOf(request);
        const restriction = await signIn(request, person.id, (session) =>
          services.memberSessions.open(person, { ...session, deviceKey }),
        );
        services.devices.keep(request, response, { userId: person.id, id: deviceKey });
        if (restriction) throw new AccountSuspended(restriction);
        return presentCurrentUser(await services.findCurrentUser.execute({ userId: person.id }));
      },
    }),
    anyone.post('/api/logout', 'logOut', {
      summary: 'End this session; idempotent',
      responses: { 200: one(MessageResponse, 'Signed out') },
      handle: async ({ userId, request, response }) => {
        const sessionId = request.sessionID;
        if (userId !== null) {
          await signOut(request);
          await services.memberSessions.logOut({ sessionId, userId });
        }
        forgetCookie(request, response, SESSION_COOKIE);
        if (userId !== null && services.providers.size > 0) choosesAccount.keep(request, response);
        forgetCachedAnswers(response);
        return { message: 'Logged out' };
      },
    }),
    anyone.post('/api/auth/forgot-password', 'forgotPassword', {
      summary: 'Request a password reset code by email',
      body: EmailBody,
      responses: {
        200: one(MessageResponse, 'The same response for every address'),
        429: { description: 'Too many requests from one network' },
      },
      handle: async ({ body, request, response }) => {
        const requester = services.devices.requesterOf(request);
        const command = { ...body, ...requester, resetKey: resetKey.of(request) };
        resetKey.keep(request, response, (await services.ownPassword.forgot(command)).resetKey);
        return { message: "If there's an account with this email, we've sent it a reset code." };
      },
    }),
    anyone.post('/api/auth/reset-password', 'resetPassword', {
      summary: 'Reset the password with the code; ends every session',
      body: ResetPasswordBody,
      responses: { 200: one(MessageResponse, 'The password is changed') },
      handle: async ({ body, request, response }) => {
        const command = { ...body, origin: originOf(request), resetKey: resetKey.of(request) };
        const { userId } = await services.ownPassword.reset(command);
        resetKey.forget(request, response);
        services.devices.keep(request, response, { userId, id: services.devices.keyOf(request) });
        return { message: 'Your password has been reset. Please log in.' };
      },
    }),
    anyone.get('/api/login', 'openLoginPage', {
      summary: 'Redirect to the sign-in page, which returns to the requested page',
      query: LoginPageQuery,
      responses: { 302: { description: 'Redirect to the sign-in page', headers: ['Location'] } },
      handle: ({ query, response }) => {
        response.redirect(302, signInPage(query.returnTo));
      },
    }),
  ];
}

/** Authenticates name and password with passport. @throws what `Credentials` throws */
type LocalSignIn = (request: Request, response: Response) => Promise<VerifiedUser>;

/** The local strategy; other ways of signing in are further strategies. */
function localSignIn(credentials: Credentials, devices: DeviceCookies): LocalSignIn {
  const fields = {
    usernameField: 'usernameOrEmail',
    passwordField: 'password',
    passReqToCallback: true,
  } as const;
  const strategy = new Strategy(fields, (request, usernameOrEmail, password, done) => {
    credentials
      .verify({ usernameOrEmail: usernameOrEmail.trim(), password, ...devices.requesterOf(request) })
      .then((person) => done(null, person), done);
  });
  return (request, response) =>
    new Promise((resolve, reject) => {
      const answer = (error: unknown, person: VerifiedUser | false): void => {
        if (person) resolve(person);
        else reject(error as Error);
      };
      // Passport stores its callbacks on the strategy object, so each request creates its own; a shared one would mix
      // up concurrent sign-ins.
      const ofThisRequest = Object.create(strategy) as Strategy;
      authenticator.authenticate(ofThisRequest, { session: false }, answer)(request, response, reject);
    });
}
