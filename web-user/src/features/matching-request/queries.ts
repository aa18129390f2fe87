import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, isNotFound, isUnauthorized } from '../../shared/api/api-error.js';
import { ACTIVE_REQUEST, MATCHES } from '../../shared/api/keys.js';
import { call } from '../../shared/api/call.js';
import type { ActiveRequest, MatchingRequestPayload } from '../../shared/api/types.js';
import { POLLING, useRefetchOnVisible } from '../../shared/hooks/use-polling.js';
import { t } from './messages.js';

/** Query of the user's request, open or matched; null for none. */
export const activeRequestQuery = queryOptions({
  queryKey: ACTIVE_REQUEST,
  queryFn: (): Promise<ActiveRequest | null> =>
    call('get', '/api/user/active-request').catch((error: unknown) => {
      if (isNotFound(error)) return null;
      if (isUnauthorized(error)) throw error;
      throw new ApiError(t('fetchFailed'), error instanceof ApiError ? error.status : 0);
    }),
});

export function useActiveRequest() {
  const query = useQuery({ ...activeRequestQuery, ...POLLING });
  useRefetchOnVisible(query);
  return query;
}

export const createRequest = (payload: MatchingRequestPayload) =>
  call('post', '/api/matching-request', { body: payload }).catch((error: unknown) => {
    if (!(error instanceof ApiError) || (error.message && !error.isStatusText)) throw error;
    throw new ApiError(t('createUnexplained'), error.status, error.body);
  });

/** Replaces the waiting request; where it is over by now there is nothing to replace. It never gives up a seat. */
export const changeRequest = (id: number, payload: MatchingRequestPayload) =>
  call('put', '/api/matching-request/{id}', { params: { id }, body: payload }).catch((error: unknown) => {
    if (error instanceof ApiError && error.body?.code === 'request_is_over') return createRequest(payload);
    throw error;
  });

/** Cancels a request that is shown as waiting. It never gives up a seat that was found meanwhile. */
export const cancelRequest = (id: number) =>
  call('post', '/api/matching-request/{id}/cancel', { params: { id }, query: { while: 'waiting' } });

/** Invalidates the request and the matches after a change of the request. */
export function useRefreshAfterRequest(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ACTIVE_REQUEST }),
      client.invalidateQueries({ queryKey: MATCHES }),
    ]);
}
