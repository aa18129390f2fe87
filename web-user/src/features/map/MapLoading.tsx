import type { ReactNode } from 'react';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { MAP_LAYOUT } from './map-layout.js';

/** Loading state of map and list. */
export function MapLoading({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={MAP_LAYOUT.columns}>
      <Skeleton className={MAP_LAYOUT.map} />
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
