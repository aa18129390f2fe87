import type { Coordinates } from '@domain/shared/distance.js';
import {
  control,
  divIcon,
  DomEvent,
  type LatLngTuple,
  type LeafletKeyboardEvent,
  map as leafletMap,
  marker,
  type Marker,
  tileLayer,
  type Map as LeafletMap,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { AREA_ZOOM, type MapStart, type MapView, type PlaceOnMap } from './map-source.js';
import './map-look.css';
import { t } from './messages.js';
import { drawUser, drawPin, highlightPin, USER_SIZE, PIN_SIZE, prefersReducedMotion } from './pin.js';

const COPYRIGHT =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">OpenStreetMap</a>';
const MAX_ZOOM = 19;

const pair = ({ latitude, longitude }: Coordinates): LatLngTuple => [latitude, longitude];

/** Creates a tile map in the element. */
export function openLeafletMap(frame: HTMLElement, tileUrl: string, start: MapStart): MapView {
  const map = leafletMap(frame, {
    zoomControl: false,
    attributionControl: false,
    maxZoom: MAX_ZOOM,
  }).setView(pair(start.centre), AREA_ZOOM);
  control.zoom({ zoomInTitle: t('zoomIn'), zoomOutTitle: t('zoomOut') }).addTo(map);
  control.attribution({ prefix: false }).addTo(map);
  tileLayer(tileUrl, {
    maxZoom: MAX_ZOOM,
    attribution: t('attribution', { link: COPYRIGHT }),
  }).addTo(map);

  const motion = motionOf(map);
  let pins = new Map<string, Marker>();
  let person: Marker | null = null;
  return {
    show(places) {
      for (const pin of pins.values()) pin.remove();
      pins = new Map(places.map((place) => [place.id, pinOf(place, start.onChoose).addTo(map)]));
    },
    showUser(at) {
      person?.remove();
      person = at && personAt(at).addTo(map);
    },
    choose(chosen) {
      for (const [id, pin] of pins) {
        pin.setZIndexOffset(id === chosen ? 1000 : 0);
        highlightPin(pin.getElement()!, id === chosen);
      }
    },
    moveTo: (at, zoom) =>
      motion.move(() => map.setView(pair(at), zoom, { animate: !prefersReducedMotion() })),
    close: motion.close,
  };
}

function pinOf(place: PlaceOnMap, onChoose: (id: string) => void): Marker {
  const { width, height } = PIN_SIZE;
  const icon = divIcon({
    className: 'pin-holder',
    html: drawPin(place.venueType),
    iconSize: [width, height],
    iconAnchor: [width / 2, height],
  });
  return marker(pair(place), { icon, title: place.name, riseOnHover: true })
    .on('click', () => onChoose(place.id))
    .on('keydown', ({ originalEvent }: LeafletKeyboardEvent) => {
      if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
      DomEvent.stop(originalEvent);
      onChoose(place.id);
    });
}

function personAt(at: Coordinates): Marker {
  const icon = divIcon({ className: '', html: drawUser(), iconSize: [USER_SIZE, USER_SIZE] });
  return marker(pair(at), { icon, title: t('youAreHere'), interactive: false, keyboard: false });
}

/** Moves and closes of a map that may be zooming. */
interface MapMotion {
  /** Schedules a move; replaces a pending one. */
  move(start: () => void): void;
  /** Closes the map: immediately, or when the zoom animation has ended. */
  close(): void;
}

/**
 * Leaflet ignores a move during a zoom animation and throws when the map is removed during one. So a move is delayed to
 * the next frame, or to the end of a zoom that has started by then.
 */
function motionOf(map: LeafletMap): MapMotion {
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
