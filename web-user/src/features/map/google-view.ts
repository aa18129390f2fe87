import type { Coordinates } from '@domain/shared/distance.js';
import { googleLibrary, onKeyRejected } from './google-library.js';
import { AREA_ZOOM, type MapStart, type MapView, type PlaceOnMap } from './map-source.js';
import './map-look.css';
import { t } from './messages.js';
import { drawUser, drawPin, highlightPin, USER_SIZE, PIN_SIZE } from './pin.js';

const position = ({ latitude, longitude }: Coordinates): google.maps.LatLngLiteral => ({
  lat: latitude,
  lng: longitude,
});

/**
 * Creates a Google map in the element.
 * @throws ServiceNotLoaded
 */
export async function openGoogleMap(key: string, frame: HTMLElement, start: MapStart): Promise<MapView> {
  const stopListening = onKeyRejected(start.onKeyRejected);
  const { Map: GoogleMap, OverlayView } = await googleLibrary(key, 'maps');
  const map = new GoogleMap(frame, {
    center: position(start.centre),
    zoom: AREA_ZOOM,
    disableDefaultUI: true,
    zoomControl: true,
    clickableIcons: false,
    gestureHandling: 'greedy',
    colorScheme: 'FOLLOW_SYSTEM',
  });

  /** An overlay with an element at a position; `tip` is its anchor point in pixels from the upper left corner. */
  class Pinned extends OverlayView {
    constructor(
      readonly element: HTMLElement,
      private readonly at: Coordinates,
      private readonly tip: readonly [x: number, y: number],
    ) {
      super();
      element.style.position = 'absolute';
      OverlayView.preventMapHitsAndGesturesFrom(element);
      this.setMap(map);
    }

    override onAdd(): void {
      this.getPanes()!.overlayMouseTarget.append(this.element);
    }

    override draw(): void {
      const point = this.getProjection().fromLatLngToDivPixel(new google.maps.LatLng(position(this.at)));
      if (!point) return;
      this.element.style.left = `${point.x - this.tip[0]}px`;
      this.element.style.top = `${point.y - this.tip[1]}px`;
    }

    override onRemove(): void {
      this.element.remove();
    }
  }

  let pins = new Map<string, Pinned>();
  let person: Pinned | null = null;
  return {
    show(places) {
      for (const pin of pins.values()) pin.setMap(null);
      pins = new Map(
        places.map((place) => [
          place.id,
          new Pinned(pinOf(place, start.onChoose), place, [PIN_SIZE.width / 2, PIN_SIZE.height]),
        ]),
      );
    },
    showUser(at) {
      person?.setMap(null);
      person = at && new Pinned(personOnMap(), at, [USER_SIZE / 2, USER_SIZE / 2]);
    },
    choose(chosen) {
      for (const [id, { element }] of pins) {
        element.style.zIndex = id === chosen ? '1' : '';
        highlightPin(element, id === chosen);
      }
    },
    moveTo(at, zoom) {
      map.setZoom(zoom);
      map.panTo(position(at));
    },
    close() {
      stopListening();
      for (const pin of pins.values()) pin.setMap(null);
      person?.setMap(null);
      frame.replaceChildren();
    },
  };
}

function pinOf(place: PlaceOnMap, onChoose: (id: string) => void): HTMLElement {
  const pin = document.createElement('button');
  pin.type = 'button';
  pin.className = 'pin-holder';
  pin.title = place.name;
  pin.style.width = `${PIN_SIZE.width}px`;
  pin.style.height = `${PIN_SIZE.height}px`;
  pin.append(drawPin(place.venueType));
  pin.addEventListener('click', () => onChoose(place.id));
  return pin;
}

function personOnMap(): HTMLElement {
  const dot = drawUser();
  dot.title = t('youAreHere');
  return dot;
}
