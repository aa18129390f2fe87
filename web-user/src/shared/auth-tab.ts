/** The tabs of /auth. */
export type AuthTab = 'sign-in' | 'create-account';

/** The router state of a link to /auth that opens a tab other than Sign In. The path itself is `/auth` for both. */
export interface AuthState {
  readonly tab?: AuthTab;
}

export const OPEN_REGISTRATION: AuthState = { tab: 'create-account' };
