import { limitedTo, refused } from '../../support/refused.js';
import { DINNER } from '../../support/builders/a-request.js';
import { aTown, UNTIL_FRIDAY } from '../a-town.js';

/** User 1 holds a chair for a friend. */
async function anInvitation() {
  const town = aTown();
  await town.ask(1, 2, 3);
  const code = await town.comeTogether(1);
  return { town, code };
}

describe("the link of a friend's chair", () => {
  it('shows who holds it, for what and until when, and the picture only to who is signed in', async () => {
    const { town, code } = await anInvitation();
    const chair = { firstName: 'User 1', slot: DINNER, heldUntil: new Date('2026-03-03T15:00:00Z') };
    expect(await town.readsInvitation(code)).toEqual({
      state: 'open',
      chair: { ...chair, profileImageUrl: null },
    });
    expect(await town.readsInvitation(code, 4)).toEqual({
      state: 'open',
      chair: { ...chair, profileImageUrl: '/pictures/1.webp' },
    });
  });

  it('names no friend who has come, and nobody where no chair is left', async () => {
    const { town, code } = await anInvitation();
    await town.joins(2, code);
    expect(await town.readsInvitation(code)).toMatchObject({ state: 'open', chair: { firstName: 'User 1' } });
    await town.joins(3, code);
    expect(await town.readsInvitation(code)).toEqual({ state: 'full', chair: null });
    expect(await town.readsInvitation(code, 3)).toEqual({ state: 'yours', chair: null });
  });

  it('says only that it is closed of a table, a withdrawal, a block and the final run', async () => {
    const closed = { state: 'closed', chair: null };
    const seated = await anInvitation();
    await seated.town.ask(4);
    await seated.town.later({ hours: 24 });
    expect(await seated.town.readsInvitation(seated.code)).toEqual(closed);

    const withdrawn = await anInvitation();
    await withdrawn.town.withdrawRequest(1, withdrawn.town.requestOf(1).id);
    for (const reader of [null, 1, 2])
      expect(await withdrawn.town.readsInvitation(withdrawn.code, reader)).toEqual(closed);

    const blocked = await anInvitation();
    await blocked.town.blocks.add(1, 2, blocked.town.clock.now());
    expect(await blocked.town.readsInvitation(blocked.code, 2)).toEqual(closed);

    const late = await anInvitation();
    late.town.clock.pass(UNTIL_FRIDAY);
    expect(await late.town.readsInvitation(late.code)).toEqual(closed);
  });

  it('can be used after the day, until there is a table, and says that nobody holds it', async () => {
    const { town, code } = await anInvitation();
    town.clock.pass({ hours: 25 });
    expect(await town.readsInvitation(code)).toMatchObject({ state: 'open', chair: { heldUntil: null } });
    await town.joins(4, code);
    expect(await town.groupOf(1)).toMatchObject({ friends: ['User 4'] });
  });

  it('cannot be guessed: twenty unknown codes of one network in ten minutes, whatever it knows besides', async () => {
    const { town, code } = await anInvitation();
    for (let i = 0; i < 20; i++) {
      await town.readsInvitation(code);
      await refused(town.readsInvitation(`0000000${i}`), 'group_code_invalid');
    }
    await refused(town.readsInvitation('00000000'), 'too_many_attempts');
    expect(await town.readsInvitation(code, null, '198.51.100.7')).toMatchObject({ state: 'open' });
  });

  it('is read 120 times in ten minutes, by all who have it', async () => {
    const { town, code } = await anInvitation();
    await limitedTo(120, (turn) => town.readsInvitation(code, null, `192.0.2.${turn % 9}`));
  });
});
