import type { MeetupMailTexts } from './mail-texts.en.js';

export const meetupMailTextsDe: MeetupMailTexts = {
  seatFound: (title, requestWithdrawn) => ({
    subject: 'Ein Platz ist frei geworden, und er gehört dir',
    paragraphs: [
      `Du warst die nächste Person auf der Warteliste für „${title}“, deshalb haben wir dir den Platz gesichert.`,
      ...(requestWithdrawn
        ? [
            'Du kannst nicht an zwei Orten sein, deshalb haben wir deine Anfrage für dieselbe Zeit zurückgezogen.',
          ]
        : []),
      'Du kannst nicht kommen? Verlass das Treffen, damit die nächste Person deinen Platz bekommt.',
    ],
    button: 'Chat öffnen',
  }),
  moved: (title, { day }, place) => ({
    subject: 'Ein Treffen hat einen neuen Ort',
    paragraphs: [
      `„${title}“ am ${day} findet jetzt hier statt: ${place}.`,
      'Dorthin schaffst du es nicht? Verlass das Treffen, damit jemand anders deinen Platz bekommt.',
    ],
    button: 'Treffen ansehen',
  }),
  cancelled: (title, { day }) => ({
    subject: 'Ein Treffen, auf das du gewartet hast, fällt aus',
    paragraphs: [
      `Du warst auf der Warteliste für „${title}“ am ${day}. Das Treffen fällt aus.`,
      'Vielleicht gibt es an dem Tag noch andere. Wir würden uns freuen, dich dort zu sehen.',
    ],
    button: 'Treffen ansehen',
  }),
};
