import spanish from '../../../../locales/es/app.json' with { type: 'json' };
import { textOf } from '../../../../src/adapters/http/chat/system-message-text.js';
import { reminderMessage } from '../../../../src/domain/attendance/attendance-messages.js';
import { type SystemMessage } from '../../../../src/domain/chat/system-message.js';
import { welcomeMessage, icebreakerMessage } from '../../../../src/domain/icebreakers/icebreaker-messages.js';
import {
  joinedMessage,
  leftMessage,
  pairQuestionMessage,
} from '../../../../src/domain/match/table-messages.js';
import { venueMessage, venueOpenMessage } from '../../../../src/domain/venue/venue-messages.js';
import { QUESTION_KEYS } from '../../../../src/domain/icebreakers/questions.js';
import { systemMessageText } from '../../../../web-user/src/features/chat/system-message.js';
import type { ChatMessage } from '../../../../web-user/src/shared/api/types.js';
import '../../../../web-user/src/shared/i18n/icu-messages.js';
import { translateWith } from '../../../../web-user/src/shared/i18n/messages-of.js';

const shown = (line: ChatMessage['line'], message = 'in English'): string =>
  systemMessageText({
    id: 1,
    message,
    createdAt: '2026-11-21T12:00:00Z',
    deleted: false,
    user: {
      id: 61,
      username: 'Tablemates System',
      firstName: 'System',
      profileImageUrl: null,
      ageRange: null,
    },
    line,
  });
const told = (said: SystemMessage, name: string | null = null): string => shown({ ...said, name });

const systemMessages: Readonly<Record<string, string>> = spanish['system-messages'];
const inSpanish = () => translateWith({ 'system-messages': systemMessages });
const DINNER = {
  suggestedDate: '2026-11-28',
  startsAt: new Date('2026-11-28T23:00:00Z'),
  timeZone: 'America/New_York',
};
const SLOT = { preferredDate: '2026-11-28', preferredTime: 'lunch', venueType: 'cafe' } as const;

describe('a system message', () => {
  it.each<SystemMessage>([
    welcomeMessage(SLOT),
    welcomeMessage({ ...SLOT, venueType: 'restaurant' }),
    reminderMessage(DINNER, true),
    reminderMessage(DINNER, false),
    pairQuestionMessage(true),
    pairQuestionMessage(false),
    { kind: 'confirmed', params: { day: 'saturday' } },
    { kind: 'confirmed', params: { day: 'tonight' } },
    icebreakerMessage('table', ['laugh', 'advice']),
    venueMessage('Bar $& {name}'),
    venueOpenMessage,
    joinedMessage,
  ])('%j is the text of the server in English', (said) => {
    translateWith({});
    expect(told(said, 'Ben')).toBe(textOf(said, 'Ben'));
  });

  it('isolates a name that is written from right to left', () => {
    translateWith({});
    const english = told(joinedMessage, 'דנה');
    inSpanish();
    expect([english, told(joinedMessage, 'דנה')]).toEqual([
      '\u2068דנה\u2069 joined the table. Say hi!',
      '\u2068דנה\u2069 se unió a la mesa. ¡Dale la bienvenida!',
    ]);
  });

  it('is translated with the name of its user, or without one for a deleted account', () => {
    inSpanish();
    expect(told(joinedMessage, 'Ben')).toBe('Ben se unió a la mesa. ¡Dale la bienvenida!');
    expect(told(leftMessage)).toBe('Someone dejó la mesa.');
  });

  it.each(QUESTION_KEYS)('with the question %s is translated', (key) => {
    inSpanish();
    const question = systemMessages[`question.${key}`];
    expect(question).toMatch(/\?$/);
    expect(told(icebreakerMessage('formed', [key]))).toBe(`Para romper el hielo: ${question}`);
    expect(told(icebreakerMessage('warmup', [key]))).toBe(`Para entrar en calor: ${question}`);
  });

  it('with several questions is translated line by line', () => {
    inSpanish();
    expect(told(icebreakerMessage('table', ['spot', 'laugh', 'skill'])).split('\n')).toEqual([
      'Preguntas para la mesa:',
      systemMessages['question.spot'],
      systemMessages['question.laugh'],
      systemMessages['question.skill'],
    ]);
  });

  it('keeps the name of the venue unchanged', () => {
    inSpanish();
    expect(told(venueMessage('Bar $& {name}, Elm Street'))).toBe('Va ganando: Bar $& {name}, Elm Street');
  });

  it.each([
    ['saturday', 'Su mesa está confirmada. ¡Nos vemos el sábado!'],
    ['tonight', 'Su mesa está confirmada. ¡Nos vemos esta noche!'],
    ['today', 'Su mesa está confirmada. ¡Nos vemos hoy!'],
  ] as const)('about a confirmed table that says %s is translated', (day, text) => {
    inSpanish();
    expect(told({ kind: 'confirmed', params: { day } })).toBe(text);
  });

  it('of a newer server that the app does not know is shown in English, whole', () => {
    inSpanish();
    expect(shown({ kind: 'birthday', params: {}, name: null }, 'Happy birthday!')).toBe('Happy birthday!');
    const params = { questions: ['spot', 'newest'] };
    expect(shown({ kind: 'icebreaker.table', params, name: null }, 'Two questions')).toBe('Two questions');
    expect(shown(null, 'Hello')).toBe('Hello');
  });
});
