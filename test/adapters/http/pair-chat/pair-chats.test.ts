import { eventually } from '../../../support/eventually.js';
import { aChatOffer } from '../../../support/http/a-chat-offer.js';
import type { APerson, ASocket } from '../../../support/http/a-person.js';
import { aStaffMember } from '../../../support/http/a-staff-member.js';
import { ALL_MATCHES, aTableOf, endDinner, type MatchBody } from '../../../support/http/a-table.js';
import { apiDocument } from '../../../support/http/api-document.js';
import { operationsOf } from '../../../support/http/openapi-operations.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

type Talk = MatchBody & {
  readonly unread: number;
  readonly lastMessage: { readonly id: number; readonly text: string } | null;
};

const product = theSharedProduct();
let matchId: number;
let people: APerson[];
beforeAll(async () => {
  ({ people, matchId } = await aTableOf(product));
  await endDinner(product, matchId);
});

const talkOf = async (person: APerson, chatId: number): Promise<Talk | undefined> =>
  (await person.get<Talk[]>(ALL_MATCHES)).body.find(({ id }) => id === chatId);

async function aChatOfTwo(one: APerson, other: APerson): Promise<number> {
  const offer = await aChatOffer(product, matchId, one, other);
  await one.expect('POST', offer, 200, { agrees: true });
  return Number((await other.expect('POST', offer, 200, { agrees: true })).body.matchId);
}

const inRoom = async (person: APerson, chatId: number) => (await person.connect()).joinRoom(chatId);

async function say(socket: ASocket, chatId: number, message: string): Promise<number> {
  socket.send({ type: 'chat_message', matchId: chatId, message, clientId: message });
  const sent = await socket.waitFor('message_sent', ({ clientId }) => clientId === message);
  return (sent.message as { id: number }).id;
}

/** The socket has left the room already, or is refused when the message is stored. */
async function isRefused(socket: ASocket, chatId: number): Promise<void> {
  socket.send({ type: 'chat_message', matchId: chatId, message: 'Hello?', clientId: 'late' });
  const reply = await socket.waitForOneOf(['error', 'message_sent'], ({ clientId }) => clientId === 'late');
  expect(reply.type).toBe('error');
  expect(['not_joined', 'match_not_found']).toContain(reply.code);
}

/** Resolves once neither the list nor the chat of this member has it. */
async function isOverFor(person: APerson, chatId: number): Promise<void> {
  await eventually(async () => (await talkOf(person, chatId)) === undefined);
  expect((await person.get(`/api/matches/${chatId}/messages`)).status).toBe(404);
}

describe('a chat of two', () => {
  it('delivers a message to the other member, counts it as unread, and lets them report it', async () => {
    const [ada, ben] = people as [APerson, APerson];
    const chatId = await aChatOfTwo(ada, ben);
    const [atAda, atBen] = [await inRoom(ada, chatId), await inRoom(ben, chatId)];
    const first = await say(atAda, chatId, 'Soup again?');
    const received = await atBen.waitFor('new_message');
    expect(received.message).toMatchObject({ id: first, message: 'Soup again?', user: { id: ada.id } });
    const second = await say(atAda, chatId, 'Tuesday?');
    expect(await talkOf(ben, chatId)).toMatchObject({ unread: 2, lastMessage: { id: second } });
    expect(await talkOf(ada, chatId)).toMatchObject({ unread: 0 });
    await ben.expect('POST', `/api/matches/${chatId}/read`, 200, { messageId: first });
    expect(await talkOf(ben, chatId)).toMatchObject({ unread: 1 });

    const report = { kind: 'message', targetId: second, reason: 'spam', note: 'Again and again' };
    expect((await people[2]!.post('/api/reports', report)).status).toBe(404);
    await ben.expect('POST', '/api/reports', 200, report);
    const moderator = await aStaffMember(product, 'moderator');
    const { body } = await moderator.list<{ id: number }>('/api/admin/reports');
    expect(body).toMatchObject([{ status: 'submitted' }]);
    expect((await moderator.get(`/api/admin/reports/${body[0]!.id}`)).body).toMatchObject({
      kind: 'message',
      about: { id: ada.id },
      by: { id: ben.id },
      evidence: { messages: [{ text: 'Soup again?' }, { text: 'Tuesday?', isReported: true }] },
    });
    for (const socket of [atAda, atBen]) socket.close();
  });

  it('ends for both with a block, for open sockets too', async () => {
    const [ada, , cleo] = people as [APerson, APerson, APerson];
    const chatId = await aChatOfTwo(ada, cleo);
    const [atAda, atCleo] = [await inRoom(ada, chatId), await inRoom(cleo, chatId)];
    await say(atCleo, chatId, 'Hi!');
    await atAda.waitFor('new_message');
    await ada.expect('POST', `/api/users/${cleo.id}/block`, 200);
    for (const socket of [atAda, atCleo]) {
      await isRefused(socket, chatId);
      socket.close();
    }
    for (const member of [ada, cleo]) await isOverFor(member, chatId);
  });

  it('ends for both when one of them leaves it', async () => {
    const [, ben, cleo] = people as [APerson, APerson, APerson];
    const chatId = await aChatOfTwo(ben, cleo);
    const atCleo = await inRoom(cleo, chatId);
    await ben.expect('DELETE', `/api/matches/${chatId}/leave`, 200);
    await atCleo.waitFor('matches_changed');
    for (const member of [ben, cleo]) await isOverFor(member, chatId);
    atCleo.close();
  });

  it('ends when one of them deletes the account', async () => {
    const [, , , dan, eve] = people as [APerson, APerson, APerson, APerson, APerson];
    const chatId = await aChatOfTwo(dan, eve);
    const atDan = await inRoom(dan, chatId);
    await say(atDan, chatId, 'See you!');
    await eve.expect('DELETE', '/api/user', 200, { password: eve.password });
    await atDan.waitFor('matches_changed');
    await isRefused(atDan, chatId);
    await isOverFor(dan, chatId);
    atDan.close();
  });

  it('has none of what only a table has: each such route finds no match', async () => {
    const [ada, , , dan] = people as [APerson, APerson, APerson, APerson];
    const chatId = await aChatOfTwo(ada, dan);
    const document = apiDocument();
    const ofTables = operationsOf(document).filter(
      ({ template, operation }) =>
        template.startsWith('/api/matches/{id}') && !OF_CHATS.includes(operation.operationId),
    );
    const answers: Array<[string, number, unknown]> = [];
    for (const { method, template, operation } of ofTables) {
      const path = template.replace('{id}', String(chatId)).replace(/\{\w+\}/, '1');
      const { status, body } = await ada.send(method, path, BODIES[operation.operationId]);
      answers.push([operation.operationId, status, body.code]);
    }
    expect(answers.length).toBeGreaterThanOrEqual(17);
    expect(answers.filter(([, status, code]) => status !== 404 || code !== 'match_not_found')).toEqual([]);
    expect(await talkOf(ada, chatId)).toMatchObject({ status: 'in_touch' });
  });
});

/** Operations that a chat of two has. */
const OF_CHATS = 'getMatch leaveMatch listMessages writeMessage markMessagesRead deleteMessage'.split(' ');

/** Bodies that a table would accept. */
const BODIES: Readonly<Record<string, object>> = {
  giveFeedback: { attended: true, again: [] },
  reportLate: { minutes: 10 },
  answerHomeSafe: { isSafe: true },
  proposeVenue: { name: 'The Short Spoon', latitude: 40.73, longitude: -73.99 },
  answerTableChange: { agrees: true },
  settleBooking: { outcome: 'not_needed', venueId: 1 },
};
