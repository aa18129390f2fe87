import { expect, it } from '@jest/globals';
import { aTableOf } from '../../../support/http/a-table.js';
import { sharedProduct } from '../../../support/http/shared-product.js';

it('members who ask at the same instant get different questions, and the fourth is refused', async () => {
  const product = await sharedProduct();
  const { people, matchId } = await aTableOf(product);
  const path = `/api/matches/${matchId}/icebreakers`;
  const answers = await Promise.all(
    [0, 1, 2, 0].map((index) => people[index]!.post<{ code?: string }>(path)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body.code).toBe('no_icebreakers_left');
  expect((await people[1]!.get(path)).body).toEqual({ left: 0 });

  const { body } = await people[0]!.get<
    Array<{ message: string; line: { kind: string; params: { questions: string[] } } | null }>
  >(`/api/matches/${matchId}/messages`);
  const asked = body.filter(({ line }) => line?.kind === 'icebreaker.another');
  expect(asked).toHaveLength(3);
  expect(new Set(asked.flatMap(({ line }) => line!.params.questions)).size).toBe(3);
  for (const { message } of asked) expect(message).toMatch(/^Another question: .+\?$/);
});
