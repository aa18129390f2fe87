import type { Translation } from '../../shared/i18n/catalogue.js';
import type { t } from './messages.js';

export const map: Translation<typeof t> = {
  title: 'Restaurantes y cafés cerca de ti',
  home: 'Inicio',
  myLocation: 'Mi ubicación',
  skipMap: 'Saltar el mapa',
  map: 'Mapa de lugares cercanos',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  youAreHere: 'Estás aquí',
  attribution: '© colaboradores de {link}',

  locating: 'Buscando dónde estás...',
  locatingText:
    'Tu navegador puede preguntarte si nos lo permites. Usamos tu posición para esta búsqueda y no la guardamos.',
  searching: 'Buscando lugares cercanos...',
  aroundSaved: 'Mejor busca cerca de {location}',
  found: '{count, plural, one {Encontramos # lugar} other {Encontramos # lugares}}',
  byDistance: 'Primero los más cercanos. OpenStreetMap no conoce calificaciones ni precios.',
  byRating: 'Primero los mejor calificados.',
  rating: '★ {rating}',
  ratingSpoken: 'Calificación: {rating} de 5',
  priceUnknown: 'Precio no disponible',
  priceSpoken: 'Nivel de precio {level} de 4',
  hours: 'Horario: {hours}',
  website: 'Sitio web',
  websiteOf: 'Sitio web de {name}',
  openInMaps: 'Abrir en mapas',
  openInMapsOf: 'Abrir {name} en mapas',

  noneTitle: 'No encontramos lugares cerca',
  noneText: 'El mapa no muestra nada a poca distancia a pie. Puedes buscar cerca de otro lugar.',
  unlocated: 'No pudimos obtener tu ubicación. Activa los servicios de ubicación.',
  unsupported: 'Este navegador no permite obtener tu ubicación.',
  showingSaved: 'Esto es lo que hay cerca de {location}, tu ubicación guardada.',
  addLocation: 'O guarda una ubicación en la pantalla de inicio y buscamos ahí.',
  toHome: 'Ir a la pantalla de inicio',
  changeLocation: 'Cambiar tu ubicación',
  configFailed: 'No se pudo cargar la configuración del mapa',
  serviceFailed: 'No se pudo cargar {service}',
  keyRefused: 'La clave de API de {service} no está configurada',
  serviceFailedText:
    'Revisa tu conexión e inténtalo de nuevo. Un bloqueador de contenido también puede impedirlo.',
  keyRefusedText: 'Nos toca arreglarlo a nosotros. Mientras tanto, OpenStreetMap muestra lo que hay cerca.',
  placesFailed: 'No se pudieron cargar los lugares cercanos.',
  retry: 'Intentar de nuevo',
  useOpenMap: 'Usar OpenStreetMap',

  cardTitle: 'Lugares cercanos',
  cardText: 'Cafés y restaurantes a tu alrededor, en un mapa.',
};
