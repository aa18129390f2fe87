/** The tabs of /auth, whose path is the same for both. */
export type AuthTab = 'sign-in' | 'create-account';

interface AuthState {
  readonly tab: AuthTab;
  readonly loadedAt: number;
}

/** The router state of a link to /auth that opens this tab. */
export const openingTab = (tab: AuthTab): AuthState => ({ tab, loadedAt: performance.timeOrigin });

/** Whether the history entry was opened with a tab, on any load. */
export const hasTab = (state: unknown): boolean => (state as AuthState | null)?.tab !== undefined;

/** The tab of a history entry. Browsers keep its state over a reload, which starts with Sign In again. */
export function openedTab(state: unknown): AuthTab {
  const { tab, loadedAt } = (state as AuthState | null) ?? {};
  return loadedAt === performance.timeOrigin && tab === 'create-account' ? tab : 'sign-in';
}
