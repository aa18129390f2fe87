import { AppealNeedsAnother, NoAppealWaiting } from '../../../src/domain/moderation/suspension-errors.js';
import { DecidedMeanwhile } from '../../../src/domain/shared/staff-decision.js';
import { aSuspensionDesk } from './a-suspension-desk.js';

let desk: Awaited<ReturnType<typeof aSuspensionDesk>>;
beforeEach(async () => {
  desk = await aSuspensionDesk();
});

describe('the answer to an appeal', () => {
  it('is refused to the moderator who suspended the user', async () => {
    await desk.suspend(desk.mia);
    await desk.appeal();
    await expect(desk.answer(desk.mia, true)).rejects.toThrow(AppealNeedsAnother);
    expect((await desk.inForce())!.appeal!.answer).toBeNull();
  });

  it.each([
    [true, 'your account is no longer suspended'],
    [false, 'the decision stands'],
  ])('that lifts the suspension (%s) is mailed and audited', async (isLifted, sentence) => {
    await desk.suspend(desk.mia);
    await desk.appeal();
    desk.mails();
    await desk.answer(desk.omar, isLifted);
    expect((await desk.inForce()) === null).toBe(isLifted);
    const [mail] = desk.mails();
    expect(mail!.text).toContain(sentence);
    expect(mail!.text).toContain('We read it again.');
    expect(desk.audit.lines.at(-1)).toMatchObject({
      action: 'user.appeal_answered',
      details: { lifted: isLifted },
    });
  });

  it('is refused when someone has decided since the user was read', async () => {
    const seen = await desk.read();
    await desk.suspend(desk.mia);
    await desk.appeal();
    await expect(desk.answer(desk.omar, true, seen)).rejects.toThrow(DecidedMeanwhile);
    expect((await desk.inForce())!.appeal!.answer).toBeNull();
  });

  it('requires an appeal', async () => {
    await expect(desk.answer(desk.omar, false)).rejects.toThrow(NoAppealWaiting);
    await desk.suspend(desk.mia);
    await expect(desk.answer(desk.omar, false)).rejects.toThrow(NoAppealWaiting);
  });
});
