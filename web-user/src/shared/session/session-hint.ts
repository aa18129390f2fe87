import { lastSignedInUser } from '../offline/last-signed-in-user.js';

/** A readable cookie beside the session cookie, which scripts cannot read. The server sets it with the page. */
const HINT = 'tablemates.hint';

/** As long as a session can last. */
const LASTS_SECONDS = 30 * 86_400;

/** Whether this browser may have a session. Without one the user is not requested, so that visitors cause no 401. */
export const mayHaveSession = (): boolean =>
  lastSignedInUser() !== null || document.cookie.split('; ').some((pair) => pair.startsWith(`${HINT}=`));

const write = (value: string, seconds: number): void => {
  document.cookie = `${HINT}=${value}; path=/; max-age=${seconds}; samesite=lax`;
};

/** For a sign-in after which the service worker may serve the page, without the cookies of the server. */
export const keepSessionHint = (): void => write('1', LASTS_SECONDS);

export const forgetSessionHint = (): void => write('', 0);
