import { createContext, useContext } from 'react';
import type { CurrentUser } from '../api/types.js';

/**
 * The signed-in user of the screens below, provided by the session gate. It is not read from the session, which may
 * already have ended when an unmounting screen renders for the last time.
 */
export const Me = createContext<CurrentUser | null>(null);

/** Only for screens below the session gate. */
export function useMe(): CurrentUser {
  const me = useContext(Me);
  if (!me) throw new Error('This screen is only for people who are signed in');
  return me;
}
