import { describe, expect, it } from '@jest/globals';
import spanish from '../../../../locales/es/app.json' with { type: 'json' };
import { icebreakerMessage } from '../../../../src/domain/icebreakers/icebreaker-messages.js';
import { QUESTION_KEYS } from '../../../../src/domain/icebreakers/questions.js';
import {
  confirmedMessage,
  joinedMessage,
  venueMessage,
} from '../../../../src/domain/chat/system-messages.js';
import { instantAt } from '../../../../src/domain/shared/time-zone.js';
import { systemMessageText } from '../../../../web-user/src/features/chat/system-message.js';
import type { ChatMessage } from '../../../../web-user/src/shared/api/types.js';
import { translateWith } from '../../../../web-user/src/shared/i18n/messages-of.js';

const said = (message: string, line: ChatMessage['line']): ChatMessage => ({
  id: 1,
  message,
  createdAt: '2026-11-21T12:00:00Z',
  deleted: false,
  user: { id: 61, username: 'Tablemates System', firstName: 'System', profileImageUrl: null, ageRange: null },
  line,
});

const systemMessages: Readonly<Record<string, string>> = spanish['system-messages'];
const inSpanish = () => translateWith({ 'system-messages': systemMessages });

describe('a system message', () => {
  it('is shown unchanged in English', () => {
    translateWith({});
    const text = joinedMessage.replace('{name}', 'Ben');
    expect(systemMessageText(said(text, { occasion: 'joined', name: 'Ben' }))).toBe(
      'Ben joined the table. Say hi!',
    );
  });

  it('isolates a name that is written from right to left', () => {
    const line = { occasion: 'joined', name: 'דנה' };
    translateWith({});
    const english = systemMessageText(said('דנה joined the table. Say hi!', line));
    inSpanish();
    expect([english, systemMessageText(said('דנה joined the table. Say hi!', line))]).toEqual([
      '\u2068דנה\u2069 joined the table. Say hi!',
      '\u2068דנה\u2069 se unió a la mesa. ¡Dale la bienvenida!',
    ]);
  });

  it('is translated with the name it contains', () => {
    inSpanish();
    const line = { occasion: 'joined', name: 'Ben' };
    expect(systemMessageText(said('Ben joined the table. Say hi!', line))).toBe(
      'Ben se unió a la mesa. ¡Dale la bienvenida!',
    );
  });

  it.each(QUESTION_KEYS)('with the question %s is translated', (key) => {
    inSpanish();
    const line = { occasion: 'icebreaker', name: null };
    const question = systemMessages[`question.${key}`]!;
    expect(question).toMatch(/\?$/);
    expect(systemMessageText(said(icebreakerMessage('formed', [key]), line))).toBe(
      `Para romper el hielo: ${question}`,
    );
    expect(systemMessageText(said(icebreakerMessage('another', [key]), line))).toBe(
      `Otra pregunta: ${question}`,
    );
    expect(systemMessageText(said(icebreakerMessage('warmup', [key]), line))).toBe(
      `Para entrar en calor: ${question}`,
    );
  });

  it('with several questions is translated line by line', () => {
    inSpanish();
    const line = { occasion: 'icebreaker', name: null };
    const message = icebreakerMessage('table', ['spot', 'laugh', 'skill']);
    expect(systemMessageText(said(message, line)).split('\n')).toEqual([
      'Preguntas para la mesa:',
      systemMessages['question.spot'],
      systemMessages['question.laugh'],
      systemMessages['question.skill'],
    ]);
  });

  it('with a question that has no translation yet stays whole', () => {
    const { 'question.laugh': _, ...rest } = systemMessages;
    translateWith({ 'system-messages': rest });
    const message = icebreakerMessage('table', ['spot', 'laugh']);
    expect(systemMessageText(said(message, { occasion: 'icebreaker', name: null }))).toBe(message);
  });

  it('keeps the name of the venue unchanged', () => {
    inSpanish();
    const line = { occasion: 'venue', name: null };
    expect(systemMessageText(said(venueMessage('Bar $& {name}, Elm Street'), line))).toBe(
      'Va ganando: Bar $& {name}, Elm Street',
    );
  });

  it.each([
    ['2026-11-27T12:00:00Z', 18, 'Su mesa está confirmada. ¡Nos vemos el sábado!'],
    ['2026-11-28T12:00:00Z', 18, 'Su mesa está confirmada. ¡Nos vemos esta noche!'],
    ['2026-11-28T12:00:00Z', 13, 'Su mesa está confirmada. ¡Nos vemos hoy!'],
  ])('about a table confirmed at %s that meets at %s:00 says the same day', (now, hour, told) => {
    inSpanish();
    const startsAt = instantAt('2026-11-28', hour, 0, 'America/New_York');
    const table = { suggestedDate: '2026-11-28', startsAt, timeZone: 'America/New_York' } as const;
    const message = confirmedMessage(table, new Date(now));
    expect(systemMessageText(said(message, { occasion: 'settled', name: null }))).toBe(told);
  });

  it('in an earlier wording is translated too, because old messages are stored', () => {
    inSpanish();
    const question = 'Something to start with: What did you want to be at ten, and what is left of it?';
    expect(systemMessageText(said(question, { occasion: 'icebreaker', name: null }))).toBe(
      `Para romper el hielo: ${systemMessages['question.career']}`,
    );
  });

  it('without a translation stays unchanged', () => {
    inSpanish();
    expect(systemMessageText(said('Happy birthday!', { occasion: 'birthday', name: null }))).toBe(
      'Happy birthday!',
    );
    expect(systemMessageText(said('Hello', null))).toBe('Hello');
  });
});
