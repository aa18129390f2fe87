import type { Translation } from '../../shared/i18n/catalogue.js';
import type { t } from './messages.js';

export const map: Translation<typeof t> = {
  title: 'Restaurants und Cafés in der Nähe',
  home: 'Start',
  myLocation: 'Mein Standort',
  skipMap: 'Karte überspringen',
  map: 'Karte der Lokale in der Nähe',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  youAreHere: 'Du bist hier',
  attribution: '© {link}-Mitwirkende',

  locating: 'Standort wird gesucht...',
  locatingText:
    'Dein Browser fragt vielleicht um Erlaubnis. Wir nutzen deinen Standort nur für diese Suche.',
  searching: 'Lokale in der Nähe werden gesucht...',
  aroundLinked: '{name} und Lokale in der Nähe.',
  aroundSaved: 'Stattdessen Lokale bei {location} zeigen',
  found: '{count, plural, one {# Lokal gefunden} other {# Lokale gefunden}}',
  byDistance: 'Die nächsten zuerst. OpenStreetMap hat keine Bewertungen oder Preise.',
  byRating: 'Die am besten bewerteten zuerst.',
  rating: '★ {rating}',
  ratingSpoken: 'Bewertung: {rating} von 5',
  priceUnknown: 'Preis nicht bekannt',
  priceSpoken: 'Preisstufe {level} von 4',
  hours: 'Öffnungszeiten: {hours}',
  website: 'Website',
  websiteOf: 'Website: {name}',
  openInMaps: 'In Karten öffnen',
  openInMapsOf: 'In Karten öffnen: {name}',
  planHere: 'Hier ein Treffen planen',
  planHereOf: 'Hier ein Treffen planen: {name}',

  noneTitle: 'Keine Lokale in der Nähe',
  noneText: 'Zu Fuß ist in wenigen Minuten keins zu erreichen. Versuch es in einer anderen Gegend.',
  unlocated: 'Dein Standort war nicht zu ermitteln. Schalte die Standortdienste ein.',
  unsupported: 'Dieser Browser kann deinen Standort nicht bestimmen.',
  showingSaved: 'Diese Lokale liegen bei {location}, deinem gespeicherten Ort.',
  addLocation: 'Oder speichere auf der Startseite einen Ort, dann suchen wir dort.',
  toHome: 'Zur Startseite',
  changeLocation: 'Deinen Ort ändern',
  configFailed: 'Die Einstellungen der Karte konnten nicht geladen werden',
  serviceFailed: '{service} konnte nicht geladen werden',
  keyRefused: 'Der API-Schlüssel von {service} ist nicht eingerichtet',
  serviceFailedText:
    'Prüf deine Verbindung und versuch es noch einmal. Auch ein Inhaltsblocker kann der Grund sein.',
  keyRefusedText:
    'Das müssen wir beheben. Bis dahin kann OpenStreetMap zeigen, was es in der Nähe gibt.',
  placesFailed: 'Die Lokale in der Nähe konnten nicht geladen werden.',
  retry: 'Noch einmal',
  useOpenMap: 'OpenStreetMap nehmen',

  cardTitle: 'In der Nähe',
  cardText: 'Cafés und Restaurants in deiner Nähe, auf einer Karte.',
};
