import { expect, it } from '@jest/globals';
import { DELETE_UNDER_AGE_ACCOUNTS } from '../../../src/application/corrections/delete-under-age-accounts.js';
import { aCorrectionDesk } from './a-correction-desk.js';

/** Ada turns out to be 17, and `days` pass. */
async function underAge(days: number, birthDate = '2009-01-01') {
  const desk = await aCorrectionDesk();
  await desk.correctBirthDate('ben', birthDate);
  const isGone = async () => {
    await desk.runs(DELETE_UNDER_AGE_ACCOUNTS);
    return (await desk.users.find(desk.ada)) === null;
  };
  desk.clock.pass({ days });
  return { ...desk, isGone };
}

it('deletes the account 30 days after the suspension', async () => {
  const desk = await underAge(29);
  expect(await desk.isGone()).toBe(false);
  desk.clock.pass({ days: 1, minutes: 1 });
  expect(await desk.isGone()).toBe(true);
  expect(desk.audit.lines.at(-1)).toEqual({
    actorId: null,
    action: 'user.deleted_under_age',
    target: { kind: 'user', id: desk.ada },
  });
});

it('leaves an account whose appeal is open, and deletes it after the answer', async () => {
  const desk = await underAge(20);
  await desk.appeal();
  desk.clock.pass({ days: 20 });
  expect(await desk.isGone()).toBe(false);
  await desk.answer(desk.mia, false);
  expect(await desk.isGone()).toBe(true);
});

it('leaves an account whose birth date was corrected again, and one whose owner has turned 18', async () => {
  const corrected = await underAge(31);
  await corrected.correctBirthDate('ben', '1999-01-01');
  expect(await corrected.isGone()).toBe(false);
  expect(await (await underAge(31, '2008-03-20')).isGone()).toBe(false);
});
