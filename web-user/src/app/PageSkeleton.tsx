import { Skeleton } from '../shared/ui/Skeleton.js';

/** The Suspense fallback of a screen whose code or data is loading. */
export function PageSkeleton() {
  return (
    <div className="mx-auto grid max-w-6xl gap-4 px-5 pt-6 md:px-8">
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-24" />
      <Skeleton className="h-56" />
    </div>
  );
}
