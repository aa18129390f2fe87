import type { Request, Response } from 'express';
import type { VerifiedUser } from '../../../application/sign-in/credentials.js';
import type { FindCurrentUser } from '../../../application/profile/find-current-user.js';
import type { MemberSessions } from '../../../application/sign-in/member-sessions.js';
import type { IdentityProviders } from '../../../application/sign-in/ports.js';
import type { ProviderSignIn } from '../../../application/sign-in/provider-sign-in.js';
import type { NewAccounts } from '../../../application/sign-up/new-accounts.js';
import { ProviderSignInExpired, ProviderSignInFailed } from '../../../domain/account/provider-errors.js';
import type { Restriction } from '../../../domain/moderation/restriction.js';
import { AccountSuspended } from '../../../domain/moderation/suspension-errors.js';
import { DomainError } from '../../../domain/shared/domain-error.js';
import { returnPath } from '../../../domain/server-and-browser/page-paths.js';
import { notThere } from '../http-error.js';
import { SuspendedResponse } from '../moderation/suspended.dto.js';
import { one, type Route } from '../route.js';
import { signIn } from '../session.js';
import { keepSessionHint } from '../session-hint.js';
import { presentCurrentUser } from '../profile/account.presenter.js';
import { originOf } from '../account/caller-origin.js';
import type { DeviceCookies } from '../account/device-cookies.js';
import { CurrentUserResponse } from '../profile/profile.dto.js';
import { onWaitlist } from '../sign-up/key-cookies.js';
import {
  type BegunSignIn,
  choosesAccount,
  type ProvedIdentity,
  type ProviderCookies,
} from './provider-cookies.js';
import {
  BeginProviderQuery,
  JoinWithProviderBody,
  LinkProviderBody,
  ProvedIdentityResponse,
  ProviderParams,
} from './provider-sign-in.dto.js';
import { signInPage } from './return-to.js';
import { routesFor } from '../routes-for.js';

const PROVIDER_CALLBACK = '/api/auth/provider/callback';
/** Whose address to come back to has no id. */
export const FIRST_PROVIDER = '1';

/**
 * The path that a provider sends browsers back to: each its own, so that an answer of one that is passed off as that of
 * another is not accepted (RFC 9700, mix-up).
 */
export const providerCallback = (id: string): string =>
  id === FIRST_PROVIDER ? PROVIDER_CALLBACK : `${PROVIDER_CALLBACK}/${id}`;

export interface ProviderSignInServices {
  /** Empty where the settings name no provider: the routes are then not there. */
  readonly providers: IdentityProviders;
  readonly providerSignIn: ProviderSignIn;
  readonly newAccounts: NewAccounts;
  readonly memberSessions: MemberSessions;
  readonly findCurrentUser: FindCurrentUser;
  readonly devices: DeviceCookies;
  readonly cookies: ProviderCookies;
}

const anyone = routesFor('public', 'Sessions');
const NO_PROVIDER = { 404: { description: 'There is no provider' } };
const toSignIn: Route['responses'] = {
  302: { description: 'Redirect to the provider, or to a page of the app', headers: ['Location'] },
};

export function providerSignInRoutes(services: ProviderSignInServices): Route[] {
  const { cookies, devices } = services;

  async function open(request: Request, response: Response, user: VerifiedUser): Promise<Restriction | null> {
    const deviceKey = devices.keyOf(request);
    const restriction = await signIn(request, user.id, (session) =>
      services.memberSessions.open(user, { ...session, deviceKey }),
    );
    devices.keep(request, response, { userId: user.id, id: deviceKey });
    choosesAccount.forget(request, response);
    // The redirect ends at a page that the service worker may serve, without the cookies of the server.
    keepSessionHint(request, response);
    return restriction;
  }

  function provedBy(request: Request, next: ProvedIdentity['next']): ProvedIdentity['identity'] {
    if (services.providers.size === 0) throw notThere();
    const proved = cookies.proved.of(request);
    if (proved?.next !== next) throw new ProviderSignInExpired();
    return proved.identity;
  }

  async function complete(
    request: Request,
    response: Response,
    provider: string,
    begun: BegunSignIn | null,
  ): Promise<string> {
    if (begun?.provider !== provider) throw new ProviderSignInFailed();
    const query = new URLSearchParams(request.originalUrl.replace(/^[^?]*/, ''));
    const command = { provider, attempt: begun.attempt, query, origin: originOf(request) };
    const result = await services.providerSignIn.finish(command);
    if (result.next === 'session') {
      // A restricted session shows the suspension on every page.
      await open(request, response, result.user);
      return begun.returnTo;
    }
    cookies.proved.keep(request, response, result);
    return signInPage(begun.returnTo, { provider: result.next });
  }

  async function finish(request: Request, response: Response, provider: string): Promise<void> {
    if (!services.providers.has(provider)) throw notThere();
    const begun = cookies.begun.of(request);
    // An answer is accepted once.
    cookies.begun.forget(request, response);
    const target = await complete(request, response, provider, begun).catch(problemOf);
    const page = typeof target === 'string' ? target : signInPage(begun?.returnTo, { problem: target.code });
    response.redirect(302, page);
  }

  return [
    anyone.get('/api/auth/provider', 'beginProviderSignIn', {
      summary: 'Begin a sign-in with a provider that the settings name',
      query: BeginProviderQuery,
      responses: { ...toSignIn, ...NO_PROVIDER },
      handle: async ({ query, request, response }) => {
        const { provider = FIRST_PROVIDER } = query;
        const asked = services.providers.get(provider);
        if (!asked) throw notThere();
        const returnTo = returnPath(query.returnTo);
        const target = await asked.begin(choosesAccount.of(request)).catch(problemOf);
        if ('code' in target) return response.redirect(302, signInPage(returnTo, { problem: target.code }));
        cookies.begun.keep(request, response, { provider, attempt: target.attempt, returnTo });
        response.redirect(302, target.url);
      },
    }),
    anyone.get(PROVIDER_CALLBACK, 'finishProviderSignIn', {
      summary: "The provider's answer: signs in, or redirects to the form that completes it",
      responses: { ...toSignIn, ...NO_PROVIDER },
      handle: ({ request, response }) => finish(request, response, FIRST_PROVIDER),
    }),
    anyone.get(`${PROVIDER_CALLBACK}/:provider`, 'finishSignInWithOtherProvider', {
      summary: 'The same for a further provider, by its id',
      params: ProviderParams,
      responses: { ...toSignIn, ...NO_PROVIDER },
      handle: ({ params, request, response }) => finish(request, response, params.provider),
    }),
    anyone.get('/api/auth/provider/identity', 'getProvedIdentity', {
      summary: 'The identity that this browser proved at the provider',
      responses: {
        200: one(ProvedIdentityResponse),
        400: { description: 'None, or too long ago' },
        ...NO_PROVIDER,
      },
      handle: ({ request }) => {
        const next = cookies.proved.of(request)?.next ?? 'link';
        const { email, firstName, lastName } = provedBy(request, next);
        return { next, email, firstName, lastName };
      },
    }),
    anyone.post('/api/auth/provider/link', 'linkProvider', {
      summary: "Link the identity to the account with its email, by that account's password, and sign in",
      body: LinkProviderBody,
      responses: {
        200: one(CurrentUserResponse, 'Signed in'),
        403: one(SuspendedResponse, 'Wrong password; or the account is suspended'),
        ...NO_PROVIDER,
        429: { description: 'Too many attempts' },
      },
      handle: async ({ body, request, response }) => {
        const identity = provedBy(request, 'link');
        const command = { identity, ...body, ...devices.requesterOf(request) };
        const user = await services.providerSignIn.link(command);
        cookies.proved.forget(request, response);
        const restriction = await open(request, response, user);
        if (restriction) throw new AccountSuspended(restriction);
        return presentCurrentUser(await services.findCurrentUser.execute({ userId: user.id }));
      },
    }),
    anyone.post('/api/auth/provider/join', 'joinWithProvider', {
      summary: 'Create an account from the identity, and sign in',
      body: JoinWithProviderBody,
      responses: {
        200: one(CurrentUserResponse, 'The new account'),
        ...NO_PROVIDER,
        403: {
          description: 'The registration policy or the domain of the email does not allow it',
        },
        409: { description: 'The username or the email has been taken since' },
        429: { description: 'Too many sign-ups from one network; the browser keeps its place in line' },
      },
      handle: async ({ body, request, response }) => {
        const identity = provedBy(request, 'sign-up');
        const command = { identity, ...body, ...devices.requesterOf(request) };
        const user = await onWaitlist(request, response, (place) =>
          services.newAccounts.joinWithProvider({ ...command, place }),
        );
        cookies.proved.forget(request, response);
        await open(request, response, user);
        return presentCurrentUser(await services.findCurrentUser.execute({ userId: user.id }));
      },
    }),
  ];
}

/** A refusal, which the sign-in page shows: the browser follows a link here, so JSON would be a dead end. */
function problemOf(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  throw error;
}
