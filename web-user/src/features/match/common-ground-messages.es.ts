import type { Translation } from '../../shared/i18n/catalogue.js';
import type { t } from './common-ground-messages.js';

export const commonGround: Translation<typeof t> = {
  travel: 'los viajes',
  food: 'la comida',
  career: 'hablar de trabajo',
  hobbies: 'los pasatiempos',
  current_events: 'la actualidad',
  pop: 'el pop',
  rock: 'el rock',
  hiphop: 'el hip-hop',
  electronic: 'la música electrónica',
  indie: 'la música indie',
  outgoing: 'la gente sociable',
  thoughtful: 'la gente reflexiva',
  adventurous: 'la gente aventurera',
  chill: 'la gente tranquila',
  passionate: 'la gente apasionada',
  music: 'la música',
  photography: 'la fotografía',
  fitness: 'el ejercicio',
  reading: 'la lectura',
  gaming: 'los videojuegos',
  both: 'Comparten el gusto por {things}.',
  all: 'Todos comparten el gusto por {things}.',
  most: 'La mayoría comparte el gusto por {things}.',
};
