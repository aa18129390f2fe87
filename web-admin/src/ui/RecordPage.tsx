import type { ReactNode } from 'react';
import { type RaRecord, useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { messageOf } from '../api/http.js';
import { PageSkeleton } from '../layout/PageSkeleton.js';
import { Trouble } from './Trouble.js';

interface Props<Row> {
  readonly resource: string;
  /** How often to look whether the record has changed; false for never. */
  readonly pollMs?: (record: Row) => number | false;
  readonly children: (record: Row) => ReactNode;
}

/** The page of one record, named by the address: on the way, failed, or there. */
export function RecordPage<Row extends RaRecord>({
  resource,
  pollMs = () => false,
  children,
}: Props<Row>): ReactNode {
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetOne<Row>(
    resource,
    { id },
    { refetchInterval: ({ state }) => (state.data ? pollMs(state.data as Row) : false) },
  );
  if (data) return children(data);
  if (error) return <Trouble text={messageOf(error)} retry={() => void refetch()} />;
  return <PageSkeleton />;
}
