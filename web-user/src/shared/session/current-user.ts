import { queryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { isUnauthorized } from '../api/api-error.js';
import { call } from '../api/call.js';
import type { CurrentUser } from '../api/types.js';

/** Who is signed in; null for nobody, which is no error. */
export const currentUserQuery = queryOptions({
  queryKey: ['/api/user'],
  queryFn: (): Promise<CurrentUser | null> =>
    call('get', '/api/user').catch((error: unknown) => {
      if (isUnauthorized(error)) return null;
      throw error;
    }),
});

/**
 * The person the screens below belong to, given by the session gate. Not read from the cache, which may already be
 * empty while a screen that is about to go away renders once more.
 */
export const Me = createContext<CurrentUser | null>(null);

/** Only for screens that stand behind the session gate. */
export function useMe(): CurrentUser {
  const me = useContext(Me);
  if (!me) throw new Error('This screen is only for people who are signed in');
  return me;
}
