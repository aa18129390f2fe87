import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './drawing-messages.js';

export const drawings: Translation<typeof t> = {
  title: 'Kein Foto? Such dir eine Zeichnung aus',
  text: 'Dein Tisch sieht sie statt eines Fotos.',

  avocado: 'Eine Avocado',
  bicycle: 'Ein Fahrrad',
  book: 'Ein Buch',
  cactus: 'Ein Kaktus',
  cat: 'Eine Katze',
  cherries: 'Zwei Kirschen',
  coffee: 'Eine Tasse Kaffee',
  croissant: 'Ein Croissant',
  fox: 'Ein Fuchs',
  guitar: 'Eine Gitarre',
  hedgehog: 'Ein Igel',
  lemon: 'Eine Zitrone',
  moon: 'Der Mond',
  mushroom: 'Ein Pilz',
  owl: 'Eine Eule',
  penguin: 'Ein Pinguin',
  pizza: 'Ein Stück Pizza',
  ramen: 'Eine Schüssel Ramen',
  snail: 'Eine Schnecke',
  sprout: 'Ein Keimling im Topf',
  sun: 'Die Sonne',
  teapot: 'Eine Teekanne',
  umbrella: 'Ein Regenschirm',
  whale: 'Ein Wal',
};
