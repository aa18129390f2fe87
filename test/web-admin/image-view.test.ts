import { describe, expect, test } from '@jest/globals';
import {
  isSideways,
  MOST_ZOOM,
  shifted,
  turned,
  type View,
  WHOLE,
  zoomed,
} from '../../web-admin/src/features/verifications/image-viewer/image-view.js';

const close: View = { ...WHOLE, zoom: 4, x: 100, y: -60 };

describe('looking at a picture', () => {
  test('nobody comes closer than the closest, nor farther away than all of it', () => {
    expect(zoomed(WHOLE, 1000).zoom).toBe(MOST_ZOOM);
    expect(zoomed(close, 0.001).zoom).toBe(1);
    expect(zoomed(close, 0.001).x).toBeCloseTo(0);
  });

  test('what was in the middle stays there', () =>
    expect(zoomed(close, 2)).toEqual({ zoom: 8, x: 200, y: -120, turn: 0 }));

  test('nobody looks beyond an edge, and all of it cannot be moved', () => {
    expect(shifted(close, 1000, -1000)).toMatchObject({ x: 150, y: -150 });
    expect(shifted(WHOLE, 30, 30)).toEqual(WHOLE);
  });

  test('a quarter turn lays it on its side and shows all of it', () => {
    const left = turned(close, -1);
    expect(left).toEqual({ ...WHOLE, turn: -90 });
    expect(isSideways(left)).toBe(true);
    expect(isSideways(turned(left, -1))).toBe(false);
  });
});
