import { TableIcebreakers } from '../../../src/application/icebreakers/table-icebreakers.js';
import { ABOUT_SHARED } from '../../../src/domain/icebreakers/conditions.js';
import type { Topic } from '../../../src/domain/shared/survey-answers.js';
import { aSeatedTable } from '../match/a-seated-table.js';

const ASKED = { kind: 'warmup', occasion: 'icebreaker-tried', questions: 1 } as const;
const likes = (favoriteConversationTopic: Topic | null | undefined) =>
  favoriteConversationTopic
    ? { favoriteConversationTopic, favoriteMusic: null, personalityType: null }
    : null;

async function questionFor(topics: ReadonlyArray<Topic | null>) {
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
  await icebreakers.post(match, ASKED);
  await icebreakers.post(match, ASKED);
  // A repeated call reads no answers.
  expect(reads).toBe(1);
  return town.chat
    .icebreakers(matchId)
    .filter(({ kind }) => kind === 'icebreaker.warmup')
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
