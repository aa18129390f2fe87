import { LONGEST_CONCERN, LONGEST_FEEDBACK_NOTE } from '@domain/match/match-feedback.js';
import type { FeedbackBody, MatchUser, OwnFeedback } from '../../shared/api/types.js';
import { saveTabNote, tabNote } from '../../shared/local-notes.js';

/** The feedback as it is given: one question a step, and the bill at the end. */
export interface FeedbackDraft {
  readonly step: 'there' | 'again' | 'more' | 'bill';
  /** Ids of the members who were not there; the others were. */
  readonly absent: readonly number[];
  readonly again: readonly number[];
  readonly notAgain: readonly number[];
  readonly attended: boolean;
  readonly text: string;
  /** Whether the text is a report to the moderators. */
  readonly isConcern: boolean;
}

const noteOf = (matchId: number): string => `feedback.${matchId}`;

/** The draft to start with, from what was said before. Who has given it already sees the bill first. */
export const draftFrom = (saved: OwnFeedback | null): FeedbackDraft => ({
  step: saved?.attended ? 'bill' : 'there',
  absent: saved?.didNotCome ?? [],
  again: saved?.again ?? [],
  notAgain: saved?.notAgain ?? [],
  attended: saved?.attended ?? true,
  text: saved?.note ?? '',
  isConcern: false,
});

/** The draft of this tab, which a reload keeps; null for none. */
export function keptDraft(matchId: number): FeedbackDraft | null {
  const kept = tabNote(noteOf(matchId));
  return kept ? { ...draftFrom(null), ...(JSON.parse(kept) as FeedbackDraft) } : null;
}

/** Keeps the draft in this tab until it is sent; null deletes it. */
export const keepDraft = (matchId: number, draft: FeedbackDraft | null): void =>
  saveTabNote(noteOf(matchId), draft ? JSON.stringify(draft) : '');

/** As much of the text as may be sent. */
export const withinLimit = (text: string, isConcern: boolean): string =>
  isConcern ? text.slice(0, LONGEST_CONCERN) : [...text].slice(0, LONGEST_FEEDBACK_NOTE).join('');

/** Adds the id, or takes it out. */
export const toggled = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** The members whom the user would meet again, of those who were there. */
export const gladly = ({ again, absent }: FeedbackDraft): number[] =>
  again.filter((id) => !absent.includes(id));

/** The answers as the API takes them; who was not there says nothing about the others. */
export function bodyOf(draft: FeedbackDraft, users: readonly MatchUser[]): FeedbackBody {
  const { attended, absent, notAgain, isConcern } = draft;
  const text = withinLimit(draft.text, isConcern).trim();
  const said = isConcern && text ? { note: '', concern: text } : { note: text };
  if (!attended) return { attended, again: [], ...said };
  const came = users.map(({ id }) => id).filter((id) => !absent.includes(id));
  return { attended, again: gladly(draft), notAgain: [...notAgain], came, didNotCome: [...absent], ...said };
}
