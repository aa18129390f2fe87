import type { MusicGenre, SurveyAnswers, Topic, Vibe } from '../shared/survey-answers.js';
import type { QuestionKey } from './questions.js';

export type SurveyAnswer = Topic | MusicGenre | Vibe;
type Field = keyof SurveyAnswers;

export const FIELDS = ['favoriteConversationTopic', 'favoriteMusic', 'personalityType'] as const;

/** Questions for a table in which members share this answer. */
export const ABOUT_SHARED: Record<SurveyAnswer, readonly QuestionKey[]> = {
  travel: ['travel', 'travel.lost'],
  food: ['food', 'food.cook'],
  career: ['career', 'career.swap'],
  hobbies: ['hobbies', 'hobbies.next'],
  current_events: ['current_events', 'current_events.good'],
  pop: ['pop'],
  rock: ['rock'],
  hiphop: ['hiphop'],
  electronic: ['electronic'],
  indie: ['indie'],
  outgoing: ['outgoing'],
  thoughtful: ['thoughtful'],
  adventurous: ['adventurous'],
  chill: ['chill'],
  passionate: ['passionate'],
};

/** The question for a table whose members differ in this answer. */
export const ABOUT_DIFFERENCE: Record<Field, QuestionKey> = {
  favoriteConversationTopic: 'differ.topic',
  favoriteMusic: 'differ.music',
  personalityType: 'differ.vibe',
};

/** Questions for every table; more than the most questions that one table is asked. */
export const FOR_EVERY_TABLE: readonly QuestionKey[] = [
  'spot',
  'laugh',
  'skill',
  'advice',
  'small',
  'series',
  'hour',
  'first',
  'believe',
  'superpower',
];
