import { useMemo, useState } from 'react';
import {
  type ImageView,
  INITIAL_VIEW,
  isRotatedSideways,
  panned,
  rotated,
  ZOOM_STEP,
  zoomed,
} from './image-view.js';

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
