import type { ReactElement, ReactNode } from 'react';
import { FilterButton, List, Pagination, type SortPayload, useListContext } from 'react-admin';
import { ExportButton } from './ExportButton.js';
import { ListError } from './ListError.js';
import { TitleText } from './PageTitle.js';

interface Props {
  readonly title: string;
  readonly sort: SortPayload;
  readonly filters?: ReactElement[];
  /** The filters of the first request. */
  readonly filterDefaultValues?: object;
  /** Buttons beside the filters, in place of the saved views. */
  readonly actions?: ReactElement;
  /** Shown when the unfiltered list has no rows. */
  readonly empty: ReactElement;
  readonly children: ReactNode;
}

/** A react-admin `List` with our title, filters, saved views, pagination and error state. */
export function ListPage({ title, actions, children, ...list }: Props): ReactNode {
  return (
    <List
      {...list}
      title={<TitleText>{title}</TitleText>}
      actions={actions ?? (list.filters ? <FilterButton /> : false)}
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
function Pages(): ReactNode {
  const { error } = useListContext();
  return error ? null : (
    <>
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
      <ExportButton />
    </>
  );
}

/** `ListError` shows the error, so react-admin's default notification is off. */
const QUIET = { onError: () => undefined };
