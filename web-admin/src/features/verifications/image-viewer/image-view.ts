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
export const ZOOM_STEP = 1.4;

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
