import type { MusicGenre, Topic, Vibe } from '@domain/shared/survey-answers.js';
import type { INTEREST_OPTIONS } from '@domain/account/interests.js';
import { catalogue } from '../../shared/i18n/catalogue.js';

/** Answers as they read within a sentence; an interest that is also a topic reads the same. */
const THINGS: Record<Topic | MusicGenre | Vibe | (typeof INTEREST_OPTIONS)[number], string> = {
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
  outgoing: 'outgoing company',
  thoughtful: 'thoughtful company',
  adventurous: 'adventurous company',
  chill: 'chill company',
  passionate: 'passionate company',
  music: 'music',
  photography: 'photography',
  fitness: 'fitness',
  reading: 'reading',
  gaming: 'gaming',
};

export const t = catalogue('common-ground', {
  ...THINGS,
  both: 'You both like {things}.',
  all: 'You all like {things}.',
  most: 'Most of you like {things}.',
});

export const isKnownThing = (answer: string): answer is keyof typeof THINGS => Object.hasOwn(THINGS, answer);
