import type { APerson } from '../../../support/http/a-person.js';
import { aSaturday, aTableOf } from '../../../support/http/a-table.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

interface Talk {
  readonly unread: number;
  readonly lastReadMessageId: number;
  readonly lastMessage: { id: number; text: string; firstName: string; userId: number } | null;
}

const product = theSharedProduct();

const talkOf = async (person: APerson): Promise<Talk> =>
  (await person.get<Talk[]>('/api/user/matches')).body[0]!;

async function say(person: APerson, matchId: number, ...texts: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const text of texts) ids.push(await person.say(matchId, text));
  return ids;
}

const read = (person: APerson, matchId: number, messageId: unknown) =>
  person.post(`/api/matches/${matchId}/read`, { messageId });

describe('the unread count', () => {
  it('comes with the last message, and is reset on every device at once', async () => {
    const { matchId, people } = await aTableOf(product);
    const [ada, ben] = people as [APerson, APerson];
    expect(await talkOf(ben)).toMatchObject({ unread: 0, lastReadMessageId: 0, lastMessage: null });

    const [first, second] = (await say(ada, matchId, 'Hello!', 'x'.repeat(300))) as [number, number];
    expect(await talkOf(ben)).toMatchObject({
      unread: 2,
      lastMessage: { id: second, text: 'x'.repeat(140), firstName: 'Ada', userId: ada.id },
      hasWritten: false,
    });
    expect(await talkOf(ada)).toMatchObject({ unread: 0, lastMessage: { id: second }, hasWritten: true });

    expect((await read(ben, matchId, first)).status).toBe(200);
    expect(await talkOf(ben)).toMatchObject({ unread: 1, lastReadMessageId: first });
    expect((await ben.get<Talk>(`/api/matches/${matchId}`)).body).toMatchObject({ unread: 1 });
    expect((await read(ben, matchId, second)).status).toBe(200);
    expect(await talkOf(ben)).toMatchObject({ unread: 0, lastReadMessageId: second });
  });

  it('never moves back for a slower device, nor beyond the last message', async () => {
    const { matchId, people } = await aTableOf(product, undefined, { venueType: 'restaurant' });
    const [ada, ben] = people as [APerson, APerson];
    const [first, second] = (await say(ada, matchId, 'one', 'two')) as [number, number];
    await Promise.all([second, first, second, first].map((id) => read(ben, matchId, id)));
    expect(await talkOf(ben)).toMatchObject({ unread: 0, lastReadMessageId: second });
    expect((await read(ben, matchId, 2_147_483_647)).status).toBe(200);
    expect(await talkOf(ben)).toMatchObject({ lastReadMessageId: second });
    await say(ada, matchId, 'three');
    expect(await talkOf(ben)).toMatchObject({ unread: 1 });
  });

  it('decreases when an unread message is deleted', async () => {
    const { matchId, people } = await aTableOf(product, undefined, { preferredDate: aSaturday(1) });
    const [ada, ben] = people as [APerson, APerson];
    const [kept, taken] = (await say(ada, matchId, 'kept', 'taken back')) as [number, number];
    await ada.expect('DELETE', `/api/matches/${matchId}/messages/${taken}`, 200);
    expect(await talkOf(ben)).toMatchObject({ unread: 1, lastMessage: { id: kept, text: 'kept' } });
  });
});
