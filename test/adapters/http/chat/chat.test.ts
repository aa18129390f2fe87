import type { APerson, Frame } from '../../../support/http/a-person.js';
import { aRequestBody, aSaturday, aTableOf } from '../../../support/http/a-table.js';
import { eventually } from '../../../support/eventually.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

type Line = {
  id: number;
  message: string;
  deleted: boolean;
  clientId?: string;
  user: { id: number; username: string };
};

const product = theSharedProduct();

describe('the chat of a match', () => {
  it('confirms a message to the sender, delivers it to the others, and stores it once', async () => {
    const { matchId, people } = await aTableOf(product);
    const [ada, ben] = people as [APerson, APerson];
    const atAdas = await (await ada.connect()).joinRoom(matchId);
    const onAdasPhone = await (await ada.connect()).joinRoom(matchId);
    const atBens = await (await ben.connect()).joinRoom(matchId);
    const sockets = [atAdas, onAdasPhone, atBens];

    for (let i = 0; i < 3; i++)
      atAdas.send({ type: 'chat_message', matchId, userId: ben.id, message: '  Hello 👋  ', clientId: 'c1' });
    await eventually(async () => atAdas.received.filter(({ type }) => type === 'message_sent').length === 3);
    const sent = await atAdas.waitFor('message_sent');
    expect(sent).toMatchObject({
      matchId,
      clientId: 'c1',
      message: { message: 'Hello 👋', user: { id: ada.id, username: 'Ada' } },
    });
    const isIt = (frame: Frame) => (frame.message as Line).message === 'Hello 👋';
    const delivered = await atBens.waitFor('new_message', isIt);
    await onAdasPhone.waitFor('new_message', isIt);
    expect(delivered).toMatchObject({ matchId, message: sent.message });
    expect(atAdas.received.some((frame) => frame.type === 'new_message' && isIt(frame))).toBe(false);

    const linesOf = async (person: APerson) =>
      (await person.get<Line[]>(`/api/matches/${matchId}/messages`)).body;
    const [own, others] = [await linesOf(ada), await linesOf(ben)];
    expect(others.filter(({ message }) => message === 'Hello 👋')).toMatchObject([{ user: { id: ada.id } }]);
    // The client id is for its author only.
    expect(own.at(-1)).toMatchObject({ clientId: 'c1' });
    for (const line of [...others, delivered.message as Line]) expect(line).not.toHaveProperty('clientId');
    for (const socket of sockets) socket.close();
  });

  it('takes a message over HTTP, once per client id, and delivers it to all sockets', async () => {
    const { matchId, people } = await aTableOf(product, undefined, { maxDistance: 35 });
    const [ada, ben] = people;
    const sockets = [await ada!.connect(), await ben!.connect()];
    for (const socket of sockets) await socket.joinRoom(matchId);
    const path = `/api/matches/${matchId}/messages`;
    const words = { message: '  No socket here  ', clientId: 'over-http' };
    const { body: sent } = await ada!.expect('POST', path, 200, words);
    expect(sent).toMatchObject({ message: 'No socket here', clientId: 'over-http', user: { id: ada!.id } });
    for (const socket of sockets) {
      const { message } = await socket.waitFor(
        'new_message',
        (frame) => (frame.message as Line).id === sent.id,
      );
      expect(message).not.toHaveProperty('clientId');
    }
    expect((await ada!.expect('POST', path, 200, words)).body).toEqual(sent);
    const { body } = await ben!.get<Line[]>(path);
    expect(body.filter(({ message }) => message === 'No socket here')).toHaveLength(1);

    const refusal = async (message: string) => (await ben!.expect('POST', path, 400, { message })).body.code;
    expect(await refusal(' ')).toBe('empty_message');
    expect(await refusal('é'.repeat(2001))).toBe('message_too_long');
    await ben!.expect('POST', path, 200, { message: '😀'.repeat(2000) });
    for (const socket of sockets) socket.close();
  });

  it('paginates a long chat, and shows that a message was deleted', async () => {
    const { matchId, people } = await aTableOf(product, undefined, { preferredTime: 'dinner' });
    const [ada, ben] = people;
    const socket = await (await ada!.connect()).joinRoom(matchId);
    for (let i = 0; i < 205; i++) {
      socket.send({ type: 'chat_message', matchId, message: `line ${i}`, clientId: `c${i}` });
      if (i % 50 === 49) await socket.waitFor('message_sent', (frame) => frame.clientId === `c${i}`);
    }
    await socket.waitFor('message_sent', (frame) => frame.clientId === 'c204');
    const path = `/api/matches/${matchId}/messages`;
    const newest = (await ada!.get<Line[]>(path)).body;
    expect(newest).toHaveLength(200);
    expect(newest.at(-1)!.message).toBe('line 204');
    const older = (await ada!.get<Line[]>(`${path}?before=${newest[0]!.id}`)).body;
    expect(older.at(-1)!.id).toBeLessThan(newest[0]!.id);
    expect((await ada!.get(`${path}?before=x`)).status).toBe(400);

    const last = newest.at(-1)!.id;
    expect((await ada!.delete(`${path}/${last}`)).status).toBe(200);
    expect((await ben!.get<Line[]>(path)).body.at(-1)).toMatchObject({
      id: last,
      message: '',
      deleted: true,
    });
    socket.close();
  });

  it('tells a new member of the table, and the others of the new member', async () => {
    const slot = { preferredTime: 'dinner', venueType: 'restaurant' };
    const { matchId, people } = await aTableOf(product, undefined, slot);
    const socket = await (await people[0]!.connect()).joinRoom(matchId);
    const newcomer = await product.person().signUp({ firstName: 'Zoe' });
    const atNewcomers = await newcomer.connect();
    await newcomer.expect('POST', '/api/matching-request', 200, aRequestBody(slot));
    expect(await atNewcomers.waitFor('match_found')).toMatchObject({ matchId });
    await socket.waitFor(
      'new_message',
      (frame) => (frame.message as Line).message === 'Zoe joined the table. Say hi!',
    );
    atNewcomers.close();
    socket.close();
  });

  it('notifies the others who left and that a match was canceled, but not the user who did it', async () => {
    const { matchId, people } = await aTableOf(product, undefined, { preferredDate: aSaturday(1) });
    const [ada, ben, cleo] = people;
    const sockets = await Promise.all([ada, ben, cleo].map((person) => person!.connect()));
    const [atAdas, atBens, atCleos] = sockets;
    await ada!.expect('DELETE', `/api/matches/${matchId}/leave`, 200);
    expect(await atBens!.waitFor('participant_left')).toMatchObject({ matchId, userId: ada!.id });
    await ben!.expect('DELETE', `/api/matches/${matchId}`, 200);
    expect(await atCleos!.waitFor('match_cancelled')).toEqual({ type: 'match_cancelled', matchId });
    await atBens!.waitFor('matches_changed');
    expect(atBens!.received.map(({ type }) => type)).not.toContain('match_cancelled');
    expect(atAdas!.received.map(({ type }) => type)).not.toContain('match_cancelled');
    for (const socket of sockets) socket.close();
  });
});

describe('the socket', () => {
  it('refuses visitors and foreign origins', async () => {
    await expect(product.person().connect()).rejects.toThrow('401');
    const person = await product.person().signUp();
    await expect(person.connect({ origin: 'https://evil.example' })).rejects.toThrow('403');
    (await person.connect({ origin: product.url })).close();
  });

  it('refuses messages before joining', async () => {
    const { matchId, people } = await aTableOf(product, undefined, { preferredDate: aSaturday(2) });
    const inside = await people[0]!.connect();
    inside.send({ type: 'chat_message', matchId, message: 'hi', clientId: 'z' });
    expect(await inside.waitFor('error', ({ code }) => code === 'not_joined')).toMatchObject({
      clientId: 'z',
    });
    const { body } = await people[1]!.get<Line[]>(`/api/matches/${matchId}/messages`);
    expect(body.filter(({ user }) => user.id !== 61)).toEqual([]);
    inside.close();
  });

  it('responds to an invalid frame with an error and closes on a frame that is too large', async () => {
    const person = await product.person().signUp();
    const socket = await person.connect();
    for (const frame of ['', '[]', '{"type":"join_room","matchId":-1}', '{"type":"fly","matchId":5}'])
      socket.send(frame);
    await eventually(async () => socket.received.filter(({ code }) => code === 'malformed').length === 4);
    socket.send('x'.repeat(17 * 1024));
    expect(await socket.closed).toBe(1009);
  });
});
