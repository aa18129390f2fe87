import type { MissKind } from '../../domain/attendance/table-record.js';
import type { AttendanceMailTexts } from './mail-texts.en.js';

const WHAT_HAPPENED: Record<MissKind, (day: string) => string> = {
  no_show: (day) => `On nous a dit que tu n’étais pas à ta table du ${day}. Tu nous as manqué.`,
  late_cancellation: (day) =>
    `Tu as rendu ta place du ${day} moins de 36 heures avant le début, elle était donc difficile à pourvoir.`,
};
const HOW_TO_APPEAL =
  'C’est une erreur, ou il y avait une bonne raison\u00a0? Ouvre Réglages, puis «\u00a0Ma présence\u00a0», et dis-le-nous. Une personne de l’équipe de modération qui n’était pas à ta table le lira et, d’ici là, rien ne change pour toi.';
const HOW_IT_ENDS =
  'Ça compte un peu moins chaque jour et disparaît au bout de 90 jours, plus tôt si tu viens à tes prochaines tables. Ton score de confiance n’est pas concerné.';
const button = 'Ouvrir l’application';

export const attendanceMailTextsFr: AttendanceMailTexts = {
  step: {
    warning: (kind, day) => ({
      subject: `À propos de ta table du ${day}`,
      paragraphs: [
        WHAT_HAPPENED[kind](day),
        'C’est un petit rappel amical, et rien d’autre ne change. Si tu ne peux pas venir, dis-le dans l’application le plus tôt possible, pour que quelqu’un d’autre ait la place.',
        HOW_IT_ENDS,
        HOW_TO_APPEAL,
      ],
      button,
    }),
    later_priority: (kind, day, until) => ({
      subject: 'Pour un temps, d’autres passent en premier',
      paragraphs: [
        WHAT_HAPPENED[kind](day),
        `Ce n’est pas la première fois en 90 jours. Jusqu’au ${until}, là où il manque des places, d’autres en ont une en premier. Tu peux toujours demander des tables et venir.`,
        HOW_IT_ENDS,
        HOW_TO_APPEAL,
      ],
      button,
    }),
    pause: (kind, day, until) => ({
      subject: 'Une courte pause avant de nouvelles tables',
      paragraphs: [
        WHAT_HAPPENED[kind](day),
        `C’est arrivé plusieurs fois en 90 jours, tu ne peux donc pas demander de nouvelle table jusqu’au ${until}. Les places que tu as déjà restent à toi.`,
        HOW_IT_ENDS,
        HOW_TO_APPEAL,
      ],
      button,
    }),
  },
  appealAnswered: (isLifted, day, answer) => ({
    subject: 'On a examiné ton recours',
    paragraphs: [
      isLifted
        ? `Tu as bien fait de nous écrire\u00a0: ce qu’on avait noté sur ta table du ${day} ne compte plus.`
        : `L’équipe de modération a examiné ton recours sur ta table du ${day}, et la décision est maintenue.`,
      answer ?? 'On a mis trop de temps à répondre, la décision est donc en ta faveur.',
    ],
    button,
  }),
};
