import type { APerson, Answer } from './a-person.js';
import { CLIENT, type OpenIdIssuer } from './openid-issuer.js';

/** What a person says who joins with a provider. */
export const GRACE = { firstName: 'Grace', lastName: 'Hopper', dateOfBirth: '1996-12-09', isAdult: true };

/** What an issuer states about the person. */
export const claimsOf = (
  { username, email }: Pick<APerson, 'username' | 'email'>,
  sub = `subject of ${username}`,
) => ({ sub, email, email_verified: true, given_name: 'Grace', family_name: 'Hopper' });

/** The settings of a product that signs in with the issuer. @param suffix `_2` for a further one */
export const settingsOf = ({ url }: OpenIdIssuer, suffix = ''): Record<string, string> => ({
  [`OIDC_ISSUER${suffix}`]: url,
  [`OIDC_CLIENT_ID${suffix}`]: CLIENT.id,
  [`OIDC_CLIENT_SECRET${suffix}`]: CLIENT.secret,
});

/** Begins a sign-in in this browser, and returns the address that the issuer sends it back to. */
export async function answerOfIssuer(browser: APerson, returnTo = '/', provider = '1'): Promise<URL> {
  const query = new URLSearchParams({ returnTo, ...(provider !== '1' && { provider }) });
  const begun = await browser.get(`/api/auth/provider?${query}`);
  const granted = await fetch(locationOf(begun), { redirect: 'manual' });
  return new URL(granted.headers.get('location')!);
}

/** Opens the address in this browser, and returns the path that it is redirected to. */
export async function follow(browser: APerson, { pathname, search }: URL): Promise<string> {
  const answer = await browser.get(pathname + search);
  return answer.status === 302 ? locationOf(answer) : `${answer.status} ${JSON.stringify(answer.body)}`;
}

/** A whole sign-in. @returns the path that the browser ends at */
export async function signInWithProvider(
  browser: APerson,
  returnTo?: string,
  provider?: string,
): Promise<string> {
  return follow(browser, await answerOfIssuer(browser, returnTo, provider));
}

export const locationOf = ({ headers }: Answer): string => headers.get('location') ?? '';
