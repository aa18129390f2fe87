import { MatchNotFound } from '../../../src/domain/match/match-errors.js';
import { aSeatedTable } from '../match/a-seated-table.js';

describe('confirming a seat', () => {
  it('is idempotent and signaled to all members', async () => {
    const { town, matchId } = await aSeatedTable();
    await town.confirm(1, matchId);
    await town.confirm(1, matchId);
    expect(town.tables()[0]!.seated.map(({ status }) => status)).toEqual([
      'confirmed',
      'joined',
      'joined',
      'joined',
      'joined',
    ]);
    expect(town.realtime.heardBy(5)).toEqual(['matches_changed', 'matches_changed']);
  });

  it('is refused to users without a seat', async () => {
    const { town, matchId } = await aSeatedTable();
    await expect(town.confirm(77, matchId)).rejects.toThrow(MatchNotFound);
    await expect(town.confirm(1, matchId + 1)).rejects.toThrow(MatchNotFound);
  });
});
