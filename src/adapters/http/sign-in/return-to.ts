import { returnPath } from '../../../domain/server-and-browser/page-paths.js';

/** The URL of the sign-in page, which returns to `returnTo`. */
export function signInPage(returnTo: string | undefined, parameters: Record<string, string> = {}): string {
  const path = returnPath(returnTo);
  const query = new URLSearchParams({ ...parameters, ...(path !== '/' && { returnTo: path }) });
  return query.size > 0 ? `/auth?${query}` : '/auth';
}
