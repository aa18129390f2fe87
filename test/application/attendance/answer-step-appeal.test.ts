import { beforeEach, describe, expect, it } from '@jest/globals';
import { AppealNotFound } from '../../../src/domain/attendance/attendance-errors.js';
import { NoAppealWaiting } from '../../../src/domain/moderation/suspension-errors.js';
import { ConflictOfInterest } from '../../../src/domain/review-cases/claim-errors.js';
import { DecidedMeanwhile } from '../../../src/domain/shared/staff-decision.js';
import { aReliabilityDesk } from './an-attendance-desk.js';

let desk: Awaited<ReturnType<typeof aReliabilityDesk>>;
beforeEach(async () => {
  desk = await aReliabilityDesk();
  await desk.missesTable();
});

describe('the answer to an appeal', () => {
  it('lifts the step, mails the user and is audited without texts', async () => {
    await desk.appeal();
    await desk.answer(true, desk.mia, 'You were there indeed.');
    const [miss] = await desk.ownMisses();
    expect(miss).toMatchObject({ isLifted: true, counts: false });
    expect(desk.mailsTo('ada@example.org')[1]!.text).toContain('You were there indeed.');
    expect(desk.audit.lines).toEqual([
      {
        actorId: desk.mia,
        action: 'user.step_appeal_answered',
        target: { kind: 'user', id: desk.ada },
        details: { step: 'warning', lifted: true },
      },
    ]);
  });

  it('leaves the step when it is upheld', async () => {
    await desk.appeal();
    await desk.answer(false);
    expect((await desk.ownMisses())[0]!.counts).toBe(true);
  });

  it('is given once, by one of two moderators at the same time', async () => {
    await desk.appeal();
    const answers = await Promise.allSettled([desk.answer(true, desk.mia), desk.answer(false, desk.omar)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(desk.answer(false)).rejects.toThrow(NoAppealWaiting);
    const late = desk.answer(false, desk.omar, 'No.', { decidedAfter: null });
    await expect(late).rejects.toThrow(DecidedMeanwhile);
    expect(desk.mailsTo('ada@example.org')).toHaveLength(2);
    expect(desk.audit.lines).toHaveLength(1);
  });

  it('is not given by a table-mate, nor by one who sat at the missed table longer ago', async () => {
    await desk.appeal();
    desk.mates.push([desk.mia, desk.ada]);
    await expect(desk.answer(true, desk.mia)).rejects.toThrow(ConflictOfInterest);
    desk.seats.push([desk.omar, (await desk.ownMisses())[0]!.matchId!]);
    await expect(desk.answer(true, desk.omar)).rejects.toThrow(ConflictOfInterest);
    expect((await desk.ownMisses())[0]!.appeal!.answeredAt).toBeNull();
  });

  it('needs an appeal', async () => {
    await expect(desk.answer(true)).rejects.toThrow(AppealNotFound);
    await expect(desk.answerUnknown()).rejects.toThrow(AppealNotFound);
  });
});
