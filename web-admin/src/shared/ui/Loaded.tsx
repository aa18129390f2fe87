import type { ReactNode } from 'react';
import { errorMessage } from '../api/http.js';
import { useApiQuery } from '../api/use-api-query.js';
import { ErrorState } from './EmptyState.js';
import { PageSkeleton } from './PageSkeleton.js';

interface Props<Answer> {
  /** Below `/api/admin`. */
  readonly path: string;
  /** The polling interval in milliseconds. */
  readonly everyMs?: number;
  /** Whether an answer of an earlier visit will not do, because others may have changed it since. */
  readonly isAskedAnew?: boolean;
  readonly children: (answer: Answer) => ReactNode;
}

/** What is made of the answer of a path; before it arrives a placeholder, or why it did not. */
export function Loaded<Answer>({ path, everyMs, isAskedAnew = false, children }: Props<Answer>) {
  const { data, error, isFetchedAfterMount, refetch } = useApiQuery<Answer>(path, {
    refetchInterval: everyMs,
  });
  if (data !== undefined && (isFetchedAfterMount || !isAskedAnew)) return children(data);
  return error ? <ErrorState text={errorMessage(error)} retry={() => void refetch()} /> : <PageSkeleton />;
}
