import { isVenue } from '@domain/venue/area.js';
import type { Match } from '../../shared/api/types.js';
import { saturdayLabel } from '../../shared/moments.js';
import { wordOf } from '../../shared/table-word/word-of.js';
import { type FeedbackDraft, gladly } from './feedback-draft.js';
import { t } from './feedback-messages.js';

export interface BillLine {
  readonly label: string;
  readonly value: string;
}

interface Added {
  /** The text of the best question; null for none. */
  question: string | null;
  hasPlace: boolean;
}

/** What the bill says of a table: no name, and no place unless it is added. That one would see nobody again is left out. */
export function billOf(match: Match, draft: FeedbackDraft, { question, hasPlace }: Added): BillLine[] {
  const there = match.users.length + 1 - draft.absent.length;
  const again = gladly(draft).length;
  const place = hasPlace && isVenue(match.suggestedLocation) ? match.suggestedLocation : null;
  const lines: Array<[label: string, value: string | number | null]> = [
    [t('billDay'), saturdayLabel(match.suggestedDate)],
    [t('billThere'), there],
    [t('billAgain'), again || null],
    [t('billPlace'), place],
    [t('billQuestion'), question],
    [t('billWord'), wordOf(match)],
  ];
  return lines.flatMap(([label, value]) => (value === null ? [] : [{ label, value: String(value) }]));
}
