import type { Map as LeafletMap } from 'leaflet';

/** Moves and closes of a map that may be zooming. */
export interface MapMotion {
  /** Schedules a move; replaces a pending one. */
  move(start: () => void): void;
  /** Closes the map: immediately, or when the zoom animation has ended. */
  close(): void;
}

/**
 * Leaflet ignores a move during a zoom animation and throws when the map is removed during one. So a move is delayed to
 * the next frame, or to the end of a zoom that has started by then.
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
