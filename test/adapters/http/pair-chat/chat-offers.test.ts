import { aChatOffer } from '../../../support/http/a-chat-offer.js';
import type { APerson } from '../../../support/http/a-person.js';
import { aTableOf, endDinner, matchesOf } from '../../../support/http/a-table.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

const product = theSharedProduct();
let people: APerson[];
let matchId: number;
beforeAll(async () => {
  const table = await aTableOf(product);
  ({ people, matchId } = table);
  await endDinner(product, matchId);
});

interface Offer {
  id: number;
  userId: number;
  firstName: string;
  isWaiting: boolean;
}
const offersOf = async (person: APerson) => (await person.get<Offer[]>('/api/chat-offers')).body;
const answers = (person: APerson, offer: Offer, agrees = true) =>
  person.post<{ matchId: number | null }>(`/api/chat-offers/${offer.id}`, { agrees });
const chatsOf = (person: APerson) =>
  matchesOf(person, () => true).then((all) => all.filter(({ status }) => (status as string) === 'in_touch'));

const offer = (one: APerson, other: APerson) => aChatOffer(product, matchId, one, other);

describe('the offer of a chat of two', () => {
  it('opens exactly one chat when both consent at the same instant, which no third member can read', async () => {
    const [ada, ben, cleo] = people as [APerson, APerson, APerson];
    await offer(ada, ben);
    const [own] = await offersOf(ada);
    expect(own).toMatchObject({ userId: ben.id, firstName: 'Ben', isWaiting: false });
    expect(await offersOf(cleo)).toEqual([]);
    expect((await answers(cleo, own!)).status).toBe(404);
    const both = await Promise.all([answers(ada, own!), answers(ben, own!)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const [chat, ...more] = await chatsOf(ada);
    expect([more, (await chatsOf(ben)).map(({ id }) => id), await offersOf(ada)]).toEqual([
      [],
      [chat!.id],
      [],
    ]);
    expect(both.map(({ body }) => body.matchId)).toContain(chat!.id);
    expect((await ben.get(`/api/matches/${chat!.id}/messages`)).status).toBe(200);
    for (const path of ['', '/messages', '/feedback', '/venues'])
      expect((await cleo.get(`/api/matches/${chat!.id}${path}`)).status).toBe(404);
    expect((await cleo.send('DELETE', `/api/matches/${chat!.id}/leave`)).status).toBe(404);
    expect((await ada.post(`/api/matches/${chat!.id}/feedback`, { attended: true, again: [] })).status).toBe(
      404,
    );
    await ada.expect('DELETE', `/api/matches/${chat!.id}/leave`, 200);
    expect([await chatsOf(ada), await chatsOf(ben)]).toEqual([[], []]);
    expect((await ben.get(`/api/matches/${chat!.id}/messages`)).status).toBe(404);
  });

  it('leaves no open chat after a consent during a block, and does not reveal which was first', async () => {
    const [, , cleo, dan, eve] = people as [APerson, APerson, APerson, APerson, APerson];
    for (const other of [dan, eve]) {
      await offer(cleo, other);
      const own = (await offersOf(other)).find(({ userId }) => userId === cleo.id)!;
      await answers(cleo, own);
      const [answered, blocked] = await Promise.all([
        answers(other, own),
        cleo.post(`/api/users/${other.id}/block`),
      ]);
      expect([answered.status, blocked.status < 300]).toEqual([200, true]);
      expect([await chatsOf(cleo), await chatsOf(other)]).toEqual([[], []]);
    }
  });

  it('shows nothing of a refusal to the other', async () => {
    const [ada, , , dan, eve] = people as [APerson, APerson, APerson, APerson, APerson];
    await offer(ada, dan);
    await offer(ada, eve);
    const [toDan, toEve] = await offersOf(ada);
    await answers(dan, toDan!, false);
    expect((await offersOf(dan)).map(({ id }) => id)).not.toContain(toDan!.id);
    const replies = [await answers(ada, toDan!), await answers(ada, toEve!)];
    expect(replies.map(({ body }) => body)).toEqual([{ matchId: null }, { matchId: null }]);
    expect((await offersOf(ada)).map(({ isWaiting }) => isWaiting)).toEqual([true, true]);
  });
});
