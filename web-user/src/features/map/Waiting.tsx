import type { ReactNode } from 'react';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { SPLIT } from './split.js';

/** Holds the place of map and list, with a word on what is being waited for. */
export function Waiting({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={SPLIT.columns}>
      <Skeleton className={SPLIT.map} />
      <div className="grid content-start gap-3">
        <p role="status" className="font-semibold">
          {text}
        </p>
        {children}
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
    </div>
  );
}
