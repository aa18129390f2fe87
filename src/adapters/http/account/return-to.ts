/** A path on this origin: one slash that no second slash or backslash follows. */
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}\s]*$/u;

/** @returns the path, or `/` unless it is a path on this origin (no open redirect) */
export const ownPath = (returnTo: string | undefined): string =>
  returnTo && OWN_PATH.test(returnTo) ? returnTo : '/';

/** The URL of the sign-in page, which returns to `returnTo`. */
export function signInPage(returnTo: string | undefined, parameters: Record<string, string> = {}): string {
  const path = ownPath(returnTo);
  const query = new URLSearchParams({ ...parameters, ...(path !== '/' && { returnTo: path }) });
  return query.size > 0 ? `/auth?${query}` : '/auth';
}
