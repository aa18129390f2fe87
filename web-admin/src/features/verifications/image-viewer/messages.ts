import { messagesOf } from '../../../shared/i18n/messages-of.js';

export const t = messagesOf('image-viewer', {
  frame: '{alt}. Press plus or minus to zoom, the arrow keys to move, and 0 to show the whole image.',
  view: 'View',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show the whole image',
  rotateLeft: 'Rotate left',
  rotateRight: 'Rotate right',
  rotateRightByKey: 'Rotate right (t)',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  moveUp: 'Move up',
  moveDown: 'Move down',
});
