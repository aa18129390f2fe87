import type { ReactNode } from 'react';

/** One column of `ResponsiveTable`; in a card, one line. */
export interface Column<Row> {
  readonly label: string;
  /** The `sort` value of the list request; undefined if the column cannot be sorted. */
  readonly sort?: string;
  readonly isNumber?: boolean;
  /** Whether the cell must not wrap. */
  readonly isShort?: boolean;
  readonly cell: (row: Row) => ReactNode;
}
