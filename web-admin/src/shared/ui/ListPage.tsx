import type { ReactElement, ReactNode } from 'react';
import { List, Pagination, type SortPayload, useListContext } from 'react-admin';
import { ListError } from './ListError.js';
import { TitleText } from './PageTitle.js';

interface Props {
  readonly title: string;
  readonly sort: SortPayload;
  readonly filters?: ReactElement[];
  /** What the list is narrowed by at first. */
  readonly filterDefaultValues?: object;
  /** Stands beside the filters. */
  readonly actions?: ReactElement;
  /** Shown where there is nothing at all. */
  readonly empty: ReactElement;
  readonly children: ReactNode;
}

/** A list of the console in the house's manner: its heading, its filters, its rows, its pages. */
export function ListPage({ title, actions, children, ...list }: Props): ReactNode {
  return (
    <List
      {...list}
      title={<TitleText>{title}</TitleText>}
      actions={actions ?? false}
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

/** The pages, where there is a list: one that did not load has none. */
function Pages(): ReactNode {
  const { error } = useListContext();
  return error ? null : <Pagination rowsPerPageOptions={[25, 50, 100]} />;
}

/** What went wrong stands in the place of the rows; a notice would say it twice. */
const QUIET = { onError: () => undefined };
