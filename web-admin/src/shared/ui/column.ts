import type { ReactNode } from 'react';

/** One column of a list; in a card, one line. */
export interface Column<Row> {
  readonly label: string;
  /** What it is sorted by, where it can be. */
  readonly sort?: string;
  readonly isNumber?: boolean;
  /** So short that it stays on one line. */
  readonly isShort?: boolean;
  readonly cell: (row: Row) => ReactNode;
}
