import type { ChatMailTexts } from './mail-texts.en.js';

const messages = (count: number): string => (count === 1 ? '1 mensaje nuevo' : `${count} mensajes nuevos`);

export const chatMailTextsEs: ChatMailTexts = {
  newMessages: (shortDay) => `Mensajes nuevos en el chat del ${shortDay}`,
  messages,
  digest: (count) => ({
    subject:
      count === 1 ? 'Tienes un mensaje sin leer en el chat' : `Tienes ${count} mensajes sin leer en el chat`,
    paragraphs: ['Te esperan mensajes nuevos:', 'Les encantará leerte.'],
    button: 'Leer el chat',
  }),
};
