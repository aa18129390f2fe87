import type { Translation } from '../../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const imageViewer: Translation<typeof t> = {
  frame: '{alt}. Plus ou moins pour zoomer, les flèches pour déplacer, et 0 pour afficher toute l’image.',
  view: 'Vue',
  zoomIn: 'Zoomer',
  zoomOut: 'Dézoomer',
  showAll: 'Afficher toute l’image',
  rotateLeft: 'Tourner à gauche',
  rotateRight: 'Tourner à droite',
  rotateRightByKey: 'Tourner à droite (t)',
  moveLeft: 'Déplacer à gauche',
  moveRight: 'Déplacer à droite',
  moveUp: 'Déplacer vers le haut',
  moveDown: 'Déplacer vers le bas',
};
