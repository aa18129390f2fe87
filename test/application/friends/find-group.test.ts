import { aTown } from '../a-town.js';

describe('the group of a user', () => {
  it('is none without friends', async () => {
    const town = aTown();
    expect(await town.groupOf(1)).toBeNull();
    await town.ask(1);
    expect(await town.groupOf(1)).toBeNull();
  });

  it('names the others, and shows the code until three are together', async () => {
    const town = aTown();
    await town.ask(1, 2, 3);
    const code = await town.comeTogether(1, 2);
    expect(await town.groupOf(2)).toEqual({ state: 'together', code, friends: ['User 1'], heldUntil: null });
    await town.joins(3, code);
    expect(await town.groupOf(1)).toEqual({
      state: 'together',
      code: null,
      friends: ['User 2', 'User 3'],
      heldUntil: null,
    });
  });

  it('does not tell how far away or how old the others are', async () => {
    const town = aTown();
    await town.ask(1, 2);
    await town.comeTogether(1, 2);
    town.seating.profiles.set(2, { age: 71, coordinates: { latitude: 33.7, longitude: -84.4 } });
    expect(await town.groupOf(1)).toMatchObject({ state: 'together' });
  });

  it('is over after a block, which neither of them reads as one', async () => {
    const town = aTown();
    await town.ask(1, 2);
    await town.comeTogether(1, 2);
    await town.blocks.add(1, 2, town.clock.now());
    expect(await town.groupOf(2)).toEqual({ state: 'over', code: null, friends: [], heldUntil: null });
  });
});
