import type { INTEREST_OPTIONS } from '@domain/account/interests.js';
import type { MusicGenre, Topic, Vibe } from '@domain/shared/survey-answers.js';
import type { TrustLevel } from '@domain/trust-score/trust-score.js';
import { messagesOf } from './i18n/messages-of.js';

type Interest = (typeof INTEREST_OPTIONS)[number];
type Known = Topic | MusicGenre | Vibe | Interest | TrustLevel;

const WORDS: Record<Known, string> = {
  travel: 'Travel',
  food: 'Food',
  career: 'Career',
  hobbies: 'Hobbies',
  current_events: 'Current events',
  pop: 'Pop',
  rock: 'Rock',
  hiphop: 'Hip-hop',
  electronic: 'Electronic',
  indie: 'Indie',
  outgoing: 'Outgoing',
  thoughtful: 'Thoughtful',
  adventurous: 'Adventurous',
  chill: 'Chill',
  passionate: 'Passionate',

  music: 'Music',
  photography: 'Photography',
  fitness: 'Fitness',
  reading: 'Reading',
  gaming: 'Gaming',

  'High Trust': 'High Trust',
  'Good Trust': 'Good Trust',
  'Medium Trust': 'Medium Trust',
  'Basic Trust': 'Basic Trust',
  'New User': 'New User',
};

const t = messagesOf('labels', WORDS);

/**
 * The translated label of a survey answer, an interest or a trust level. User input, such as a custom interest, is
 * returned unchanged.
 */
export const label = (name: string): string => (Object.hasOwn(WORDS, name) ? t(name as Known) : name);
