import { Skeleton } from '../../shared/ui/Skeleton.js';

/** One column on a phone; on wider screens the search and the meetups left, the request cards right. */
export const DASHBOARD =
  'mt-4 grid grid-cols-1 items-start gap-5 lg:mt-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8';

/** Shown until the state of the request is loaded, which decides the layout, so that there is no layout shift. */
export function DashboardSkeleton() {
  return (
    <>
      <Skeleton className="h-52 lg:h-120" />
      <div className="grid gap-5 lg:row-span-2">
        <div className="grid gap-3">
          <Skeleton className="h-7 w-36" />
          <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
            <Skeleton className="h-26" />
            <Skeleton className="h-26" />
          </div>
        </div>
        <Skeleton className="h-20" />
        <Skeleton className="h-26" />
      </div>
      <Skeleton className="h-98" />
    </>
  );
}
