import type { APerson } from '../../../support/http/a-person.js';
import {
  aRequestBody,
  aSaturday,
  aTableOf,
  endDinner,
  matchesOf,
  type SeatedTable,
} from '../../../support/http/a-table.js';
import { refused } from '../../../support/http/refused.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

const product = theSharedProduct();
let table: SeatedTable;
beforeAll(async () => {
  table = await aTableOf(product);
});

const tells = (person: APerson, body: object = { attended: true, again: [] }) =>
  person.post(`/api/matches/${table.matchId}/feedback`, body);
const feedbackOf = async (person: APerson) =>
  (await person.get(`/api/matches/${table.matchId}`)).body.feedback;

describe('feedback on a match', () => {
  it('is refused before the match is over', async () => {
    await refused(tells(table.people[0]!), 409, 'dinner_not_over');
    expect(await feedbackOf(table.people[0]!)).toBeNull();
  });

  it('is given by each member, private, and may be replaced', async () => {
    const [ada, ben, cleo] = table.people as [APerson, APerson, APerson];
    await endDinner(product, table.matchId);
    expect((await tells(ada, { attended: true, again: [ben.id, ben.id], note: ' Lovely ' })).status).toBe(
      200,
    );
    expect(await feedbackOf(ada)).toEqual({ attended: true, again: [ben.id], note: 'Lovely' });
    await tells(ada, { attended: true, again: [cleo.id] });
    expect(await feedbackOf(ada)).toEqual({ attended: true, again: [cleo.id], note: null });
    expect(await feedbackOf(cleo)).toBeNull();
    expect((await cleo.get(`/api/matches/${table.matchId}`)).body.updatedAt).toBeDefined();
  });

  it('keeps the match listed for a member who did not attend', async () => {
    const eve = table.people[4]!;
    await tells(eve, { attended: false, again: [] });
    expect(await feedbackOf(eve)).toEqual({ attended: false, again: [], note: null });
  });

  it('about other members is readable by its author only and changes nothing that others read', async () => {
    const [ada, ben, cleo, dan] = table.people as [APerson, APerson, APerson, APerson];
    const path = `/api/matches/${table.matchId}`;
    const own = async (person: APerson) => (await person.get(`${path}/feedback`)).body;
    const asRead = async (person: APerson) => {
      const { body: match } = await person.get(path);
      const reads = [
        `${path}/feedback`,
        `/api/user/profile/${ada.id}`,
        '/api/user/blocks',
        '/api/user/active-request',
      ];
      const bodies = [];
      for (const read of reads) bodies.push((await person.get(read)).body);
      return [{ ...match, updatedAt: null }, ...bodies];
    };
    expect(await own(dan)).toEqual({ feedback: null });
    const before = [await asRead(ben), await asRead(cleo)];
    const said = {
      attended: true,
      again: [cleo.id],
      came: [cleo.id],
      didNotCome: [dan.id],
      notAgain: [ben.id],
    };
    expect((await tells(ada, { ...said, concern: 'Ben was loud' })).status).toBe(200);
    expect(await own(ada)).toEqual({ feedback: { ...said, note: null, hasConcern: true } });
    expect([await asRead(ben), await asRead(cleo)]).toEqual(before);
  });

  it('with contradictory or other users is refused on its field', async () => {
    const [ada, ben] = table.people as [APerson, APerson];
    const stranger = await product.person().signUp();
    const said = { attended: true, again: [ben.id] };
    for (const [field, id, code] of [
      ['notAgain', ben.id, 'contradictory_feedback'],
      ['didNotCome', ada.id, 'not_at_this_table'],
      ['again', stranger.id, 'not_at_this_table'],
    ] as const) {
      const { fields } = await refused(tells(ada, { ...said, [field]: [id] }), 400, code);
      expect(fields).toEqual({ [field]: expect.any(String) });
    }
  });

  it('has one row after two concurrent requests', async () => {
    const [, ben, cleo] = table.people as [APerson, APerson, APerson];
    const answers = await Promise.all(
      [[], [cleo.id], [], [cleo.id]].map((again) => tells(ben, { attended: true, again })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('is refused once the match is archived', async () => {
    const [ada] = table.people as [APerson];
    await endDinner(product, table.matchId, 'archived');
    await refused(tells(ada), 409, 'feedback_is_closed');
  });
});

it('lets members who all want to meet again share a table a week later', async () => {
  const names = ['Gus', 'Hal', 'Ida', 'Jo', 'Kim'];
  const slot = { preferredDate: aSaturday(1) };
  const { matchId, people } = await aTableOf(product, names, slot);
  await endDinner(product, matchId);
  for (const person of people) {
    const again = people.filter((other) => other !== person).map(({ id }) => id);
    await person.expect('POST', `/api/matches/${matchId}/feedback`, 200, { attended: true, again });
  }
  for (const person of people)
    await person.expect('POST', '/api/matching-request', 200, aRequestBody({ preferredDate: aSaturday(2) }));
  const [next] = await matchesOf(people[0]!, (all) => all.some(({ status }) => status === 'pending'));
  expect(next!.users.map(({ firstName }) => firstName).sort()).toEqual(names.slice(1));
});
