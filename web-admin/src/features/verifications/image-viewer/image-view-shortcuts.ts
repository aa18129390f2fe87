import type { Shortcut } from '../../../shared/shortcuts/use-shortcuts.js';
import type { ImageView } from './image-view.js';
import type { ImageViewActions } from './use-image-view.js';
import { t } from './messages.js';

const ARROWS = [
  ['ArrowLeft', 'moveLeft'],
  ['ArrowRight', 'moveRight'],
  ['ArrowUp', 'moveUp'],
  ['ArrowDown', 'moveDown'],
] as const;

/** Zoom, rotate, and pan with the arrow keys while the image is zoomed in; else the arrows scroll the page. */
export function imageViewShortcuts(view: ImageView, actions: ImageViewActions): Shortcut[] {
  const isZoomedIn = view.zoom > 1;
  return [
    { key: '+', description: t('zoomIn'), run: actions.zoomIn },
    { key: '-', description: t('zoomOut'), run: actions.zoomOut },
    { key: '0', description: t('showAll'), run: actions.reset },
    { key: 't', description: t('rotateRight'), run: () => actions.rotate(1) },
    ...ARROWS.map(([key, text]) => ({
      key,
      description: t(text),
      run: isZoomedIn ? () => void actions.panByKey(key) : undefined,
    })),
  ];
}
