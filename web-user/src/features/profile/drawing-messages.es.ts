import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './drawing-messages.js';

export const drawings: Translation<typeof t> = {
  title: '¿Sin foto? Elige un dibujo',
  text: 'Tu mesa lo ve en lugar de una foto.',

  avocado: 'Un aguacate',
  bicycle: 'Una bicicleta',
  book: 'Un libro',
  cactus: 'Un cactus',
  cat: 'Un gato',
  cherries: 'Dos cerezas',
  coffee: 'Una taza de café',
  croissant: 'Un cruasán',
  fox: 'Un zorro',
  guitar: 'Una guitarra',
  hedgehog: 'Un erizo',
  lemon: 'Un limón',
  moon: 'La luna',
  mushroom: 'Una seta',
  owl: 'Un búho',
  penguin: 'Un pingüino',
  pizza: 'Una porción de pizza',
  ramen: 'Un tazón de ramen',
  snail: 'Un caracol',
  sprout: 'Un brote en una maceta',
  sun: 'El sol',
  teapot: 'Una tetera',
  umbrella: 'Un paraguas',
  whale: 'Una ballena',
};
