/*
 * A fake of the Google Maps script for browser stories. The variable `story` is prepended: its places, whether it
 * rejects the key or the searches, and the user's position.
 */
/* global window, document, queueMicrotask, setTimeout, URL, story */
const notes = { searches: [], view: {} };
window.googleNotes = notes;

class LatLng {
  constructor({ lat, lng }) {
    this.lat = () => lat;
    this.lng = () => lng;
  }
}

class GoogleMap {
  constructor(frame, { center, zoom }) {
    this.frame = frame;
    frame.style.background = '#e5e3df';
    notes.view = { center, zoom };
    // Google calls a global callback, and only after a map is displayed.
    if (story.refuseKey) setTimeout(() => window.gm_authFailure?.(), 50);
  }

  setZoom(zoom) {
    notes.view.zoom = zoom;
  }

  panTo(center) {
    notes.view.center = center;
  }
}

class OverlayView {
  static preventMapHitsAndGesturesFrom() {}

  setMap(map) {
    if (!map) return this.map && this.onRemove();
    this.map = map;
    queueMicrotask(() => {
      this.onAdd();
      this.draw();
    });
  }

  getPanes() {
    return { overlayMouseTarget: this.map.frame };
  }

  getProjection() {
    return {
      fromLatLngToDivPixel: (at) => ({
        x: 150 + (at.lng() - story.here.longitude) * 12_000,
        y: 150 - (at.lat() - story.here.latitude) * 12_000,
      }),
    };
  }
}

class Place {
  static async searchNearby(request) {
    notes.searches.push(request);
    if (story.refuseSearches) throw new Error('MapsRequestError: PLACES_NEARBY_SEARCH: PERMISSION_DENIED');
    const [sought] = request.includedTypes;
    const { latitude, longitude } = story.here;
    return {
      places: story.places
        .map(({ at = [latitude, longitude], ...place }) => ({
          types: ['restaurant'],
          formattedAddress: '12 Main Street',
          googleMapsURI: 'https://maps.google.com/?cid=1',
          ...place,
          location: new LatLng({ lat: at[0], lng: at[1] }),
        }))
        .filter(({ types }) => types.includes(sought)),
    };
  }
}

const libraries = { maps: { Map: GoogleMap, OverlayView }, places: { Place } };
window.google.maps.LatLng = LatLng;
window.google.maps.importLibrary = async (name) => libraries[name];
const callback = new URL(document.currentScript.src).searchParams.get('callback');
callback.split('.').reduce((found, name) => found[name], window)();
