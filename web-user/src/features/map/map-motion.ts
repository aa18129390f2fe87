import type { Map as LeafletMap } from 'leaflet';

/** How a map moves, and how it is closed. */
export interface MapMotion {
  /** Moves the map, in place of any move that has not begun yet. */
  move(start: () => void): void;
  /** Closes the map: at once, or when it has stopped zooming. */
  close(): void;
}

/**
 * Leaflet ignores a move while it zooms, and fails when the map is closed during a zoom. So a move begins in the next
 * frame, when a zoom that was requested before has begun, or else when that zoom has ended.
 */
export function motionOf(map: LeafletMap): MapMotion {
  let isZooming = false;
  let next: (() => void) | null = null;
  let frame = 0;

  function begin(): void {
    if (isZooming) return;
    next?.();
    next = null;
  }

  function beginSoon(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(begin);
  }

  map
    .on('zoomanim', () => (isZooming = true))
    .on('zoomend', () => {
      isZooming = false;
      beginSoon();
    });

  return {
    move(start) {
      next = start;
      beginSoon();
    },
    close() {
      next = null;
      if (isZooming) map.once('moveend', () => map.remove());
      else map.remove();
    },
  };
}
