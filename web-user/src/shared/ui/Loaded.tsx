import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFailedLoad } from '../hooks/use-failed-load.js';
import { LoadFailed } from './LoadFailed.js';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** What could not be loaded. */
  failed: string;
  /** Stands in its place while it loads. */
  loading: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a query has loaded, or its failure with a retry. */
export function Loaded<Data>({ query, failed, loading, children }: LoadedProps<Data>): ReactNode {
  const failure = useFailedLoad(query);
  if (query.data !== undefined) return children(query.data);
  return failure ? <LoadFailed title={failed} error={failure.error} onRetry={failure.retry} /> : loading;
}
