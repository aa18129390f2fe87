import { aLocationDesk } from './a-location-desk.js';

describe('FindCurrentUser', () => {
  it('computes the age in the time zone of the location', async () => {
    const { changeTo, whoAmI, userId } = await aLocationDesk();
    expect((await whoAmI.execute({ userId })).age).toBe(21);
    await changeTo('Tokyo');
    expect((await whoAmI.execute({ userId })).age).toBe(22);
  });
});
