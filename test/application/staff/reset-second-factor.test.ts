import { aConsoleDesk, ID } from './a-console-desk.js';

describe('ResetSecondFactor', () => {
  it('removes the factor, closes the console sessions and writes the audit log', async () => {
    const desk = aConsoleDesk();
    await desk.enroll();
    expect(await desk.resetSecondFactor.execute({ userId: ID })).toBe(true);
    expect(await desk.factors.find(ID)).toBeNull();
    expect(desk.sessions.consolesClosed).toEqual([ID]);
    expect(desk.log.lines).toMatchObject([{ actorId: null, action: 'staff.second_factor_reset' }]);
  });

  it('returns false for a user without a factor and writes nothing', async () => {
    const desk = aConsoleDesk();
    expect(await desk.resetSecondFactor.execute({ userId: ID })).toBe(false);
    expect(desk.sessions.consolesClosed).toEqual([]);
    expect(desk.log.lines).toEqual([]);
  });
});
