import type { Translation } from '../../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const imageViewer: Translation<typeof t> = {
  frame: '{alt}. Plus oder Minus zum Zoomen, Pfeiltasten zum Verschieben, 0 für das ganze Bild.',
  view: 'Ansicht',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  showAll: 'Ganzes Bild zeigen',
  rotateLeft: 'Nach links drehen',
  rotateRight: 'Nach rechts drehen',
  rotateRightByKey: 'Nach rechts drehen (t)',
  moveLeft: 'Nach links',
  moveRight: 'Nach rechts',
  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
};
