import { useGetList } from 'react-admin';

const POLL_MS = 15_000;

/** How much waits for a moderator at this moment; asked again while somebody looks. */
export function useQueueSize(): number {
  const { total = 0 } = useGetList(
    'work',
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'dueAt', order: 'ASC' }, filter: {} },
    { refetchInterval: POLL_MS },
  );
  return total;
}
