import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

const MAX_RETRIES = 2;

/** Retries requests without a response and gateway errors; a 4xx response would be the same again. */
const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < MAX_RETRIES && error instanceof HttpError && (error.status === 0 || error.status >= 502);

/**
 * `networkMode: 'always'`, because `connection.ts` detects a missing network from the requests themselves;
 * `navigator.onLine` would only delay them.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, networkMode: 'always', staleTime: 5000 },
    mutations: { networkMode: 'always' },
  },
});
