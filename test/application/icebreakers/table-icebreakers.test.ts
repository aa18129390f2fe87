import { expect, it } from '@jest/globals';
import { TableIcebreakers } from '../../../src/application/icebreakers/table-icebreakers.js';
import { ABOUT_SHARED } from '../../../src/domain/icebreakers/conditions.js';
import { type Topic, TOPICS } from '../../../src/domain/shared/survey-answers.js';
import { aSeatedTable } from '../match/a-seated-table.js';

const ASKED = { kind: 'another', occasion: 'icebreaker-asked-1', questions: 1 } as const;
const likes = (favoriteConversationTopic: Topic | null | undefined) =>
  favoriteConversationTopic
    ? { favoriteConversationTopic, favoriteMusic: null, personalityType: null }
    : null;

/** @param askedBy the member at this seat, from 1 on */
async function questionFor(topics: ReadonlyArray<Topic | null>, askedBy?: number) {
  const { town, matchId } = await aSeatedTable();
  let reads = 0;
  const tables = {
    answersOf: async (userIds: readonly number[]) => {
      reads += 1;
      return userIds.flatMap((userId) => likes(topics[userId - 1]) ?? []);
    },
  };
  const icebreakers = new TableIcebreakers(tables, town.systemMessages);
  const match = (await town.matches.findForUpdate(matchId))!;
  const asked = { ...ASKED, ...(askedBy && { askedBy }) };
  await icebreakers.post(match, asked);
  await icebreakers.post(match, asked);
  // A repeated call reads no answers.
  expect(reads).toBe(1);
  return town.chat
    .icebreakers(matchId)
    .filter(({ kind }) => kind === 'icebreaker.another')
    .flatMap(({ questions }) => questions);
}

it('a question is posted once per occasion, about what three members of the table share', async () => {
  const questions = await questionFor(['travel', 'food', 'travel', 'travel']);
  expect(questions).toHaveLength(1);
  expect(ABOUT_SHARED.travel).toContain(questions[0]);
});

it('what one or two members answered does not change the question', async () => {
  const question = await questionFor([]);
  expect(await questionFor(['travel', 'food', 'career'])).toEqual(question);
  expect(await questionFor(['travel', 'travel', 'food', 'food'])).toEqual(question);
});

it('a member who asks learns of no answer that two others gave, whatever they answer themselves', async () => {
  const others = [null, 'travel', 'travel', 'food', 'career'] as const;
  const question = await questionFor(others, 1);
  for (const own of TOPICS) expect(await questionFor([own, ...others.slice(1)], 1)).toEqual(question);
  expect(question).toEqual(await questionFor([]));
  expect(ABOUT_SHARED.travel).toContain((await questionFor(['food', 'travel', 'travel', 'travel'], 1))[0]);
});
