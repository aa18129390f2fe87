import type { FigureMailTexts } from './mail-texts.en.js';

export const figureMailTextsFr: FigureMailTexts = {
  week: (day) => ({
    subject: `Vos tables du ${day}`,
    paragraphs: [
      'Voici comment s’est passé le samedi\u00a0:',
      'La console montre les semaines précédentes et les tables qui ont besoin d’aide.',
    ],
    button: 'Ouvrir la console',
  }),
  facts: (week) => [
    ['Demandes avec une place', `${week.seated} sur ${week.requests}`],
    ['Tables', `${week.tables} avec ${week.seats} places`],
    ['Absences', String(week.noShows)],
    ['Annulations le dernier jour', String(week.lateCancellations)],
    ['Avis', `${week.answers} sur ${week.seats}, dont ${week.concerns} avec une inquiétude`],
    ['En attente de modération', `${week.open}, dont ${week.overdue} en retard`],
  ],
};
