import { NoEndingProposed } from '../../../src/domain/moderation/suspension-errors.js';
import { aSuspensionDesk } from './a-suspension-desk.js';

let desk: Awaited<ReturnType<typeof aSuspensionDesk>>;
beforeEach(async () => {
  desk = await aSuspensionDesk();
});

describe('declining a proposed ending', () => {
  it('is allowed to its proposer, is audited and removes the proposal', async () => {
    await desk.endAccount(desk.mia);
    await desk.declineEnding(desk.mia);
    expect(await desk.suspensions.proposedOf(desk.ada)).toBeNull();
    expect(desk.audit.lines.at(-1)).toMatchObject({ actorId: desk.mia, action: 'user.ending_declined' });
    expect(desk.mails()).toEqual([]);
  });

  it('is refused without a proposal', async () => {
    await expect(desk.declineEnding(desk.mia)).rejects.toThrow(NoEndingProposed);
    expect(desk.audit.lines).toEqual([]);
  });
});
