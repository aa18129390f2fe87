import type { AuthProvider, HttpError } from 'react-admin';
import { isUnauthorized } from '../shared/api/http.js';
import { decisionQueue } from '../shared/review-case/browser-decision-queue.js';
import {
  type Credentials,
  currentStaff,
  clearStaffCache,
  signIn,
  signOut,
} from '../shared/session/session.js';

const SESSION_OVER = 'Your session is over. Please sign in again.';

/** Who may see the console, in the words of react-admin. */
export const authProvider: AuthProvider = {
  login: (credentials: Credentials) => signIn(credentials),
  logout: async (params: { isByHand?: boolean }) => {
    // What was decided a moment ago needs the session that is about to end.
    await decisionQueue.flush();
    await signOut(params);
  },

  /** Only a clear no ends the visit: without a network the page stays, and says so. */
  checkAuth: async () => {
    await currentStaff().catch((error: unknown) => {
      if (isUnauthorized(error)) throw Object.assign(new Error(SESSION_OVER), { message: false });
    });
  },

  /** The session ended while somebody worked: sign in again, and come back to this page. */
  checkError: async ({ status }: HttpError) => {
    if (status !== 401) return;
    clearStaffCache();
    throw new Error(SESSION_OVER);
  },

  getIdentity: async () => {
    const { id, name } = await currentStaff();
    return { id, fullName: name };
  },
  getPermissions: async () => (await currentStaff()).role,
};
