import { aTown, UNTIL_FRIDAY } from '../a-town.js';

describe('waiting requests', () => {
  it('expire three hours before the start', async () => {
    const town = aTown();
    await town.ask(1);
    await town.later(UNTIL_FRIDAY);
    await town.later({ days: 1, hours: 14, minutes: 39 });
    await town.expireRequests();
    expect(town.requestOf(1).status).toBe('active');
    await town.later({ minutes: 1 });
    await town.expireRequests();
    expect(town.requestOf(1).status).toBe('expired');
  });

  it('expire in time in time zones ahead of the home zone', async () => {
    const town = aTown();
    town.requestingUsers.zones.set(1, 'Pacific/Auckland');
    await town.ask(1);
    // Saturday 3 pm in Auckland, and still Friday 9 pm in New York.
    await town.later({ days: 4, hours: 11 });
    await town.expireRequests();
    expect(town.requestOf(1).status).toBe('expired');
  });

  it('expire also where there are more than one page', async () => {
    const town = aTown();
    const people = Array.from({ length: 1100 }, (_, index) => 100 + index);
    await town.ask(...people);
    town.clock.pass({ days: 5, hours: 8 });
    await town.expireRequests();
    expect(people.filter((userId) => town.requestOf(userId).status !== 'expired')).toEqual([]);
  });
});
