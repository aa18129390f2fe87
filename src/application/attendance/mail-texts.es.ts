import type { MissKind } from '../../domain/attendance/table-record.js';
import type { AttendanceMailTexts } from './mail-texts.en.js';

const WHAT_HAPPENED: Record<MissKind, (day: string) => string> = {
  no_show: (day) => `Nos dijeron que no llegaste a tu mesa del ${day}. Te echamos de menos.`,
  late_cancellation: (day) =>
    `Dejaste tu lugar del ${day} menos de 36 horas antes del comienzo, así que fue difícil ocuparlo.`,
};
const HOW_TO_APPEAL =
  '¿Nos equivocamos o había un buen motivo? Abre Ajustes y luego «Mi asistencia», y cuéntanoslo. Lo leerá alguien del equipo de moderación que no estuvo en tu mesa y, hasta entonces, nada cambia para ti.';
const HOW_IT_ENDS =
  'Cuenta menos cada día y desaparece a los 90 días, o antes si vienes a tus próximas mesas. Tu puntuación de confianza no tiene nada que ver con esto.';
const button = 'Abrir la aplicación';

export const attendanceMailTextsEs: AttendanceMailTexts = {
  step: {
    warning: (kind, day) => ({
      subject: `Sobre tu mesa del ${day}`,
      paragraphs: [
        WHAT_HAPPENED[kind](day),
        'Es solo un recordatorio amable y nada más cambia. Si no puedes venir, avísanos en la aplicación cuanto antes para que otra persona ocupe tu lugar.',
        HOW_IT_ENDS,
        HOW_TO_APPEAL,
      ],
      button,
    }),
    later_priority: (kind, day, until) => ({
      subject: 'Por un tiempo, otras personas van primero',
      paragraphs: [
        WHAT_HAPPENED[kind](day),
        `No es la primera vez en los últimos 90 días. Hasta el ${until}, donde falten lugares, otras personas los reciben primero. Puedes seguir pidiendo mesas y venir.`,
        HOW_IT_ENDS,
        HOW_TO_APPEAL,
      ],
      button,
    }),
    pause: (kind, day, until) => ({
      subject: 'Una breve pausa de nuevas mesas',
      paragraphs: [
        WHAT_HAPPENED[kind](day),
        `Pasó varias veces en los últimos 90 días, así que hasta el ${until} no puedes pedir una nueva mesa. Conservas los lugares que ya tienes.`,
        HOW_IT_ENDS,
        HOW_TO_APPEAL,
      ],
      button,
    }),
  },
  appealAnswered: (isLifted, day, answer) => ({
    subject: 'Revisamos tu apelación',
    paragraphs: [
      isLifted
        ? `Hiciste bien en escribirnos: lo que anotamos sobre tu mesa del ${day} ya no cuenta.`
        : `Alguien del equipo de moderación revisó tu apelación sobre tu mesa del ${day} y la decisión se mantiene.`,
      answer ?? 'Tardamos demasiado en responder, así que decidimos a tu favor.',
    ],
    button,
  }),
};
