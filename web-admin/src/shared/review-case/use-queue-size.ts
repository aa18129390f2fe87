import { useGetList } from 'react-admin';

const POLL_MS = 15_000;

/** Polls the number of open items in the queue. */
export function useQueueSize(): number {
  const { total = 0 } = useGetList(
    'work',
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'dueAt', order: 'ASC' }, filter: {} },
    { refetchInterval: POLL_MS },
  );
  return total;
}
