import { useMemo, useState } from 'react';
import { isSideways, shifted, turned, type View, WHOLE, ZOOM_STEP, zoomed } from './image-view.js';

/** In hundredths of the frame. */
const STRIDE = 12;

export interface ViewMoves {
  readonly closer: () => void;
  readonly farther: () => void;
  readonly whole: () => void;
  readonly turn: (quarters: 1 | -1) => void;
  readonly zoom: (factor: number) => void;
  readonly shift: (x: number, y: number) => void;
  /** Steps to the side named by an arrow key, as if one moved one's head. */
  readonly step: (key: string) => boolean;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STRIDE, 0],
  ArrowRight: [-STRIDE, 0],
  ArrowUp: [0, STRIDE],
  ArrowDown: [0, -STRIDE],
};

/** A way of looking at a picture, and what changes it. */
export function useView(): { readonly view: View; readonly moves: ViewMoves } {
  const [view, setView] = useState(WHOLE);
  const moves = useMemo<ViewMoves>(
    () => ({
      closer: () => setView((now) => zoomed(now, ZOOM_STEP)),
      farther: () => setView((now) => zoomed(now, 1 / ZOOM_STEP)),
      whole: () => setView((now) => ({ ...WHOLE, turn: now.turn })),
      turn: (quarters) => setView((now) => turned(now, quarters)),
      zoom: (factor) => setView((now) => zoomed(now, factor)),
      shift: (x, y) => setView((now) => shifted(now, x, y)),
      step: (key) => {
        const step = STEPS[key];
        if (step) setView((now) => shifted(now, ...step));
        return step !== undefined;
      },
    }),
    [],
  );
  return { view, moves };
}

/** @param aspect width of the frame by its height */
export function transformOf(view: View, aspect: number): string {
  const fit = isSideways(view) ? Math.min(aspect, 1 / aspect) : 1;
  return `translate(${view.x}%, ${view.y}%) scale(${view.zoom * fit}) rotate(${view.turn}deg)`;
}
