import type { Translation } from '../../shared/i18n/catalogue.js';
import type { t } from './common-ground-messages.js';

export const commonGround: Translation<typeof t> = {
  travel: 'Reisen',
  food: 'Essen',
  career: 'Gespräche über den Beruf',
  hobbies: 'Hobbys',
  current_events: 'aktuelle Themen',
  pop: 'Pop',
  rock: 'Rock',
  hiphop: 'Hip-Hop',
  electronic: 'elektronische Musik',
  indie: 'Indie-Musik',
  outgoing: 'kontaktfreudige Leute',
  thoughtful: 'nachdenkliche Leute',
  adventurous: 'abenteuerlustige Leute',
  chill: 'entspannte Leute',
  passionate: 'leidenschaftliche Leute',
  music: 'Musik',
  photography: 'Fotografie',
  fitness: 'Fitness',
  reading: 'Lesen',
  gaming: 'Gaming',
  both: 'Ihr mögt beide {things}.',
  all: 'Ihr mögt alle {things}.',
  most: 'Die meisten von euch mögen {things}.',
};
