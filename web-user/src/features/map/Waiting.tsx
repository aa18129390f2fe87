import type { ReactNode } from 'react';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { SPLIT } from './split.js';

/** Loading state of map and list. */
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
