import { LOCALE } from '../../shared/i18n/language.js';
import { messagesOf, textOf } from '../../shared/i18n/messages-of.js';
import type { StatusLabel } from '../../shared/ui/Tag.js';
import type { ResponseOf } from '../../shared/api/types.js';

export const t = messagesOf('matches');

export type MatchRow = ResponseOf<'/api/admin/matches'>[number];
export type MatchRecord = ResponseOf<'/api/admin/matches/{id}'>;
export type Explanation = NonNullable<MatchRecord['why']>;

export const STATUS_LABELS: Readonly<Record<MatchRow['status'], StatusLabel>> = {
  pending: { label: t('pending'), tone: 'warning' },
  confirmed: { label: t('confirmed'), tone: 'good' },
  completed: { label: t('completed'), tone: 'plain' },
  archived: { label: t('archived'), tone: 'plain' },
  cancelled: { label: t('cancelled'), tone: 'bad' },
  dissolved: { label: t('dissolved'), tone: 'bad' },
};

export const memberStatusLabel = (status: string): string => textOf(t, `member-${status}`);

/** Whether a member in this state counts as seated. */
export const isSeated = (status: string): boolean => status !== 'left' && status !== 'removed';

/** @returns a sentence about the run; null stands for a run that was not logged */
export const runText = (run: Explanation['run']): string => t(run ? `by-${run}` : 'byUnknown');

const LIST = new Intl.ListFormat(LOCALE);

const SHARED = ['vibe', 'topic', 'music', 'interests'] as const;

/** Formats shared traits as "same vibe, same music". */
export const sharedText = (shared: readonly string[]): string =>
  shared.map((each) => textOf(t, each)).join(', ') || t('nothingInCommon');

/** What the pairs of a table share, the most common first: "Of 10 pairs, 6 have the same vibe." */
export function commonText({ pairs }: Explanation): string {
  const counts = SHARED.map((code) => ({
    what: t(code),
    count: pairs.filter(({ shared }) => shared.includes(code)).length,
  }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ what, count }) => t('shareOf', { what, count }));
  return counts.length === 0 ? '' : t('pairsShare', { pairs: pairs.length, what: LIST.format(counts) });
}
