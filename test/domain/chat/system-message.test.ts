import english from '../../../locales/en/app.json' with { type: 'json' };
import * as attendance from '../../../src/domain/attendance/attendance-messages.js';
import type { SystemMessage } from '../../../src/domain/chat/system-message.js';
import * as icebreakers from '../../../src/domain/icebreakers/icebreaker-messages.js';
import { QUESTION_KEYS } from '../../../src/domain/icebreakers/questions.js';
import * as table from '../../../src/domain/match/table-messages.js';
import { movedMessage } from '../../../src/domain/meetup/venue.js';
import * as tableChange from '../../../src/domain/table-change/table-change-messages.js';
import * as venue from '../../../src/domain/venue/venue-messages.js';

const TABLE = { suggestedDate: '2026-03-07', startsAt: new Date(0), timeZone: 'America/New_York' } as const;
const SLOT = { preferredDate: '2026-03-07', preferredTime: 'dinner', venueType: 'cafe' } as const;

it('each kind of system message that a context declares has a text, and each text such a kind or question', () => {
  const declared = [table, attendance, tableChange, venue].flatMap((messages): unknown[] =>
    Object.values(messages),
  );
  const constant = declared.filter((one): one is SystemMessage => typeof one === 'object');
  const withParams: SystemMessage[] = [
    table.confirmedMessage(TABLE, new Date(0)),
    table.pairQuestionMessage(true),
    attendance.reminderMessage(TABLE, true),
    venue.venueMessage('Mira'),
    venue.bookedMessage('Mira'),
    venue.bookingNotNeededMessage('Mira'),
    venue.venueFullMessage('Mira'),
  ];
  expect(constant.length + withParams.length).toBe(declared.length);
  const others: SystemMessage[] = [
    movedMessage,
    icebreakers.welcomeMessage(SLOT),
    ...(['formed', 'warmup', 'table'] as const).map((kind) => icebreakers.icebreakerMessage(kind, [])),
  ];
  const kinds = [...constant, ...withParams, ...others].map(({ kind }) => kind);
  const questions = QUESTION_KEYS.map((key) => `question.${key}`);
  expect(Object.keys(english['system-messages']).sort()).toEqual([...kinds, ...questions].sort());
});
