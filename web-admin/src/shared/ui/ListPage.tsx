import { type Theme, useMediaQuery } from '@mui/material';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { FilterButton, List, Pagination, SelectInput, type SortPayload, useListContext } from 'react-admin';
import { errorMessage } from '../api/http.js';
import { ExportButton } from './ExportButton.js';
import type { Choice } from './choices.js';
import { ErrorState } from './EmptyState.js';
import { t } from './messages.js';

/** What is read of a filter, and set. */
interface FilterProps {
  readonly type?: string;
  readonly alwaysOn?: boolean;
}

interface Props {
  /** By default that of the page. */
  readonly resource?: string;
  readonly sort: SortPayload;
  /** In narrow windows all but a search are behind a button. */
  readonly filters?: readonly ReactElement[];
  /** Buttons beside the filters. */
  readonly actions?: ReactElement;
  /** Shown when the unfiltered list has no rows. */
  readonly empty: ReactElement;
  readonly children: ReactNode;
}

/** A react-admin `List` with our filters, saved views, pagination and error state. */
export function ListPage({ actions, filters, children, ...list }: Props) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const shown = (filters as readonly ReactElement<FilterProps>[] | undefined)?.map((filter) =>
    cloneElement(filter, { alwaysOn: !isNarrow || filter.props.type === 'search' }),
  );
  return (
    <List
      {...list}
      title={false}
      filters={shown}
      actions={
        <>
          {filters && <FilterButton />}
          {actions}
        </>
      }
      exporter={false}
      perPage={25}
      pagination={<Pages />}
      error={<ListError />}
      queryOptions={QUIET}
    >
      {children}
    </List>
  );
}

/** The pages and the export; neither after a failed request. */
function Pages() {
  const { error } = useListContext();
  return error ? null : (
    <>
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
      <ExportButton />
    </>
  );
}

function ListError() {
  const { error, refetch } = useListContext();
  return <ErrorState text={errorMessage(error)} retry={() => void refetch()} />;
}

/** `ListError` shows the error, so react-admin's default notification is off. */
const QUIET = { onError: () => undefined };

/**
 * An always visible filter of a list. A function, not a component: react-admin reads `source` and `alwaysOn` from the
 * element itself.
 */
export const selectFilter = (
  source: string,
  label: string,
  choices: Choice[],
  emptyText = t('any'),
): ReactElement => (
  <SelectInput key={source} source={source} label={label} emptyText={emptyText} choices={choices} alwaysOn />
);
