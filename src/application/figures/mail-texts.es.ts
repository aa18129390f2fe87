import type { FigureMailTexts } from './mail-texts.en.js';

export const figureMailTextsEs: FigureMailTexts = {
  week: (day) => ({
    subject: `Vuestras mesas del ${day}`,
    paragraphs: [
      'Así fue el sábado:',
      'En la consola están las semanas anteriores y las mesas que necesitan ayuda.',
    ],
    button: 'Abrir la consola',
  }),
  facts: (week) => [
    ['Solicitudes con plaza', `${week.seated} de ${week.requests}`],
    ['Mesas', `${week.tables} con ${week.seats} plazas`],
    ['Ausencias', String(week.noShows)],
    ['Canceladas el último día', String(week.lateCancellations)],
    ['Opiniones', `${week.answers} de ${week.seats}, ${week.concerns} con una preocupación`],
    ['A la espera de un moderador', `${week.open}, ${week.overdue} fuera de plazo`],
  ],
};
