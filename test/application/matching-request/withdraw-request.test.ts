import { aTown, type Town } from '../a-town.js';
import { refused } from '../../support/refused.js';

let town: Town;
beforeEach(() => {
  town = aTown();
});

describe('withdrawing a request', () => {
  it('ends the request, once, and signals the sessions of the user', async () => {
    const { id } = await town.asks(1);
    for (const isWaiting of [true, true, undefined]) await town.withdrawRequest(1, id, isWaiting);
    expect(town.requestOf(1).status).toBe('cancelled');
    expect(town.realtime.heardBy(1)).toContain('matches_changed');
  });

  it('is refused for unknown requests and for requests of other users', async () => {
    const { id } = await town.asks(1);
    await refused(town.withdrawRequest(2, id), 'request_not_found');
    await refused(town.withdrawRequest(1, id + 1), 'request_not_found');
    expect(town.requestOf(1).status).toBe('active');
  });

  it('of a seated user leaves the match', async () => {
    await town.gather(1, 2, 3, 4, 5);
    await town.withdrawRequest(3, town.requestOf(3).id);
    expect(town.seated()).toEqual([[1, 2, 4, 5]]);
    expect(town.requestOf(3).status).toBe('cancelled');
    expect(town.realtime.heardBy(1)).toEqual(['match_found', 'participant_left']);
  });

  it('that was decided while waiting never leaves a table that was found meanwhile', async () => {
    await town.gather(1, 2, 3, 4, 5);
    await refused(town.withdrawRequest(3, town.requestOf(3).id, true), 'active_match');
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
    expect(town.requestOf(3).status).toBe('matched');
  });

  it('is refused to a member who left the chat of their table', async () => {
    await town.gather(1, 2, 3, 4, 5);
    town.clock.pass({ days: 5, hours: 9 });
    await town.withdrawRequest(3, town.requestOf(3).id);
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
    await refused(town.withdrawRequest(3, town.requestOf(3).id), 'request_is_over');
  });

  it('is possible twenty times an hour, and so is opening one, but the end of an account always withdraws it', async () => {
    for (let time = 0; time < 20; time++) {
      const { id } = await town.asks(1);
      await town.withdrawRequest(1, id);
    }
    await refused(town.asks(1), 'too_many_attempts');
    town.clock.pass({ minutes: 59 });
    await refused(town.withdrawRequest(1, 4711), 'too_many_attempts');
    await refused(town.asks(1), 'too_many_attempts');
    town.clock.pass({ minutes: 1 });
    await town.asks(1);
    for (let time = 0; time < 20; time++) await town.withdrawRequest(1, 4711).catch(() => undefined);
    await town.participation.cancelAll(1);
    expect(town.requestOf(1).status).toBe('cancelled');
  });
});
