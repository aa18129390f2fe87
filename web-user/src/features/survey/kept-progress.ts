import type { SurveyPayload } from '../../shared/api/types.js';
import { saveTabNote, tabNote } from '../../shared/local-notes.js';
import { QUESTIONS } from './questions.js';

interface Progress {
  /** The index of the question on the screen; all before it are answered. */
  readonly step: number;
  readonly answers: Partial<Record<keyof SurveyPayload, string>>;
}

const NOTE = 'survey';

export const keepProgress = (progress: Progress): void => saveTabNote(NOTE, JSON.stringify(progress));

/** The progress of this tab before a reload, as far as its answers are options today; otherwise the start. */
export function keptProgress(): Progress {
  const { step, answers } = JSON.parse(tabNote(NOTE) ?? '{"step":0,"answers":{}}') as Progress;
  const known = QUESTIONS.filter(({ name, options }) => options.some((option) => option === answers[name]));
  const firstOpen = QUESTIONS.findIndex((question) => !known.includes(question));
  return {
    step: firstOpen < 0 ? step : Math.min(step, firstOpen),
    answers: Object.fromEntries(known.map(({ name }) => [name, answers[name]])),
  };
}
