import { lastSeatingOf } from '../shared/slot.js';

/** What the end of a vote depends on. */
export interface VotedTable {
  readonly isOpen: boolean;
  readonly startsAt: Date;
  readonly isReopened: boolean;
  /** Whether the venue is booked or needs no booking, which ends the vote too. */
  readonly isSettled: boolean;
}

/**
 * UTC instant at which the vote ends: three hours before the start, so that members can rely on the venue after that; a
 * vote that was reopened ends with the start.
 */
export const voteEndOf = ({ startsAt, isReopened }: Pick<VotedTable, 'startsAt' | 'isReopened'>): Date =>
  isReopened ? startsAt : lastSeatingOf(startsAt);

export const takesVotes = (table: VotedTable, now: Date): boolean =>
  table.isOpen && !table.isSettled && now < voteEndOf(table);

/** Whether members may propose venues: until the start. */
export const takesProposals = (
  { isOpen, startsAt }: Pick<VotedTable, 'isOpen' | 'startsAt'>,
  now: Date,
): boolean => isOpen && now < startsAt;
