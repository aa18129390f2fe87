import { statusChoices } from '../../shared/ui/choices.js';
import { LOCALE } from '../../shared/i18n/language.js';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import type { StatusLabel } from '../../shared/ui/Tag.js';
import type { ResponseOf } from '../../shared/api/types.js';

export const t = messagesOf('matches');

export type MatchRow = ResponseOf<'/api/admin/matches'>[number];
export type MatchRecord = ResponseOf<'/api/admin/matches/{id}'>;
export type Explanation = NonNullable<MatchRecord['why']>;

const STATUSES: Record<string, StatusLabel> = {
  pending: { label: t('pending'), tone: 'warning' },
  confirmed: { label: t('confirmed'), tone: 'good' },
  completed: { label: t('completed'), tone: 'plain' },
  archived: { label: t('archived'), tone: 'plain' },
  cancelled: { label: t('cancelled'), tone: 'bad' },
  dissolved: { label: t('dissolved'), tone: 'bad' },
};

export const STATUS_CHOICES = statusChoices(STATUSES);

export const statusLabel = (status: string): StatusLabel =>
  STATUSES[status] ?? { label: status, tone: 'plain' };

const MEMBER_STATUSES: Record<string, string> = {
  joined: t('memberJoined'),
  confirmed: t('memberConfirmed'),
  left: t('memberLeft'),
  removed: t('memberRemoved'),
  attended: t('memberAttended'),
  no_show: t('memberNoShow'),
};

export const memberStatusLabel = (status: string): string => MEMBER_STATUSES[status] ?? status;

/** Whether a member in this state counts as seated. */
export const isSeated = (status: string): boolean => status !== 'left' && status !== 'removed';

const RUNS: Record<string, string> = {
  rolling: t('byRolling'),
  final: t('byFinal'),
  backfill: t('byBackfill'),
  manual: t('byManual'),
};

/** @returns a sentence about the run; null stands for a run that was not logged */
export const runText = (run: string | null): string =>
  run ? (RUNS[run] ?? t('byOther', { run })) : t('byUnknown');

const LIST = new Intl.ListFormat(LOCALE);

const SHARED: Record<string, string> = {
  vibe: t('sameVibe'),
  topic: t('sameTopic'),
  music: t('sameMusic'),
  interests: t('commonInterests'),
};

/** Formats shared traits as "same vibe, same music". */
export const sharedText = (shared: readonly string[]): string =>
  shared.map((each) => SHARED[each] ?? each).join(', ') || t('nothingInCommon');

/** What the pairs of a table share, the most common first: "Of 10 pairs, 6 have the same vibe." */
export function commonText({ pairs }: Explanation): string {
  const counts = Object.entries(SHARED)
    .map(([code, what]) => ({ what, count: pairs.filter(({ shared }) => shared.includes(code)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ what, count }) => t('shareOf', { what, count }));
  return counts.length === 0 ? '' : t('pairsShare', { pairs: pairs.length, what: LIST.format(counts) });
}
