import type { MeetupMailTexts } from './mail-texts.en.js';

export const meetupMailTextsFr: MeetupMailTexts = {
  seatFound: (title, requestWithdrawn) => ({
    subject: 'Une place s’est libérée, et elle est à toi',
    paragraphs: [
      `C’était ton tour sur la liste d’attente de «\u00a0${title}\u00a0», on t’a donc gardé la place.`,
      ...(requestWithdrawn
        ? ['Tu ne peux pas être à deux endroits, on a donc retiré ta demande pour la même heure.']
        : []),
      'Tu ne peux pas venir\u00a0? Quitte la rencontre pour que la personne suivante ait ta place.',
    ],
    button: 'Ouvrir la discussion',
  }),
  moved: (title, { day }, place) => ({
    subject: 'Une rencontre change de lieu',
    paragraphs: [
      `«\u00a0${title}\u00a0», le ${day}, a un nouveau lieu\u00a0: ${place}.`,
      'Tu ne peux pas t’y rendre\u00a0? Quitte la rencontre pour que quelqu’un d’autre ait ta place.',
    ],
    button: 'Voir la rencontre',
  }),
  cancelled: (title, { day }) => ({
    subject: 'Une rencontre que tu attendais est annulée',
    paragraphs: [
      `Tu étais sur la liste d’attente de «\u00a0${title}\u00a0», le ${day}. La rencontre est annulée.`,
      'Il y en a peut-être d’autres ce jour-là. Ça nous ferait plaisir de t’y voir.',
    ],
    button: 'Explorer les rencontres',
  }),
};
