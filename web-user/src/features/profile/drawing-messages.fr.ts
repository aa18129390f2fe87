import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './drawing-messages.js';

export const drawings: Translation<typeof t> = {
  title: 'Pas de photo\u00a0? Choisis un dessin',
  text: 'Ta table le voit à la place d’une photo.',

  avocado: 'Un avocat',
  bicycle: 'Un vélo',
  book: 'Un livre',
  cactus: 'Un cactus',
  cat: 'Un chat',
  cherries: 'Deux cerises',
  coffee: 'Une tasse de café',
  croissant: 'Un croissant',
  fox: 'Un renard',
  guitar: 'Une guitare',
  hedgehog: 'Un hérisson',
  lemon: 'Un citron',
  moon: 'La lune',
  mushroom: 'Un champignon',
  owl: 'Un hibou',
  penguin: 'Un manchot',
  pizza: 'Une part de pizza',
  ramen: 'Un bol de ramen',
  snail: 'Un escargot',
  sprout: 'Une pousse en pot',
  sun: 'Le soleil',
  teapot: 'Une théière',
  umbrella: 'Un parapluie',
  whale: 'Une baleine',
};
