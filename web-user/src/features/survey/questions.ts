import { MUSIC_GENRES, TOPICS, VIBES } from '@domain/shared/survey-answers.js';
import type { SurveyPayload } from '../../shared/api/types.js';

export type QuestionName = keyof SurveyPayload;

/** The questions in display order. */
export const QUESTIONS = [
  { name: 'favoriteConversationTopic', options: TOPICS },
  { name: 'favoriteMusic', options: MUSIC_GENRES },
  { name: 'personalityType', options: VIBES },
] as const satisfies ReadonlyArray<{ name: QuestionName; options: readonly string[] }>;
