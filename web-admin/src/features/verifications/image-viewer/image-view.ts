import { useMemo, useState } from 'react';
import { messagesOf } from '../../../shared/i18n/messages-of.js';
import type { Shortcut } from '../../../shared/shortcuts/use-shortcuts.js';

export const t = messagesOf('image-viewer');

/** Zoom factor, pan in percent of the frame from its center, and rotation. */
export interface ImageView {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise, a multiple of 90. */
  readonly rotation: number;
}

/** The whole image, unrotated. */
export const INITIAL_VIEW: ImageView = { zoom: 1, x: 0, y: 0, rotation: 0 };

export const MAX_ZOOM = 8;
const ZOOM_STEP = 1.4;

/** Bounds the pan, so that the frame stays inside the image. */
const clampPan = (shift: number, zoom: number): number => {
  const most = (zoom - 1) * 50;
  return Math.min(most, Math.max(-most, shift));
};

/** Zooms by the factor around the center of the frame; a factor below 1 zooms out. */
export function zoomed(view: ImageView, factor: number): ImageView {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, view.zoom * factor));
  const by = zoom / view.zoom;
  return { ...view, zoom, x: clampPan(view.x * by, zoom), y: clampPan(view.y * by, zoom) };
}

export const panned = (view: ImageView, x: number, y: number): ImageView => ({
  ...view,
  x: clampPan(view.x + x, view.zoom),
  y: clampPan(view.y + y, view.zoom),
});

export const rotated = (view: ImageView, quarters: 1 | -1): ImageView => ({
  ...INITIAL_VIEW,
  rotation: view.rotation + quarters * 90,
});

export const isRotatedSideways = ({ rotation }: ImageView): boolean => rotation % 180 !== 0;

/** In percent of the frame. */
const PAN_STEP = 12;

export interface ImageViewActions {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly reset: () => void;
  readonly rotate: (quarters: 1 | -1) => void;
  readonly zoomBy: (factor: number) => void;
  readonly panBy: (x: number, y: number) => void;
  /** @returns whether the key is an arrow key */
  readonly panByKey: (key: string) => boolean;
}

const PAN_BY_KEY: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [PAN_STEP, 0],
  ArrowRight: [-PAN_STEP, 0],
  ArrowUp: [0, PAN_STEP],
  ArrowDown: [0, -PAN_STEP],
};

/** Zoom, pan and rotation as state, with the callbacks that change it. */
export function useImageView(): { readonly view: ImageView; readonly actions: ImageViewActions } {
  const [view, setView] = useState(INITIAL_VIEW);
  const actions = useMemo<ImageViewActions>(
    () => ({
      zoomIn: () => setView((now) => zoomed(now, ZOOM_STEP)),
      zoomOut: () => setView((now) => zoomed(now, 1 / ZOOM_STEP)),
      reset: () => setView((now) => ({ ...INITIAL_VIEW, rotation: now.rotation })),
      rotate: (quarters) => setView((now) => rotated(now, quarters)),
      zoomBy: (factor) => setView((now) => zoomed(now, factor)),
      panBy: (x, y) => setView((now) => panned(now, x, y)),
      panByKey: (key) => {
        const step = PAN_BY_KEY[key];
        if (step) setView((now) => panned(now, ...step));
        return step !== undefined;
      },
    }),
    [],
  );
  return { view, actions };
}

/**
 * @param aspect aspect ratio of the frame: width divided by height
 * @returns a CSS `transform`
 */
export function transformOf(view: ImageView, aspect: number): string {
  const fit = isRotatedSideways(view) ? Math.min(aspect, 1 / aspect) : 1;
  return `translate(${view.x}%, ${view.y}%) scale(${view.zoom * fit}) rotate(${view.rotation}deg)`;
}

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
