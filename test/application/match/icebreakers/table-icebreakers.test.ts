import { expect, it } from '@jest/globals';
import { TableIcebreakers } from '../../../../src/application/match/icebreakers/table-icebreakers.js';
import { ABOUT_SHARED } from '../../../../src/domain/chat/icebreakers/conditions.js';
import { parseIcebreaker } from '../../../../src/domain/chat/icebreakers/icebreaker-messages.js';
import type { Topic } from '../../../../src/domain/shared/survey-answers.js';
import { aSeatedTable } from '../a-seated-table.js';

const ASKED = { kind: 'another', occasion: 'icebreaker-asked-1', questions: 1 } as const;
const likes = (favoriteConversationTopic: Topic) => ({
  favoriteConversationTopic,
  favoriteMusic: null,
  personalityType: null,
});

async function questionFor(...topics: Topic[]) {
  const { town, matchId } = await aSeatedTable();
  let reads = 0;
  const snapshots = {
    snapshotOf: async (...query: Parameters<typeof town.seating.snapshotOf>) => {
      reads += 1;
      const snapshot = await town.seating.snapshotOf(...query);
      const tables = snapshot.tables.map((table) => ({
        ...table,
        members: table.members.map((member, seat) => ({
          ...member,
          survey: topics[seat] ? likes(topics[seat]) : null,
        })),
      }));
      return { ...snapshot, tables };
    },
    openSlotOf: async () => null,
  };
  const icebreakers = new TableIcebreakers(snapshots, town.systemMessages);
  const match = (await town.matches.findForUpdate(matchId))!;
  await icebreakers.post(match, ASKED);
  await icebreakers.post(match, ASKED);
  // A repeated call costs no snapshot.
  expect(reads).toBe(1);
  return town.chat
    .said(matchId)
    .map(parseIcebreaker)
    .filter(({ kind }) => kind === 'another')
    .flatMap(({ questions }) => questions);
}

it('a question is posted once per occasion, about what members of the table share', async () => {
  const questions = await questionFor('travel', 'food', 'travel');
  expect(questions).toHaveLength(1);
  expect(ABOUT_SHARED.travel).toContain(questions[0]);
});

it('what one member alone answered does not change the question', async () => {
  expect(await questionFor('travel', 'food', 'career')).toEqual(await questionFor());
});
