import type { MusicGenre, Topic, Vibe } from '@domain/shared/survey-answers.js';
import type { INTEREST_OPTIONS } from '@domain/account/interests.js';
import { messagesOf } from '../../shared/i18n/messages-of.js';

/** Answers as they read within a sentence; an interest that is also a topic reads the same. A vibe is said of people. */
const ANSWERS: Record<Topic | MusicGenre | Vibe | (typeof INTEREST_OPTIONS)[number], string> = {
  travel: 'travel',
  food: 'food',
  career: 'career talk',
  hobbies: 'hobbies',
  current_events: 'current events',
  pop: 'pop',
  rock: 'rock',
  hiphop: 'hip-hop',
  electronic: 'electronic music',
  indie: 'indie music',
  outgoing: 'outgoing',
  thoughtful: 'thoughtful',
  adventurous: 'adventurous',
  chill: 'easygoing',
  passionate: 'passionate',
  music: 'music',
  photography: 'photography',
  fitness: 'fitness',
  reading: 'reading',
  gaming: 'gaming',
};

export const t = messagesOf('common-ground', {
  ...ANSWERS,
  both: 'You both like {things}.',
  all: 'You all like {things}.',
  most: 'Most of you like {things}.',
  bothAre: "You're both {vibe}.",
  allAre: "You're all {vibe}.",
  mostAre: 'Most of you are {vibe}.',
});

export const isKnownAnswer = (answer: string): answer is keyof typeof ANSWERS =>
  Object.hasOwn(ANSWERS, answer);
