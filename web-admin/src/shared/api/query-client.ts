import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

const MOST_RETRIES = 2;

/** A refusal stays one however often one asks; only what went unanswered is asked again. */
const isWorthAnother = (failures: number, error: unknown): boolean =>
  failures < MOST_RETRIES && error instanceof HttpError && (error.status === 0 || error.status >= 502);

/** `always`: the app itself tells whether the server answers, the browser's guess would only hold calls back. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: isWorthAnother, networkMode: 'always', staleTime: 5000 },
    mutations: { networkMode: 'always' },
  },
});
