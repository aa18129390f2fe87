import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const profile: Translation<typeof t> = {
  editTitle: 'Editar perfil',
  picture: 'Foto de perfil',
  pictureHint: 'Tu mesa la ve.',
  username: 'Usuario',
  age: 'Edad',
  bio: 'Sobre ti',
  bioHint: 'Una o dos frases para tu mesa.',
  counter: '{count}/{most}',
  interests: 'Intereses',
  survey: 'Tus respuestas',
  surveyHint:
    'Las usamos para armar tu mesa. Tu mesa ve solo lo que comparten; en los encuentros abiertos, quien puede unirse ve tus respuestas.',
  favoriteConversationTopic: 'Tema favorito',
  favoriteMusic: 'Música',
  personalityType: 'Tu estilo',
  notAnswered: 'Elige una',
  surveyFailed: 'No pudimos cargar tus respuestas.',
  save: 'Guardar',
  saving: 'Guardando...',
  cancel: 'Cancelar',

  updatedTitle: '¡Perfil actualizado!',
  updatedText: 'Guardamos tus cambios.',
  error: 'Error',
  updateFailed: 'No pudimos actualizar tu perfil. Inténtalo de nuevo.',

  othersSee: 'Lo que ven los demás',
  othersNever:
    'Lo ven las personas de tu mesa, y nada más: nunca tu nombre de usuario, apellido, correo, teléfono, edad exacta ni dirección.',

  promptTitle: '¿Añades una foto?',
  promptText: 'Así tu mesa te reconocerá el sábado.',
  promptAdd: 'Añadir una foto',
  promptLater: 'No, gracias',
  promptDeclined: '¡De acuerdo! Puedes añadirla en tu perfil cuando quieras.',

  profileTitle: 'Perfil',
  profileFailed: 'No pudimos cargar este perfil.',
  noBio: 'Todavía no cuenta nada.',
  bothLike: 'A ambos les gusta',
  otherInterests: 'Otros intereses',
  trust: 'Confianza',
  trustScore: '{level} · {score}/100',
  verified: 'Verificado',
  idBadge: 'Identidad',
  phoneBadge: 'Teléfono',
  photoBadge: 'Foto',
  ages: 'Edad: {range}',
};
