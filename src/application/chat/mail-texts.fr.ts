import type { ChatMailTexts } from './mail-texts.en.js';

const messages = (count: number): string =>
  count === 1 ? '1 nouveau message' : `${count} nouveaux messages`;

export const chatMailTextsFr: ChatMailTexts = {
  newMessages: (shortDay) => `Nouveaux messages dans la discussion du ${shortDay}`,
  messages,
  digest: (count) => ({
    subject: count === 1 ? 'Tu as un message non lu' : `Tu as ${count} messages non lus`,
    paragraphs: ['De nouveaux messages t’attendent\u00a0:', 'On y attend de tes nouvelles.'],
    button: 'Lire la discussion',
  }),
};
