/** A path of the product: one slash, then no second one in any disguise that browsers read as one. */
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}\s]*$/u;

/** The address of the sign-in page that leads back to `returnTo`; anything but a path of the product is forgotten. */
export function signInPage(returnTo: string | undefined): string {
  if (!returnTo || !OWN_PATH.test(returnTo)) return '/auth';
  return `/auth?returnTo=${encodeURIComponent(returnTo)}`;
}
