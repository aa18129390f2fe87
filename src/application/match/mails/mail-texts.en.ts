import type { DateAndTimeText } from '../../notifications/when-and-where.js';

const CANNOT_COME = "Can't make it? Leave the table so someone else can have your seat.";

export const matchMailTexts = {
  tableFound: ({ day, shortDay, time }: DateAndTimeText, hasVenue: boolean) => ({
    subject: `Your table is ready: ${shortDay}, ${time}`,
    paragraphs: [
      `Your table for ${day}, ${time} is ready.`,
      hasVenue ? 'Say hi in the chat.' : 'Say hi in the chat and pick a venue together.',
      CANNOT_COME,
    ],
    button: 'Open the chat',
  }),
  /** A push message. */
  confirmed: ({ shortDay, time }: DateAndTimeText) => `Your table is confirmed: ${shortDay}, ${time}`,
  tableLost: ({ day, shortDay, time }: DateAndTimeText, leavesTime: boolean) => ({
    subject: `Your table for ${shortDay} was cancelled`,
    paragraphs: [
      `Your table for ${day}, ${time} has been cancelled.`,
      leavesTime
        ? "You're back in the queue, and you'll go first when we put the next table together."
        : "It's too late to find you a new table for that day. We'd love to seat you on another Saturday.",
    ],
    button: leavesTime ? 'See your request' : 'Pick a Saturday',
  }),
  seatLost: ({ day, shortDay, time }: DateAndTimeText) => ({
    subject: `Your seat for ${shortDay} has changed`,
    paragraphs: [
      `Your age has been corrected, and it's outside the age range of your table on ${day}, ${time}, so we had to give your seat back.`,
      "Your request is still open. We'll look for another table for you.",
    ],
    button: 'See your request',
  }),
  requestClosed: ({ day, shortDay, time }: DateAndTimeText) => ({
    subject: `Your request for ${shortDay} has ended`,
    paragraphs: [
      `With your new location, ${day}, ${time} is too close for us to find you a table, so we ended your request.`,
      "We'd love to seat you on another Saturday.",
    ],
    button: 'Pick a Saturday',
  }),
  tableChangeAsked: ({ day, shortDay, time }: DateAndTimeText, until: string) => ({
    subject: `A question about your table: ${shortDay}, ${time}`,
    paragraphs: [
      `We'd like to bring a few more people together on ${day}, ${time}, and that only works if you're in.`,
      `Please open the chat and say yes or no by ${until}. Your answer stays private, and if it doesn't work out, your table stays as it is.`,
    ],
    button: 'Answer in the chat',
  }),
  meetupCancelled: ({ day, time }: DateAndTimeText, place: string) => ({
    subject: 'A meetup you joined was cancelled',
    paragraphs: [
      `The meetup on ${day}, ${time} at ${place} has been cancelled.`,
      "There may be others that day. We'd love to see you at one of them.",
    ],
    button: 'Browse meetups',
  }),
  feedbackQuestion: ({ day, shortDay }: DateAndTimeText) => ({
    subject: `How was ${shortDay}?`,
    paragraphs: [
      `We hope you had a good time on ${day}.`,
      "Tell us who came and who you'd like to meet again. It takes a minute, and the others never see your answers.",
      'Did something feel wrong? You can tell our moderators on the same page.',
    ],
    button: 'Tell us how it was',
  }),
  reminder: ({ shortDay, time }: DateAndTimeText, hasVenue: boolean) => ({
    subject: `Your table is coming up: ${shortDay}, ${time}`,
    paragraphs: [
      "Your table is coming up. Here's what you need to know:",
      ...(hasVenue ? [] : ["You haven't picked a venue yet. Suggest one or vote in the chat!"]),
    ],
    button: 'Tell us if you can come',
  }),
  askAgain: ({ day, shortDay, time }: DateAndTimeText) => ({
    subject: `Are you coming on ${shortDay}?`,
    paragraphs: [
      `Your table meets on ${day}, ${time}, and you haven't said yet whether you're coming.`,
      'One tap is enough, and the others will know.',
    ],
    button: 'Yes or no',
  }),
  /** The subject is shown by lock screens, so it names nothing. */
  homeSafe: {
    subject: 'A short question for you',
    paragraphs: [
      'Are you home safe? One tap is enough.',
      "If something wasn't right, tell us there. Only our moderators read it, and no one at your table can notice. If you don't answer, nothing happens.",
      'In danger right now? Please call your local emergency services first.',
    ],
    button: 'Answer',
  },
  /** @param names first names, one or more */
  chatOffers: (names: readonly string[], list: string) => ({
    subject:
      names.length === 1
        ? `You and ${names[0]} would both like to meet again`
        : `${names.length} people you'd meet again said the same`,
    paragraphs: [
      `Good news: you'd gladly meet ${list} again, and it's mutual.`,
      'Would you like a chat for just the two of you? It opens if you both say yes, and a no is never shown.',
    ],
    button: 'Answer',
  }),
  chatOpened: (name: string) => ({
    subject: `You and ${name} can chat now`,
    paragraphs: [`${name} said yes too, so your chat is open. It's just the two of you. Say hi!`],
    button: 'Open the chat',
  }),
  askToLeave: ({ day, shortDay, time }: DateAndTimeText, isSeatFilled: boolean) => ({
    subject: `Give back your seat for ${shortDay}?`,
    paragraphs: [
      `The link in your reminder was used to say that you can't come on ${day}, ${time}. If that was you, give back your seat here so ${isSeatFilled ? 'someone else can have it' : 'the others know'}.`,
      "Wasn't you? Ignore this email. Your seat is still yours.",
    ],
    button: 'Give back my seat',
  }),
};

export type MatchMailTexts = typeof matchMailTexts;
