import type { Translation } from '../../shared/i18n/catalogue.js';
import type { t } from './common-ground-messages.js';

export const commonGround: Translation<typeof t> = {
  travel: 'les voyages',
  food: 'la cuisine',
  career: 'les discussions sur le travail',
  hobbies: 'les loisirs',
  current_events: 'l’actualité',
  pop: 'la pop',
  rock: 'le rock',
  hiphop: 'le hip-hop',
  electronic: 'l’électro',
  indie: 'la musique indé',
  outgoing: 'les gens sociables',
  thoughtful: 'les gens réfléchis',
  adventurous: 'les gens aventureux',
  chill: 'les gens tranquilles',
  passionate: 'les gens passionnés',
  music: 'la musique',
  photography: 'la photographie',
  fitness: 'le sport',
  reading: 'la lecture',
  gaming: 'les jeux vidéo',
  both: 'Ce que vous aimez à deux\u00a0: {things}.',
  all: 'Toute la table aime {things}.',
  most: 'La plupart d’entre vous aiment {things}.',
};
