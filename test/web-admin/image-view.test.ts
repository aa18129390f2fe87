import {
  type ImageView,
  INITIAL_VIEW,
  isRotatedSideways,
  MAX_ZOOM,
  panned,
  rotated,
  zoomed,
} from '../../web-admin/src/features/verifications/image-viewer/image-view.js';

const close: ImageView = { ...INITIAL_VIEW, zoom: 4, x: 100, y: -60 };

describe('the image view', () => {
  test('bounds the zoom between the whole image and the maximum', () => {
    expect(zoomed(INITIAL_VIEW, 1000).zoom).toBe(MAX_ZOOM);
    expect(zoomed(close, 0.001).zoom).toBe(1);
    expect(zoomed(close, 0.001).x).toBeCloseTo(0);
  });

  test('zooms around the center of the frame', () =>
    expect(zoomed(close, 2)).toEqual({ zoom: 8, x: 200, y: -120, rotation: 0 }));

  test('bounds the pan at the edges and does not pan the whole image', () => {
    expect(panned(close, 1000, -1000)).toMatchObject({ x: 150, y: -150 });
    expect(panned(INITIAL_VIEW, 30, 30)).toEqual(INITIAL_VIEW);
  });

  test('rotates by a quarter turn and resets zoom and pan', () => {
    const left = rotated(close, -1);
    expect(left).toEqual({ ...INITIAL_VIEW, rotation: -90 });
    expect(isRotatedSideways(left)).toBe(true);
    expect(isRotatedSideways(rotated(left, -1))).toBe(false);
  });
});
