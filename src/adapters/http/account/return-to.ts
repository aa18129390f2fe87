/** A path on this origin: one slash that no second slash or backslash follows. */
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}\s]*$/u;

/**
 * The URL of the sign-in page with `returnTo` as parameter, which is dropped unless it is a path on this origin (no
 * open redirect).
 */
export function signInPage(returnTo: string | undefined): string {
  if (!returnTo || !OWN_PATH.test(returnTo)) return '/auth';
  return `/auth?returnTo=${encodeURIComponent(returnTo)}`;
}
