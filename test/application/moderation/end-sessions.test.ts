import { ConflictOfInterest } from '../../../src/domain/review-cases/claim-errors.js';
import { aSuspensionDesk } from './a-suspension-desk.js';

let desk: Awaited<ReturnType<typeof aSuspensionDesk>>;
beforeEach(async () => {
  desk = await aSuspensionDesk();
});

describe('ending the sessions of a user', () => {
  it('ends all of them, and is audited', async () => {
    await desk.endSessions(desk.mia);
    expect(desk.sessions.ended).toEqual([{ userId: desk.ada }]);
    expect(desk.audit.lines).toEqual([
      { actorId: desk.mia, action: 'user.sessions_ended', target: { kind: 'user', id: desk.ada } },
    ]);
  });

  it('is refused to a table-mate', async () => {
    desk.sitTogether(desk.mia, desk.ada);
    await expect(desk.endSessions(desk.mia)).rejects.toThrow(ConflictOfInterest);
    expect(desk.sessions.ended).toEqual([]);
  });
});
