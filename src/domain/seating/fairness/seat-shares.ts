import type { CalendarDate } from '../../shared/calendar-date.js';
import { FEWEST_PEOPLE, peopleIn, suppressed } from './small-cells.js';

/** What the shares are told by, with the cells of each in their order. */
export const DIMENSIONS = {
  age: ['18–20', '21–24', '25–29', '30–39', '40–49', '50–59', '60+'],
  account: ['new', 'regular'],
  distance: ['under_5', '5_to_10', '10_to_20', '20_or_more', 'unknown'],
  company: ['single', 'friends'],
} as const;
export type Dimension = keyof typeof DIMENSIONS;
export const DIMENSION_NAMES = Object.keys(DIMENSIONS) as Dimension[];

/** One request that was open at its final run. */
export interface OpenedRequest {
  readonly userId: number;
  readonly saturday: CalendarDate;
  /** The cell of each dimension; null where it is not known. */
  readonly cells: Readonly<Record<Dimension, string | null>>;
  readonly isSeated: boolean;
  /** Saturdays of this user without a seat since the last one with a seat. */
  readonly inVain: number;
}

/** Rounded, so that a count does not tell of one person: requests to fives, the share to percents, the wait to tenths. */
interface SeatShare {
  readonly requests: number;
  readonly percentSeated: number;
  /** Saturdays without a seat before one with a seat, on average of the seated; null without seats. */
  readonly meanWait: number | null;
}

interface SharesByCell {
  readonly dimension: Dimension;
  /** Null for a cell that is not shown. */
  readonly cells: ReadonlyArray<{ readonly cell: string; readonly share: SeatShare | null }>;
}

/** The shares of a period; null where it has fewer people than a cell needs. */
export interface SeatShares {
  readonly all: SeatShare;
  readonly dimensions: readonly SharesByCell[];
}

export function seatSharesOf(requests: readonly OpenedRequest[]): SeatShares | null {
  if (peopleIn(requests) < FEWEST_PEOPLE) return null;
  const dimensions = DIMENSION_NAMES.map((dimension) => {
    const byCell = Map.groupBy(requests, ({ cells }) => cells[dimension]);
    const names = DIMENSIONS[dimension];
    // Requests without a known cell are a cell too, that is never shown and from which the shown ones could be subtracted.
    const rest = byCell.get(null) ?? [];
    const shown = suppressed([...names.map((name) => byCell.get(name) ?? []), rest]);
    const cells = names.map((cell, at) => ({ cell, share: shown[at]! && shareOf(shown[at]) }));
    return { dimension, cells };
  });
  return { all: shareOf(requests), dimensions };
}

function shareOf(requests: readonly OpenedRequest[]): SeatShare {
  const seated = requests.filter(({ isSeated }) => isSeated);
  const waits = seated.reduce((sum, { inVain }) => sum + inVain, 0);
  return {
    requests: 5 * Math.round(requests.length / 5),
    percentSeated: requests.length === 0 ? 0 : Math.round((100 * seated.length) / requests.length),
    meanWait: seated.length === 0 ? null : Math.round((10 * waits) / seated.length) / 10,
  };
}
