import type { AuthProvider, HttpError } from 'react-admin';
import { isUnauthorized } from '../shared/api/http.js';
import { decisionQueue } from '../shared/review-case/browser-decision-queue.js';
import {
  clearStaffCache,
  type Credentials,
  currentStaff,
  signIn,
  signOut,
} from '../shared/session/session.js';
import { t } from './messages.js';

const SESSION_OVER = t('sessionOver');

/** Connects react-admin to the staff session. */
export const authProvider: AuthProvider = {
  login: (credentials: Credentials) => signIn(credentials),
  logout: async (params: { isByHand?: boolean }) => {
    // Queued decisions need the session that this request ends.
    await decisionQueue.flush();
    await signOut(params);
  },

  /** Only a 401 response signs out; without a network the page stays open and `OfflineBar` is shown. */
  checkAuth: async () => {
    await currentStaff().catch((error: unknown) => {
      if (isUnauthorized(error)) throw Object.assign(new Error(SESSION_OVER), { message: false });
    });
  },

  /** The session has expired: react-admin opens the sign-in page and returns to this one afterwards. */
  checkError: async ({ status, body }: HttpError) => {
    // A mistyped code of an act that asks for it again ends no session.
    const isTyped = (body as { code?: unknown } | null)?.code === 'second_factor_not_accepted';
    if (status !== 401 || isTyped) return;
    clearStaffCache();
    throw new Error(SESSION_OVER);
  },

  getIdentity: async () => {
    const { id, name } = await currentStaff();
    return { id, fullName: name };
  },
  getPermissions: async () => (await currentStaff()).role,
};
