import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const attendance: Translation<typeof t> = {
  attendance: 'Asistencia',
  atRisk: 'Mesas en riesgo',
  atRiskText:
    'Mesas de los próximos siete días que quizá necesiten tu ayuda. Quiénes están en ellas lo dice la página de cada mesa.',
  noneAtRisk: 'Ninguna mesa está en riesgo',
  noneAtRiskText:
    'En todas las mesas de los próximos siete días hay bastantes personas que dicen que vienen.',
  table: 'Mesa',
  tableOf: '{day}, mesa {id}',
  members: 'Miembros',
  confirmed: 'Confirmados',
  why: 'Por qué',
  short: 'una cancelación más acabaría con ella',
  unconfirmed: 'ha confirmado menos de la mitad',
  no_venue: 'aún no tiene lugar',
  saturdays: 'Quiénes vinieron',
  saturdaysSummary:
    '{seats, number} plazas en doce semanas: {noShows, number} ausencias y {late, number} cancelaciones el último día.',
  nothingYet: 'No hubo mesas en las últimas doce semanas.',
  saturday: 'Sábado',
  seats: 'Plazas',
  noShows: 'Ausencias',
  lateCancellations: 'Cancelaciones el último día',
  feedback: 'Opiniones',
  feedbackSummary: 'Respondió el {answers} de los miembros. Volverían a ver al {again} de los demás.',
  noFeedback: 'Sin opiniones en estas semanas.',
  answered: 'Respuestas',
  again: 'Volverían a verse',
  concerns: 'Preocupaciones',
};
