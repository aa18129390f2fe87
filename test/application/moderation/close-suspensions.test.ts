import { aModeratedTown } from './a-moderated-town.js';

describe('an expired suspension', () => {
  it('ends by itself, and the job closes and audits it once', async () => {
    const town = await aModeratedTown();
    const { ada } = town;
    await town.suspend('2026-03-03');
    await town.closeSuspensions();
    expect((await town.suspensions.inForceOf(ada.id))!.status).toBe('in_force');
    town.clock.pass({ days: 1 });
    await town.asks(ada.id);
    for (let round = 0; round < 2; round++) await town.closeSuspensions();
    expect(await town.suspensions.inForceOf(ada.id)).toBeNull();
    expect(town.auditLog.lines.map(({ action, actorId }) => [action, actorId]).slice(1)).toEqual([
      ['user.suspension_over', null],
    ]);
  });
});
