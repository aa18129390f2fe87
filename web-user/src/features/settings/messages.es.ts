import type { Translation } from '../../shared/i18n/catalogue.js';
import type { t } from './messages.js';

export const settings: Translation<typeof t> = {
  title: 'Ajustes',
  text: 'El idioma y las distancias valen en este dispositivo.',
  language: 'Idioma',
  distances: 'Distancias',
  miles: 'Millas',
  kilometres: 'Kilómetros',
  save: 'Guardar',
  cancel: 'Cancelar',

  safety: 'Seguridad',
  console: 'Consola',

  yourData: 'Tus datos',
  download: 'Descargar mis datos',
  downloading: 'Preparando...',
  downloaded: 'Tus datos están en camino',
  downloadedText: 'Búscalos entre tus descargas.',
  downloadFailed: 'No se pudo descargar',
  tryAgain: 'Inténtalo de nuevo.',

  delete: 'Eliminar mi cuenta',
  deleteTitle: 'Eliminar tu cuenta',
  deleteText: 'No se puede deshacer. Esto es lo que pasa:',
  seatsGo: 'Dejas tus lugares y solicitudes, y los encuentros que organizas se cancelan.',
  profileGoes: 'Tu perfil y tus fotos desaparecen al instante, y tu sesión se cierra en todas partes.',
  messagesGo: 'Lo que escribiste en los chats queda sin tu nombre y se borra en un máximo de 30 días.',
  nameIsFree: 'Puedes registrarte de nuevo con el mismo correo cuando quieras.',
  password: 'Contraseña',
  stay: 'Quedarme',
  sureTitle: '¿Eliminar tu cuenta para siempre?',
  sureText: 'No hay manera de recuperar esta cuenta.',
  deleteForGood: 'Eliminar para siempre',
  deleting: 'Eliminando...',
  deleted: 'Tu cuenta se eliminó',
  deletedText: 'Gracias por cada mesa que compartiste. Puedes volver cuando quieras.',
  deleteFailed: 'Tu cuenta sigue ahí',
};
