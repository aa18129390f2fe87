import type { Translation } from '../i18n/messages-of.js';
import type { t } from './messages.js';

export const ui: Translation<typeof t> = {
  consoleName: 'Consola de {name}',
  console: 'Consola',
  loading: 'Cargando',
  loadingTitle: 'Cargando…',
  notLoaded: 'No se pudo cargar',
  tryAgain: 'Intentar de nuevo',
  notFound: 'No encontrado',
  nothingHere: 'Aquí no hay nada',
  trouble: 'Algo salió mal',
  toList: 'Volver a la lista',
  noMatches: 'Nada coincide con estos filtros',
  clearFilters: 'Quitar filtros',
  any: 'Cualquiera',
  consequences: 'Qué pasará',
  notNow: 'Ahora no',
  cancel: 'Cancelar',
  length: '{length} de {maxLength}',
  offline:
    'Sin conexión. Lo que ves puede estar desactualizado. Las decisiones que no lleguen quedan en esta página hasta que las envíes de nuevo.',
  exportList: 'Descargar como CSV',
  exportedPart: 'El archivo tiene las primeras {rows, number} de {total, number} filas.',
  deletedUser: 'Usuario eliminado',
};
