import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

type Load = Pick<UseQueryResult, 'data' | 'error' | 'errorUpdatedAt' | 'refetch'>;

/** A load without an answer so far, and the action of its button. */
export interface FailedLoad {
  readonly error: Error;
  readonly retry: () => void;
}

/**
 * The failure of a query that has no data. A poll or a frame that loads it again leaves the failure as it is, so that its
 * button does not vanish under the pointer; only `retry` shows that it loads.
 */
export function useFailedLoad({ data, error, errorUpdatedAt, refetch }: Load): FailedLoad | null {
  const [shown, setShown] = useState(error);
  // The first render after the button was pressed may still have the error of before.
  const [retried, setRetried] = useState<Error | null>(null);
  const news = error === retried ? null : error;
  if (news && news !== shown) setShown(news);
  // Another query in the same place has not failed yet.
  const failure = errorUpdatedAt === 0 ? null : (news ?? shown);
  if (data !== undefined || !failure) return null;
  const retry = () => {
    setRetried(failure);
    setShown(null);
    void refetch();
  };
  return { error: failure, retry };
}
