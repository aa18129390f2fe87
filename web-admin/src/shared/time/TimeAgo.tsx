import type { ReactNode } from 'react';
import { moment } from './dates.js';
import { agoInWords } from './durations.js';
import { useNow } from './use-now.js';

/** How long ago something was; the moment itself on hover. */
export function Ago({ at }: { at: string }): ReactNode {
  const now = useNow(30_000);
  return (
    <time dateTime={at} title={moment(at)}>
      {agoInWords(at, now)}
    </time>
  );
}
