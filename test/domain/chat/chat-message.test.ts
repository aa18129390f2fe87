import { messageText } from '../../../src/domain/chat/chat-message.js';
import { breaks } from '../../support/refused.js';

describe('messageText', () => {
  it('a message is trimmed and otherwise unchanged', () => {
    expect(messageText('  Hi!\n\n  Where do we meet?\t ')).toBe('Hi!\n\n  Where do we meet?');
    expect(messageText('\u00a0\u2003\ufeffhi\u3000')).toBe('hi');
    expect(messageText('<b>bold</b> & co')).toBe('<b>bold</b> & co');
  });

  it.each([
    ...['', ' ', '\n\t\r', '\u00a0\u3000', '\u0000', ' \u0000 \u0000 ', '\u200b', '\u2060\u200d', '\u3164'],
    ...['\u2800'],
  ])('the empty message %p is refused', (text) => breaks(() => messageText(text), 'empty_message'));

  it('the maximum of 2,000 counts code points, not UTF-16 code units', () => {
    expect(messageText('🍜'.repeat(2000))).toHaveLength(4000);
    breaks(() => messageText('🍜'.repeat(2001)), 'message_too_long');
    expect(messageText('a'.repeat(2000))).toHaveLength(2000);
    breaks(() => messageText('a'.repeat(2001)), 'message_too_long');
  });

  it('the length is checked after trimming', () =>
    expect(messageText(`  ${'a'.repeat(2000)}\n`)).toHaveLength(2000));

  it('an emoji newer than this runtime is a message', () =>
    expect(messageText('\u{1faff}')).toBe('\u{1faff}'));

  it('emoji of several code points are unchanged', () => expect(messageText('👩🏽‍🍳🇫🇷')).toBe('👩🏽‍🍳🇫🇷'));

  it('lone surrogates and NUL are replaced or removed', () => {
    expect(messageText('a\ud83cb\udf5cc')).toBe('a\ufffdb\ufffdc');
    expect(messageText('nul\u0000l')).toBe('null');
  });
});
