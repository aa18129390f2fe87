import type { Request, Response } from 'express';
import { Strategy } from 'passport-local';
import type { ProvedPerson } from '../../../application/account/credentials.js';
import type { LogIn } from '../../../application/account/log-in.js';
import { authenticator } from '../session.js';
import type { DeviceCookies } from './device-cookies.js';

/** Asks passport who is signing in with a name and a password; throws what `LogIn` throws. */
export type LocalSignIn = (request: Request, response: Response) => Promise<ProvedPerson>;

/** Name and password are one way of signing in; another is one more strategy beside it. */
export function localSignIn(logIn: LogIn, devices: DeviceCookies): LocalSignIn {
  const fields = {
    usernameField: 'usernameOrEmail',
    passwordField: 'password',
    passReqToCallback: true,
  } as const;
  const strategy = new Strategy(fields, (request, usernameOrEmail, password, done) => {
    logIn
      .execute({ usernameOrEmail: usernameOrEmail.trim(), password, ...devices.requesterOf(request) })
      .then((person) => done(null, person), done);
  });
  return (request, response) =>
    new Promise((resolve, reject) => {
      const answer = (error: unknown, person: ProvedPerson | false): void => {
        if (person) resolve(person);
        else reject(error as Error);
      };
      // Passport hangs its callbacks on the strategy it is given: each request needs one of its own, or people who
      // sign in at the same time would be answered with each other's accounts.
      const ofThisRequest = Object.create(strategy) as Strategy;
      authenticator.authenticate(ofThisRequest, { session: false }, answer)(request, response, reject);
    });
}
