const messages = (count: number): string => (count === 1 ? '1 new message' : `${count} new messages`);

export const chatMailTexts = {
  /** A push message. @param shortDay such as 'Sat, Dec 12' */
  newMessages: (shortDay: string) => `New messages in the chat for ${shortDay}`,
  messages,
  digest: (count: number) => ({
    subject: count === 1 ? 'You have an unread chat message' : `You have ${count} unread chat messages`,
    paragraphs: ['New messages are waiting for you:', "They'd love to hear from you."],
    button: 'Read the chat',
  }),
};

export type ChatMailTexts = typeof chatMailTexts;
