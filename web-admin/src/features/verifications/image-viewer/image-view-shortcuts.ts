import type { Shortcut } from '../../../shared/shortcuts/use-shortcuts.js';
import type { ImageView } from './image-view.js';
import type { ImageViewActions } from './use-image-view.js';

const ARROWS = [
  ['ArrowLeft', 'to the left'],
  ['ArrowRight', 'to the right'],
  ['ArrowUp', 'farther up'],
  ['ArrowDown', 'farther down'],
] as const;

/** Zoom, rotate, and pan with the arrow keys while the image is zoomed in; else the arrows scroll the page. */
export function imageViewShortcuts(view: ImageView, actions: ImageViewActions): Shortcut[] {
  const isZoomedIn = view.zoom > 1;
  return [
    { key: '+', description: 'Zoom in', run: actions.zoomIn },
    { key: '-', description: 'Zoom out', run: actions.zoomOut },
    { key: '0', description: 'Show all of it', run: actions.reset },
    { key: 't', description: 'Turn it', run: () => actions.rotate(1) },
    ...ARROWS.map(([key, side]) => ({
      key,
      description: `Look ${side}`,
      run: isZoomedIn ? () => void actions.panByKey(key) : undefined,
    })),
  ];
}
