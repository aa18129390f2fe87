import { Skeleton } from '../../shared/ui/Skeleton.js';

/** One column on a phone; on wider screens the next step left, the rest right. */
export const DASHBOARD =
  'mt-4 grid grid-cols-1 items-start gap-4 lg:mt-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-x-8';

/** Shown until the state of the request is loaded, which decides the layout, so that there is no layout shift. */
export function DashboardSkeleton() {
  return (
    <>
      <Skeleton className="h-110" />
      <div className="grid gap-4">
        <Skeleton className="h-36" />
        <Skeleton className="h-98" />
      </div>
    </>
  );
}
