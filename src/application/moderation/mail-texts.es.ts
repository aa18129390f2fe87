import type { ReportReason } from '../../domain/moderation/report.js';
import type { ModerationMailTexts } from './mail-texts.en.js';

const HOW_TO_APPEAL =
  '¿Crees que es un error? Inicia sesión con tu contraseña: puedes apelar una vez y decidirá otra persona del equipo de moderación.';

const REASONS: Readonly<Record<ReportReason, string>> = {
  harassment: 'insultos, amenazas o insinuaciones no deseadas',
  unsafe: 'un comportamiento que hizo que alguien no se sintiera a salvo',
  fake_profile: 'un perfil que no eres realmente tú',
  spam: 'publicidad o mensajes no deseados',
  underage: 'la edad mínima',
  other: 'un comportamiento que aquí no es bienvenido',
};

export const moderationMailTextsEs: ModerationMailTexts = {
  suspended: (until, reason) => ({
    subject: 'Tu cuenta está suspendida',
    paragraphs: [
      until === null
        ? 'Tu cuenta está suspendida hasta nuevo aviso.'
        : `Hasta el ${until}, tu cuenta está suspendida. Después podrás volver a iniciar sesión.`,
      `El motivo: ${reason}`,
      'Cerramos tu sesión y liberamos tus lugares y tu solicitud para que nadie se quede esperando.',
      HOW_TO_APPEAL,
    ],
    button: 'Iniciar sesión',
  }),
  ended: (reason) => ({
    subject: 'Cerramos tu cuenta',
    paragraphs: [
      'Dos personas del equipo de moderación decidieron cerrar tu cuenta. Ya no puedes participar.',
      `El motivo: ${reason}`,
      HOW_TO_APPEAL,
      'Ahí también puedes descargar todo lo que guardamos sobre ti y eliminar tu cuenta.',
    ],
    button: 'Iniciar sesión',
  }),
  lifted: (note) => ({
    subject: 'Ya puedes iniciar sesión',
    paragraphs: [
      'Qué bueno tenerte de vuelta: tu cuenta ya no está suspendida.',
      ...(note === null ? [] : [note]),
      'Tus lugares anteriores pasaron a otras personas, así que elige un nuevo sábado.',
    ],
    button: 'Iniciar sesión',
  }),
  appealAnswered: (isLifted, answer) => ({
    subject: 'Revisamos tu apelación',
    paragraphs: [
      isLifted
        ? 'Qué bueno tenerte de vuelta: tu cuenta ya no está suspendida. Puedes iniciar sesión y elegir un nuevo sábado.'
        : 'Otra persona del equipo de moderación revisó tu apelación y la decisión se mantiene.',
      answer,
    ],
    button: 'Iniciar sesión',
  }),
  warned: (reason: ReportReason) => ({
    subject: 'Una advertencia del equipo de moderación',
    paragraphs: [
      'El equipo de moderación revisó algo que pasó en una mesa, en un chat o en tu perfil, y no cumple las reglas de nuestra comunidad.',
      `De qué se trata: ${REASONS[reason]}`,
      'Nada más cambia: conservas tus lugares y tu cuenta. Si vuelve a pasar, tu cuenta puede quedar suspendida.',
      'Por favor, lee otra vez las reglas de la casa y escríbenos si crees que es un error.',
    ],
  }),
  reportDecided: () => ({
    subject: 'Revisamos tu denuncia',
    paragraphs: [
      'Gracias por avisarnos. Una persona del equipo de moderación revisó tu denuncia y decidió qué hacer.',
      'Para ser justos con todas las personas, no podemos dar detalles. Puedes bloquear a quien prefieras no encontrar.',
    ],
  }),
  noModeratorForReport: () => ({
    subject: 'Una denuncia necesita a alguien que no estuvo allí',
    paragraphs: [
      'Hay una denuncia que nadie de tu equipo puede decidir, porque todos conocen a las personas implicadas.',
      'Para proteger a quien la envió, no se les muestra, y este correo no nombra a nadie.',
      'Por favor, da acceso a la moderación a alguien que no estuvo allí. Encontrará la denuncia en la consola, y no puede esperar mucho.',
    ],
  }),
};
