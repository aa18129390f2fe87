import type { ChatMailTexts } from './mail-texts.en.js';

const messages = (count: number): string => (count === 1 ? '1 neue Nachricht' : `${count} neue Nachrichten`);

export const chatMailTextsDe: ChatMailTexts = {
  newMessages: (shortDay) => `Neue Nachrichten im Chat für ${shortDay}`,
  messages,
  digest: (count) => ({
    subject: count === 1 ? 'Du hast eine ungelesene Nachricht' : `Du hast ${count} ungelesene Nachrichten`,
    paragraphs: ['An deinem Tisch wird geschrieben:', 'Die anderen freuen sich, von dir zu hören.'],
    button: 'Chat lesen',
  }),
};
