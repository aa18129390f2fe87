import type { Translation } from '../../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const imageViewer: Translation<typeof t> = {
  frame:
    '{alt}. Usa más o menos para acercar o alejar, las flechas para moverte y 0 para ver la imagen completa.',
  view: 'Vista',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  showAll: 'Ver la imagen completa',
  rotateLeft: 'Girar a la izquierda',
  rotateRight: 'Girar a la derecha',
  rotateRightByKey: 'Girar a la derecha (t)',
  moveLeft: 'Mover a la izquierda',
  moveRight: 'Mover a la derecha',
  moveUp: 'Mover hacia arriba',
  moveDown: 'Mover hacia abajo',
};
