import { describe, expect, test } from '@jest/globals';
import {
  isRotatedSideways,
  MAX_ZOOM,
  panned,
  rotated,
  type ImageView,
  INITIAL_VIEW,
  zoomed,
} from '../../web-admin/src/features/verifications/image-viewer/image-view.js';

const close: ImageView = { ...INITIAL_VIEW, zoom: 4, x: 100, y: -60 };

describe('looking at a picture', () => {
  test('nobody comes closer than the closest, nor farther away than all of it', () => {
    expect(zoomed(INITIAL_VIEW, 1000).zoom).toBe(MAX_ZOOM);
    expect(zoomed(close, 0.001).zoom).toBe(1);
    expect(zoomed(close, 0.001).x).toBeCloseTo(0);
  });

  test('what was in the middle stays there', () =>
    expect(zoomed(close, 2)).toEqual({ zoom: 8, x: 200, y: -120, rotation: 0 }));

  test('nobody looks beyond an edge, and all of it cannot be moved', () => {
    expect(panned(close, 1000, -1000)).toMatchObject({ x: 150, y: -150 });
    expect(panned(INITIAL_VIEW, 30, 30)).toEqual(INITIAL_VIEW);
  });

  test('a quarter turn lays it on its side and shows all of it', () => {
    const left = rotated(close, -1);
    expect(left).toEqual({ ...INITIAL_VIEW, rotation: -90 });
    expect(isRotatedSideways(left)).toBe(true);
    expect(isRotatedSideways(rotated(left, -1))).toBe(false);
  });
});
