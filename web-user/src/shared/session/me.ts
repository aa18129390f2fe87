import { createContext, useContext } from 'react';
import type { CurrentUser } from '../api/types.js';

/**
 * The person the screens below belong to, given by the session gate. Not read from the session itself, which may
 * already have ended while a screen that is about to go away renders once more.
 */
export const Me = createContext<CurrentUser | null>(null);

/** Only for screens that stand behind the session gate. */
export function useMe(): CurrentUser {
  const me = useContext(Me);
  if (!me) throw new Error('This screen is only for people who are signed in');
  return me;
}
