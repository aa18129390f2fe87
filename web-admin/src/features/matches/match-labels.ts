import type { AnswerOf } from '../../shared/api/types.js';
import type { Tone } from '../../shared/ui/Tag.js';

export type MatchRow = AnswerOf<'/api/admin/matches'>[number];
export type MatchRecord = AnswerOf<'/api/admin/matches/{id}'>;
export type Why = NonNullable<MatchRecord['why']>;

interface Word {
  readonly name: string;
  readonly tone: Tone;
}

const STATUSES: Record<string, Word> = {
  pending: { name: 'Forming', tone: 'warning' },
  confirmed: { name: 'Confirmed', tone: 'good' },
  completed: { name: 'Took place', tone: 'plain' },
  archived: { name: 'Archived', tone: 'plain' },
  cancelled: { name: 'Cancelled', tone: 'bad' },
  dissolved: { name: 'Dissolved', tone: 'bad' },
};

/** States of a table as choices of a filter. */
export const STATUS_CHOICES = Object.entries(STATUSES).map(([id, { name }]) => ({ id, name }));

export const statusInWords = (status: string): Word => STATUSES[status] ?? { name: status, tone: 'plain' };

const SEATS: Record<string, string> = {
  joined: 'Has a seat',
  confirmed: 'Has confirmed',
  left: 'Left',
  removed: 'Taken out',
  attended: 'Was there',
  no_show: 'Did not come',
};

export const seatInWords = (status: string): string => SEATS[status] ?? status;

/** Whether somebody in this state sits at the table, or did when it took place. */
export const isSeated = (status: string): boolean => status !== 'left' && status !== 'removed';

const RUNS: Record<string, string> = {
  rolling: 'the rolling run, as people asked',
  final: 'the final run, on the Friday before',
  backfill: 'a backfill, when a seat fell free',
  manual: 'a run by hand, in this console',
};

/** "It was formed by …", or that nobody wrote it down. */
export const runInWords = (run: string | null): string =>
  run ? `Formed by ${RUNS[run] ?? run}.` : 'By which run it was formed was not written down.';

const SHARED: Record<string, string> = {
  vibe: 'same vibe',
  topic: 'same topic',
  music: 'same music',
  interests: 'interests in common',
};

/** "same vibe, same music", or "nothing in common". */
export const sharedInWords = (shared: readonly string[]): string =>
  shared.map((each) => SHARED[each] ?? each).join(', ') || 'nothing in common';
