import type { Translation } from '../../shared/i18n/catalogue.js';
import type { t } from './messages.js';

export const profile: Translation<typeof t> = {
  editTitle: 'Editar perfil',
  picture: 'Foto de perfil',
  pictureHint: 'Menos de 2 MB. Tu mesa la ve.',
  username: 'Usuario',
  age: 'Edad',
  bio: 'Sobre ti',
  bioHint: 'Una o dos frases para tu mesa.',
  counter: '{count}/{most}',
  interests: 'Intereses',
  save: 'Guardar',
  saving: 'Guardando...',
  cancel: 'Cancelar',

  updatedTitle: '¡Perfil actualizado!',
  updatedText: 'Guardamos tus cambios.',
  error: 'Error',
  updateFailed: 'No pudimos actualizar tu perfil. Inténtalo de nuevo.',

  profileTitle: 'Perfil',
  profileFailed: 'No pudimos cargar este perfil.',
  noBio: 'Todavía no cuenta nada.',
  trust: 'Confianza',
  trustScore: '{level} · {score}/100',
  verified: 'Verificado',
  idBadge: 'Identidad',
  phoneBadge: 'Teléfono',
  photoBadge: 'Foto',
  ages: 'Edad: {range}',
};
