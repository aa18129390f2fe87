/** How a picture is looked at. The shift is in hundredths of the frame, from its middle. */
export interface View {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise, in quarters. */
  readonly turn: number;
}

/** All of the picture, as it came. */
export const WHOLE: View = { zoom: 1, x: 0, y: 0, turn: 0 };

export const MOST_ZOOM = 8;
export const ZOOM_STEP = 1.4;

/** Never beyond the picture's edges. */
const within = (shift: number, zoom: number): number => {
  const most = (zoom - 1) * 50;
  return Math.min(most, Math.max(-most, shift));
};

/** Closer by the factor, or farther below 1; the point in the middle stays there. */
export function zoomed(view: View, factor: number): View {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, view.zoom * factor));
  const by = zoom / view.zoom;
  return { ...view, zoom, x: within(view.x * by, zoom), y: within(view.y * by, zoom) };
}

export const shifted = (view: View, x: number, y: number): View => ({
  ...view,
  x: within(view.x + x, view.zoom),
  y: within(view.y + y, view.zoom),
});

export const turned = (view: View, quarters: 1 | -1): View => ({
  ...WHOLE,
  turn: view.turn + quarters * 90,
});

export const isSideways = ({ turn }: View): boolean => turn % 180 !== 0;
