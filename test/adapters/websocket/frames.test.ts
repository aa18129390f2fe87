import { clientIdOf, readFrame } from '../../../src/adapters/websocket/frames.js';

const read = (frame: unknown) => readFrame(JSON.stringify(frame));

describe('a frame from a client', () => {
  it('joins a room', () => {
    expect(read({ type: 'join_room', matchId: 7 })).toEqual({ type: 'join_room', matchId: 7 });
  });

  it('sends a message, with or without a client id', () => {
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

  it('may have ids as strings', () => {
    expect(read({ type: 'join_room', matchId: '1007' })).toEqual({ type: 'join_room', matchId: 1007 });
  });

  it('has unknown fields dropped, such as a user id', () => {
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
  ])('is invalid with the match id %p', (matchId) => {
    expect(read({ type: 'join_room', matchId })).toBeNull();
  });

  it('may name the last of all tables', () => {
    expect(read({ type: 'join_room', matchId: 2_147_483_647 })).toMatchObject({ matchId: 2_147_483_647 });
  });

  it.each([null, 7, ['Hi'], { text: 'Hi' }, undefined])('is invalid with the message %p', (message) => {
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
    'is invalid with the type %p',
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

  it('has at most 64 characters of well-formed text', () => {
    expect(clientIdOf(JSON.stringify({ clientId: 'a'.repeat(64) }))).toHaveLength(64);
    expect(clientIdOf('{"clientId":"a\\ud83c"}')).toBe('a\ufffd');
  });

  it('is null for an invalid frame', () => {
    for (const text of ['', 'x', '7', '[]', 'null']) expect(clientIdOf(text)).toBeNull();
  });
});
