import { describe, expect, it } from '@jest/globals';
import { EmptyMessage, messageText, MessageTooLong } from '../../../src/domain/chat/chat-message.js';

describe('the text of a message', () => {
  it('is kept as written, without the white space around it', () => {
    expect(messageText('  Hi!\n\n  Where do we meet?\t ')).toBe('Hi!\n\n  Where do we meet?');
    expect(messageText('\u00a0\u2003\ufeffhi\u3000')).toBe('hi');
    expect(messageText('<b>bold</b> & co')).toBe('<b>bold</b> & co');
  });

  it.each(['', ' ', '\n\t\r', '\u00a0\u3000', '\u0000', ' \u0000 \u0000 '])(
    '%p is nothing to say',
    (text) => {
      expect(() => messageText(text)).toThrow(EmptyMessage);
    },
  );

  it('is counted in what a person sees as characters, not in halves of emoji', () => {
    expect(messageText('🍜'.repeat(2000))).toHaveLength(4000);
    expect(() => messageText('🍜'.repeat(2001))).toThrow(MessageTooLong);
    expect(messageText('a'.repeat(2000))).toHaveLength(2000);
    expect(() => messageText('a'.repeat(2001))).toThrow(MessageTooLong);
  });

  it('is counted after trimming', () => {
    expect(messageText(`  ${'a'.repeat(2000)}\n`)).toHaveLength(2000);
  });

  it('keeps emoji of several parts whole', () => {
    expect(messageText('👩🏽‍🍳🇫🇷')).toBe('👩🏽‍🍳🇫🇷');
  });

  it('holds nothing that a database or a JSON reader refuses', () => {
    expect(messageText('a\ud83cb\udf5cc')).toBe('a\ufffdb\ufffdc');
    expect(messageText('nul\u0000l')).toBe('null');
  });
});
