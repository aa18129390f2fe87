import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { HttpError, type RaRecord, useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { errorMessage } from '../api/http.js';
import { FULL_RECORD } from '../api/use-record-action.js';
import { PageSkeleton } from './PageSkeleton.js';
import { PageTitle } from './PageTitle.js';
import { t } from './messages.js';
import { EmptyState, ErrorState } from './EmptyState.js';

interface Props<Row> {
  readonly resource: string;
  /** The polling interval in milliseconds; false for none. */
  readonly pollMs?: (record: Row) => number | false;
  readonly children: (record: Row) => ReactNode;
}

/** Loads the record with the id of the path, and renders its loading, not-found and error states. */
export function RecordPage<Row extends RaRecord>({ resource, pollMs = () => false, children }: Props<Row>) {
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetOne<Row>(
    resource,
    { id, meta: FULL_RECORD },
    {
      // Many reads are logged in the audit log, so one visit sends one request.
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
        <PageTitle>{t('loadingTitle')}</PageTitle>
        <PageSkeleton />
      </>
    );
  const isGone = error instanceof HttpError && error.status === 404;
  return (
    <>
      <PageTitle>{isGone ? t('notFound') : t('trouble')}</PageTitle>
      {isGone ? (
        <EmptyState title={t('nothingHere')} text={errorMessage(error)} isAlert>
          <Button component={Link} to={`/${resource}`} variant="outlined">
            {t('toList')}
          </Button>
        </EmptyState>
      ) : (
        <ErrorState text={errorMessage(error)} retry={() => void refetch()} />
      )}
    </>
  );
}
