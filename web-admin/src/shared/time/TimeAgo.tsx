import type { ReactNode } from 'react';
import { formatDateTime } from './dates.js';
import { formatAgo } from './durations.js';
import { useNow } from './use-now.js';

/** A relative time that updates itself, with the absolute time on hover. */
export function TimeAgo({ at }: { at: string }): ReactNode {
  const now = useNow(30_000);
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatAgo(at, now)}
    </time>
  );
}
