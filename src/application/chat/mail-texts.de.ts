import type { ChatMailTexts } from './mail-texts.en.js';

const messages = (count: number): string => (count === 1 ? '1 neue Nachricht' : `${count} neue Nachrichten`);

export const chatMailTextsDe: ChatMailTexts = {
  newMessages: (shortDay) => `Neue Nachrichten im Chat für ${shortDay}`,
  messages,
  digest: (count) => ({
    subject: count === 1 ? 'Du hast eine ungelesene Nachricht' : `Du hast ${count} ungelesene Nachrichten`,
    paragraphs: ['Neue Nachrichten warten auf dich:', 'Die anderen freuen sich auf deine Antwort.'],
    button: 'Chat lesen',
  }),
};
