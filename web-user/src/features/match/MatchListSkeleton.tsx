import { Skeleton } from '../../shared/ui/Skeleton.js';
import { Card } from '../../shared/ui/Card.js';

/** Skeleton of the match list at its final size. */
export function MatchListSkeleton() {
  return (
    <div aria-hidden className="grid gap-4 md:grid-cols-2 lg:gap-5 xl:grid-cols-3">
      {[1, 2].map((each) => (
        <Card key={each} className="grid gap-4">
          <div className="flex items-start justify-between">
            <Skeleton className="h-12 w-36 rounded-full" />
            <Skeleton className="h-7 w-24 rounded-full" />
          </div>
          <Skeleton className="h-12 w-2/3" />
          <Skeleton className="h-36" />
          <Skeleton className="h-20" />
          <Skeleton className="h-12 rounded-full" />
        </Card>
      ))}
    </div>
  );
}
