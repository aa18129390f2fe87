import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const location: Translation<typeof t> = {
  cardTitle: 'Tu ubicación',
  change: 'Cambiar',
  add: 'Añade tu ubicación',
  addText: 'Para encontrar mesas cerca de ti.',
  promptText: 'Añade tu ubicación para que encontremos mesas cerca de ti.',
  near: 'cerca de {place}',
  didYouMean: '¿Es {place}? Hasta saberlo no podemos filtrar por distancia.',
  useGuess: 'Sí, es esa',
  notFound: 'No la encontramos en el mapa, así que no podemos filtrar por distancia.',

  title: 'Define tu ubicación',
  text: 'La guardamos solo con una precisión de kilómetro y medio, y tu mesa nunca la ve.',
  useCurrent: 'Usar mi ubicación actual',
  detecting: 'Buscando dónde estás...',
  save: 'Guardar',
  saving: 'Guardando...',
  cancel: 'Cancelar',

  requiredTitle: 'Falta la dirección',
  requiredText: 'Escribe tu dirección.',
  unsupportedTitle: 'Ubicación no disponible',
  unsupportedText: 'Tu navegador no permite detectar la ubicación.',
  detectionFailedTitle: 'No la encontramos',
  detectionFailedText: 'No pudimos averiguar tu dirección. Escríbela tú.',
  deniedTitle: 'Sin permiso de ubicación',
  deniedText: 'Permite el acceso a tu ubicación o escribe tu dirección.',
  updatedTitle: 'Ubicación actualizada',
  updatedText: 'Buscaremos cerca de {location}.',
  updatedWhileSeated: 'Tu mesa se queda donde está. Usaremos {location} desde tu próxima solicitud.',
  updatedForNext: 'Usaremos {location} desde tu próxima solicitud.',
  updatedUnplaced:
    'Guardamos {location}, pero no sabemos bien dónde está, así que no podemos filtrar por distancia.',
  error: 'Error',
  updateFailed: 'No pudimos actualizar tu ubicación. Inténtalo de nuevo.',
};
