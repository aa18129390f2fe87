import type { Request, Response } from 'express';
import { Strategy } from 'passport-local';
import type { Credentials, VerifiedUser } from '../../../application/sign-in/credentials.js';
import { authenticator } from '../session.js';
import type { DeviceCookies } from '../account/device-cookies.js';

/** Authenticates name and password with passport. @throws what `Credentials` throws */
export type LocalSignIn = (request: Request, response: Response) => Promise<VerifiedUser>;

/** The local strategy; other ways of signing in are further strategies. */
export function localSignIn(credentials: Credentials, devices: DeviceCookies): LocalSignIn {
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
