import type { ReviewKind } from '../../domain/trust-score/review-kind.js';
import type { ReviewReason } from '../../domain/trust-score/verification-review.js';
import type { ReviewMailTexts } from './mail-texts.en.js';

const NAMES: Record<ReviewKind, string> = { id: 'documento', picture: 'foto' };
const ANOTHER: Record<ReviewKind, string> = { id: 'otro documento', picture: 'otra foto' };

const VERIFIED: Record<ReviewKind, string> = {
  id: 'Tu documento está verificado',
  picture: 'Tu foto está verificada',
};

const PRAISE: Record<ReviewKind, string> = {
  id: 'Buenas noticias: revisamos tu documento y está todo en orden. Son 20 puntos más y tu mesa verá la insignia. Ya borramos tu archivo.',
  picture:
    'Buenas noticias: tu foto coincide con la de tu perfil. Son 20 puntos más y tu mesa verá la insignia. Ya borramos la foto que enviaste.',
};

const MISMATCH: Record<ReviewKind, string> = {
  id: 'El nombre o la fecha de nacimiento no coincide con los de tu cuenta.',
  picture: 'No pudimos confirmar que sea la misma persona que en tu foto de perfil.',
};

const WHY: Record<Exclude<ReviewReason, 'mismatch'>, string> = {
  unreadable: 'No se veía lo suficiente. Lo mejor es una foto nítida, con buena luz y sin nada tapado.',
  expired: 'El documento está vencido. Envía uno que siga vigente.',
  wrong_document:
    'No podemos usar este tipo de documento. Envía un pasaporte, un documento de identidad o una licencia de conducir.',
  not_a_person: 'No pudimos ver una cara.',
  other: 'Esta vez no pudimos aceptarlo.',
};

export const reviewMailTextsEs: ReviewMailTexts = {
  approved: (kind) => ({
    subject: VERIFIED[kind],
    paragraphs: [PRAISE[kind], 'Gracias por hacer que cada mesa sea un poco más segura.'],
    button: 'Ver tu puntaje de confianza',
  }),
  rejected: (kind, reason, note) => ({
    subject: `Vuelve a intentarlo con tu ${NAMES[kind]}`,
    paragraphs: [
      `Gracias por enviar tu ${NAMES[kind]}. Esta vez no pudimos darlo por bueno.`,
      reason === 'mismatch' ? MISMATCH[kind] : WHY[reason],
      ...(note ? [`Quien lo revisó agrega: ${note}`] : []),
      `Puedes intentarlo de nuevo cuando quieras: abre tu puntaje de confianza en la app y envía ${ANOTHER[kind]}. Lo demás no cambia.`,
    ],
    button: 'Intentar de nuevo',
  }),
};
