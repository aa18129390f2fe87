import { useParams } from 'react-router-dom';
import { Chair } from '../../features/friends/Chair.js';
import { useActiveRequest } from '../../features/matching-request/queries.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';

/** Route: /friend/:id. The chair that a friend holds, for a user who is signed in. */
export default function FriendPage() {
  const { id = '' } = useParams();
  const { data: request, isPending } = useActiveRequest();
  return (
    <div className="mx-auto max-w-md px-5 pt-4 md:pt-8">
      {isPending ? <Skeleton className="h-96" /> : <Chair code={id} request={request ?? null} />}
    </div>
  );
}
