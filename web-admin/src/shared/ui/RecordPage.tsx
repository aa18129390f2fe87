import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { HttpError, type RaRecord, useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { errorMessage } from '../api/http.js';
import { FULL_RECORD } from '../api/record-cache.js';
import { PageSkeleton } from './PageSkeleton.js';
import { EmptyState } from './EmptyState.js';
import { PageTitle } from './PageTitle.js';
import { ErrorState } from './ErrorState.js';

interface Props<Row> {
  readonly resource: string;
  /** How often to look whether the record has changed; false for never. */
  readonly pollMs?: (record: Row) => number | false;
  readonly children: (record: Row) => ReactNode;
}

/** The page of one record, named by the address: on the way, not there, failed, or there. */
export function RecordPage<Row extends RaRecord>({
  resource,
  pollMs = () => false,
  children,
}: Props<Row>): ReactNode {
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetOne<Row>(
    resource,
    { id, meta: FULL_RECORD },
    {
      // Of many records every look is written down: a visit is one.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchOnMount: 'always',
      staleTime: Infinity,
      refetchInterval: ({ state }) => (state.data ? pollMs(state.data as Row) : false),
    },
  );
  if (data) return children(data);
  if (!error)
    return (
      <>
        <PageTitle>Loading…</PageTitle>
        <PageSkeleton />
      </>
    );
  const isGone = error instanceof HttpError && error.status === 404;
  return (
    <>
      <PageTitle>{isGone ? 'Not here' : 'Trouble'}</PageTitle>
      {isGone ? (
        <EmptyState title="There is nothing here" text={errorMessage(error)} isAlert>
          <Button component={Link} to={`/${resource}`} variant="outlined">
            To the list
          </Button>
        </EmptyState>
      ) : (
        <ErrorState text={errorMessage(error)} retry={() => void refetch()} />
      )}
    </>
  );
}
