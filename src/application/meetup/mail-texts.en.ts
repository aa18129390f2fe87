import type { DateAndTimeText } from '../notifications/when-and-where.js';

export const meetupMailTexts = {
  seatFound: (title: string, requestWithdrawn: boolean) => ({
    subject: "A seat opened up, and it's yours",
    paragraphs: [
      `You were next on the waitlist for “${title}”, so we saved you the seat.`,
      ...(requestWithdrawn
        ? ["You can't be in two places, so we withdrew your request for the same time."]
        : []),
      "Can't make it? Leave the meetup so the next person can have your seat.",
    ],
    button: 'Open the chat',
  }),
  moved: (title: string, { day }: DateAndTimeText, place: string) => ({
    subject: 'A meetup has a new venue',
    paragraphs: [
      `“${title}” on ${day} is now at ${place}.`,
      "Can't make it there? Leave the meetup so someone else can have your seat.",
    ],
    button: 'See the meetup',
  }),
  cancelled: (title: string, { day }: DateAndTimeText) => ({
    subject: 'A meetup you waited for was cancelled',
    paragraphs: [
      `You were on the waitlist for “${title}” on ${day}. It has been cancelled.`,
      "There may be others that day. We'd love to see you at one of them.",
    ],
    button: 'Browse meetups',
  }),
};

export type MeetupMailTexts = typeof meetupMailTexts;
