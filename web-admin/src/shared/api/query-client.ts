import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

const MAX_RETRIES = 2;

/** A refusal stays one however often one asks; only what went unanswered is asked again. */
const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < MAX_RETRIES && error instanceof HttpError && (error.status === 0 || error.status >= 502);

/** `always`: the app itself tells whether the server answers, the browser's guess would only hold calls back. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, networkMode: 'always', staleTime: 5000 },
    mutations: { networkMode: 'always' },
  },
});
