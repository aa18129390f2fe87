import type { ResponseOf } from '../../shared/api/types.js';
import { statusChoices } from '../../shared/ui/choices.js';
import type { StatusLabel } from '../../shared/ui/status-label.js';

export type MatchRow = ResponseOf<'/api/admin/matches'>[number];
export type MatchRecord = ResponseOf<'/api/admin/matches/{id}'>;
export type Explanation = NonNullable<MatchRecord['why']>;

const STATUSES: Record<string, StatusLabel> = {
  pending: { label: 'Forming', tone: 'warning' },
  confirmed: { label: 'Confirmed', tone: 'good' },
  completed: { label: 'Took place', tone: 'plain' },
  archived: { label: 'Archived', tone: 'plain' },
  cancelled: { label: 'Cancelled', tone: 'bad' },
  dissolved: { label: 'Dissolved', tone: 'bad' },
};

export const STATUS_CHOICES = statusChoices(STATUSES);

export const statusLabel = (status: string): StatusLabel =>
  STATUSES[status] ?? { label: status, tone: 'plain' };

const MEMBER_STATUSES: Record<string, string> = {
  joined: 'Has a seat',
  confirmed: 'Has confirmed',
  left: 'Left',
  removed: 'Taken out',
  attended: 'Was there',
  no_show: 'Did not come',
};

export const memberStatusLabel = (status: string): string => MEMBER_STATUSES[status] ?? status;

/** Whether a member in this state counts as seated. */
export const isSeated = (status: string): boolean => status !== 'left' && status !== 'removed';

const RUNS: Record<string, string> = {
  rolling: 'the rolling run, as people asked',
  final: 'the final run, on the Friday before',
  backfill: 'a backfill, when a seat fell free',
  manual: 'a run by hand, in this console',
};

/** @returns a sentence about the run; null stands for a run that was not logged */
export const runText = (run: string | null): string =>
  run ? `Formed by ${RUNS[run] ?? run}.` : 'By which run it was formed was not written down.';

const SHARED: Record<string, string> = {
  vibe: 'same vibe',
  topic: 'same topic',
  music: 'same music',
  interests: 'interests in common',
};

/** Formats shared traits as "same vibe, same music". */
export const sharedText = (shared: readonly string[]): string =>
  shared.map((each) => SHARED[each] ?? each).join(', ') || 'nothing in common';
