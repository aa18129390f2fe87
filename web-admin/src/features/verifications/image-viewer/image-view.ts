/** How a picture is looked at. The shift is in hundredths of the frame, from its middle. */
export interface ImageView {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise, in quarters. */
  readonly rotation: number;
}

/** All of the picture, as it came. */
export const INITIAL_VIEW: ImageView = { zoom: 1, x: 0, y: 0, rotation: 0 };

export const MAX_ZOOM = 8;
export const ZOOM_STEP = 1.4;

/** Never beyond the picture's edges. */
const clampPan = (shift: number, zoom: number): number => {
  const most = (zoom - 1) * 50;
  return Math.min(most, Math.max(-most, shift));
};

/** Closer by the factor, or farther below 1; the point in the middle stays there. */
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
