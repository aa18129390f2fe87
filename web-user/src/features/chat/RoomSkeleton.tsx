import { Skeleton } from '../../shared/ui/Skeleton.js';

const SEATS = [1, 2, 3, 4];

/** Skeleton of the header. */
export function HeaderSkeleton() {
  return (
    <div
      aria-hidden
      className="flex h-25 shrink-0 flex-wrap items-center gap-x-4 border-b border-line bg-card px-4 side:col-span-2 side:h-14 side:flex-nowrap"
    >
      {SEATS.map((seat) => (
        <Skeleton key={seat} className="size-9 rounded-full" />
      ))}
      <div className="grid basis-full gap-1.5">
        <Skeleton className="h-4 w-32 rounded-sm" />
        <Skeleton className="h-3.5 w-48 rounded-sm" />
      </div>
    </div>
  );
}

/** Skeleton of the message list. */
export function MessagesSkeleton() {
  return (
    <div aria-hidden className="grid min-h-0 flex-1 content-end gap-4 overflow-hidden p-3 sm:px-6">
      <Skeleton className="h-14 w-3/5 max-w-80" />
      <Skeleton className="h-14 w-2/5 max-w-64 justify-self-end" />
      <Skeleton className="h-20 w-1/2 max-w-72" />
    </div>
  );
}

/** Skeleton of the composer. */
export function ComposerSkeleton() {
  return (
    <div aria-hidden className="h-16.25 shrink-0 border-t border-line bg-card px-15 py-2 sm:px-17">
      <Skeleton className="h-full" />
    </div>
  );
}
