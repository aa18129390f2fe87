import type { MeetupMailTexts } from './mail-texts.en.js';

export const meetupMailTextsEs: MeetupMailTexts = {
  seatFound: (title, requestWithdrawn) => ({
    subject: 'Se liberó un lugar y es tuyo',
    paragraphs: [
      `Te tocaba en la lista de espera de “${title}”, así que te guardamos el lugar.`,
      ...(requestWithdrawn
        ? ['No puedes estar en dos sitios, así que retiramos tu solicitud para la misma hora.']
        : []),
      '¿No puedes ir? Deja el encuentro para que la siguiente persona ocupe tu lugar.',
    ],
    button: 'Abrir el chat',
  }),
  moved: (title, { day }, place) => ({
    subject: 'Un encuentro cambió de lugar',
    paragraphs: [
      `“${title}”, el ${day}, ahora es en ${place}.`,
      '¿No puedes llegar ahí? Deja el encuentro para que otra persona ocupe tu lugar.',
    ],
    button: 'Ver el encuentro',
  }),
  cancelled: (title, { day }) => ({
    subject: 'Se canceló un encuentro que esperabas',
    paragraphs: [
      `Estabas en la lista de espera de “${title}”, el ${day}. Se canceló.`,
      'Puede que haya otros ese día. Nos encantaría verte en alguno.',
    ],
    button: 'Ver encuentros',
  }),
};
