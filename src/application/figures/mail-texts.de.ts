import type { FigureMailTexts } from './mail-texts.en.js';

export const figureMailTextsDe: FigureMailTexts = {
  week: (day) => ({
    subject: `Ihre Tische vom ${day}`,
    paragraphs: [
      'So lief der Samstag:',
      'Die Konsole zeigt die Wochen davor und die Tische, die Hilfe brauchen.',
    ],
    button: 'Konsole öffnen',
  }),
  facts: (week) => [
    ['Anfragen mit einem Platz', `${week.seated} von ${week.requests}`],
    ['Tische', `${week.tables} mit ${week.seats} Plätzen`],
    ['Nicht erschienen', String(week.noShows)],
    ['Absagen am letzten Tag', String(week.lateCancellations)],
    ['Rückmeldungen', `${week.answers} von ${week.seats}, davon ${week.concerns} mit Bedenken`],
    ['Wartet auf die Moderation', `${week.open}, davon ${week.overdue} überfällig`],
  ],
};
