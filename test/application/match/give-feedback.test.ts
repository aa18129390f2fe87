import { describe, expect, it } from '@jest/globals';
import { FeedbackNoteTooLong, MatchNotFound } from '../../../src/domain/match/match-errors.js';
import { aSeatedTable } from './a-seated-table.js';

async function afterTheMatch() {
  const { town, matchId } = await aSeatedTable();
  town.clock.pass({ days: 5, hours: 12 });
  const statusOf = (userId: number) =>
    town.tables()[0]!.members.find((member) => member.userId === userId)!.status;
  return { town, matchId, statusOf };
}

describe('feedback on a match', () => {
  it('records members as attended or as no-show, as they state', async () => {
    const { town, matchId, statusOf } = await afterTheMatch();
    await town.giveFeedback(1, matchId);
    await town.giveFeedback(2, matchId, { attended: false });
    expect([1, 2, 3].map(statusOf)).toEqual(['attended', 'no_show', 'joined']);
  });

  it('replaces earlier feedback of the same member', async () => {
    const { town, matchId, statusOf } = await afterTheMatch();
    await town.giveFeedback(1, matchId, { again: [2, 3, 3], note: '  Lovely  ' });
    await town.giveFeedback(1, matchId, { again: [2] });
    expect([...town.feedback.said.values()]).toEqual([{ userId: 1, attended: true, again: [2], note: null }]);
    await town.giveFeedback(1, matchId, { attended: false, again: [2] });
    expect([...town.feedback.said.values()]).toEqual([{ userId: 1, attended: false, again: [], note: null }]);
    expect(statusOf(1)).toBe('no_show');
  });

  it('is refused to other users, for unknown matches and with a note over 500 characters', async () => {
    const { town, matchId } = await afterTheMatch();
    await expect(town.giveFeedback(9, matchId)).rejects.toThrow(MatchNotFound);
    await expect(town.giveFeedback(1, 4711)).rejects.toThrow(MatchNotFound);
    await expect(town.giveFeedback(1, matchId, { note: 'x'.repeat(501) })).rejects.toThrow(
      FeedbackNoteTooLong,
    );
    expect(town.feedback.said.size).toBe(0);
  });
});
