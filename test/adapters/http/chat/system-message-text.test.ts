import { textOf } from '../../../../src/adapters/http/chat/system-message-text.js';
import { reminderMessage } from '../../../../src/domain/attendance/attendance-messages.js';
import { icebreakerMessage, welcomeMessage } from '../../../../src/domain/icebreakers/icebreaker-messages.js';
import {
  joinedMessage,
  leftChatMessage,
  leftMessage,
  movedToSecondTableMessage,
  pairQuestionMessage,
} from '../../../../src/domain/match/table-messages.js';
import { movedMessage } from '../../../../src/domain/meetup/venue.js';
import { venueMessage, venueOpenMessage } from '../../../../src/domain/venue/venue-messages.js';

const LUNCH = { preferredDate: '2026-03-14', preferredTime: 'lunch', venueType: 'cafe' } as const;
const DINNER = { preferredDate: '2026-03-07', preferredTime: 'dinner', venueType: 'restaurant' } as const;
const DINNER_IN_MUMBAI = {
  suggestedDate: '2026-03-07',
  startsAt: new Date('2026-03-07T12:30:00Z'),
  timeZone: 'Asia/Kolkata',
};

describe('the English text of a system message', () => {
  it.each([
    [
      welcomeMessage(DINNER),
      "Welcome to your table! You're meeting on Sat, Mar 7 at 6:00 PM at a restaurant. Say hi and pick a place together.",
    ],
    [
      welcomeMessage(LUNCH),
      "Welcome to your table! You're meeting on Sat, Mar 14 at 1:00 PM at a cafe. Say hi and pick a place together.",
    ],
    [
      reminderMessage(DINNER_IN_MUMBAI, true),
      "See you on Sat, Mar 7 at 6:00 PM! Can't make it? Leave the table so someone else can have your seat.",
    ],
    [
      reminderMessage(DINNER_IN_MUMBAI, false),
      "See you on Sat, Mar 7 at 6:00 PM! Can't make it? Leave the table so the others know.",
    ],
    [
      pairQuestionMessage(true),
      "It's just the two of you now. If you're both happy to go as two, confirm under Matches. Otherwise we'll look for a new table for you.",
    ],
    [
      pairQuestionMessage(false),
      "It's just the two of you now. If you're both happy to go as two, confirm under Matches. Otherwise the table is cancelled, and it's too late to find you a new one.",
    ],
    [{ kind: 'confirmed', params: { day: 'saturday' } }, 'Your table is confirmed. See you on Saturday!'],
    [{ kind: 'confirmed', params: { day: 'today' } }, 'Your table is confirmed. See you today!'],
    [{ kind: 'confirmed', params: { day: 'tonight' } }, 'Your table is confirmed. See you tonight!'],
    [venueMessage("Bar '{name}' $&, Elm Street"), "Leading: Bar '{name}' $&, Elm Street"],
    [venueOpenMessage, 'No place picked yet. Suggest one or vote!'],
    [movedMessage, "The place has changed. Check where you're meeting now."],
    [icebreakerMessage('formed', ['laugh']), 'Icebreaker: What made you laugh out loud this week?'],
    [icebreakerMessage('warmup', ['laugh']), 'A warm-up: What made you laugh out loud this week?'],
    [
      icebreakerMessage('table', ['laugh', 'advice']),
      "Questions for the table:\nWhat made you laugh out loud this week?\nWhat's the best advice you've ever ignored?",
    ],
    ...(['split', 'merge', 'rescue', 'join'] as const).map(
      (kind) => [{ kind, params: {} }, expect.stringMatching(/your table stays as it is\.$/)] as const,
    ),
  ] as const)('for %j is whole', (message, text) => {
    expect(textOf(message, null)).toEqual(text);
  });

  it.each([
    [joinedMessage, 'joined the table. Say hi!'],
    [leftMessage, 'left the table.'],
    [leftChatMessage, 'left the chat.'],
    [movedToSecondTableMessage, 'moved to a second table, so more people can come.'],
  ])('for %j names the user, or nobody when the account is deleted', (message, text) => {
    expect(textOf(message, '{name} <b>')).toBe(`{name} <b> ${text}`);
    expect(textOf(message, null)).toBe(`Someone ${text}`);
  });
});
