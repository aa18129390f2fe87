import { describe, expect, it } from '@jest/globals';
import { clientIdOf, readFrame } from '../../../src/adapters/websocket/frames.js';

const read = (frame: unknown) => readFrame(JSON.stringify(frame));

describe('a frame from a client', () => {
  it('joins a room', () => {
    expect(read({ type: 'join_room', matchId: 7 })).toEqual({ type: 'join_room', matchId: 7 });
  });

  it('says something, under an id of its own or none', () => {
    expect(read({ type: 'chat_message', matchId: 7, message: ' Hi ', clientId: 'a-1' })).toEqual({
      type: 'chat_message',
      matchId: 7,
      message: ' Hi ',
      clientId: 'a-1',
    });
    expect(read({ type: 'chat_message', matchId: 7, message: '' })).toEqual({
      type: 'chat_message',
      matchId: 7,
      message: '',
      clientId: null,
    });
  });

  it('may write its ids as text, as they stand in an address', () => {
    expect(read({ type: 'join_room', matchId: '1007' })).toEqual({ type: 'join_room', matchId: 1007 });
  });

  it('does not get through with who it says it is, nor with anything else it brings', () => {
    const frame = {
      type: 'chat_message',
      matchId: 7,
      message: 'Hi',
      userId: 1,
      originSocket: 'x',
      isAdmin: true,
    };
    expect(Object.keys(read(frame)!).sort()).toEqual(['clientId', 'matchId', 'message', 'type']);
  });

  it.each([
    0,
    -1,
    1.5,
    2_147_483_648,
    '2147483648',
    '0',
    '-1',
    '1e3',
    ' 7',
    '',
    '0x7',
    '٧',
    '12345678901',
    null,
    true,
    [7],
    { id: 7 },
    undefined,
  ])('is not one whose table is %p', (matchId) => {
    expect(read({ type: 'join_room', matchId })).toBeNull();
  });

  it('may name the last of all tables', () => {
    expect(read({ type: 'join_room', matchId: 2_147_483_647 })).toMatchObject({ matchId: 2_147_483_647 });
  });

  it.each([null, 7, ['Hi'], { text: 'Hi' }, undefined])('is not one that says %p', (message) => {
    expect(read({ type: 'chat_message', matchId: 7, message })).toBeNull();
  });

  it.each([
    '',
    'null',
    '7',
    '"join_room"',
    '[]',
    '[{"type":"join_room","matchId":7}]',
    '{',
    '{"type":',
    'ping',
  ])('is not %p', (text) => expect(readFrame(text)).toBeNull());

  it.each(['message_sent', 'constructor', '__proto__', '', 7, null, undefined])(
    'is not one of the type %p',
    (type) => expect(read({ type, matchId: 7, message: 'Hi' })).toBeNull(),
  );
});

describe('the id under which a client waits for its answer', () => {
  it('is found in a frame that is otherwise wrong', () => {
    expect(clientIdOf('{"type":"chat_message","message":7,"clientId":"a"}')).toBe('a');
    expect(clientIdOf('{"clientId":"a"}')).toBe('a');
  });

  it.each([7, null, '', 'a'.repeat(65), 'nul\u0000', ['a'], { a: 1 }])('is not %p', (clientId) => {
    expect(clientIdOf(JSON.stringify({ clientId }))).toBeNull();
    expect(read({ type: 'chat_message', matchId: 7, message: 'Hi', clientId })).toMatchObject({
      clientId: null,
    });
  });

  it('has up to 64 characters, and is text that can be kept', () => {
    expect(clientIdOf(JSON.stringify({ clientId: 'a'.repeat(64) }))).toHaveLength(64);
    expect(clientIdOf('{"clientId":"a\\ud83c"}')).toBe('a\ufffd');
  });

  it('is not in what is no frame at all', () => {
    for (const text of ['', 'x', '7', '[]', 'null']) expect(clientIdOf(text)).toBeNull();
  });
});
