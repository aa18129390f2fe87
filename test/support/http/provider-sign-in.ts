import type { APerson, Answer } from './a-person.js';

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
