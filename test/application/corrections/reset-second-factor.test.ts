import { describe, expect, it } from '@jest/globals';
import {
  NoCorrectionAsked,
  NoSecondFactor,
  SecondAdminNeeded,
  TwoOtherAdminsNeeded,
} from '../../../src/domain/corrections/correction-errors.js';
import { ConflictOfInterest } from '../../../src/domain/review-cases/claim-errors.js';
import { aCorrectionDesk } from './a-correction-desk.js';

/** Dan has lost his phone, and Ben has asked to reset his second factor. */
async function asked() {
  const desk = await aCorrectionDesk();
  await desk.enrolls('dan');
  await desk.askReset('ben', 'dan');
  return desk;
}

describe('the second factor of an admin', () => {
  it('is reset when a second admin agrees, and its owner is mailed both times', async () => {
    const desk = await asked();
    expect(desk.mails().map(({ to, subject }) => [to, subject])).toEqual([
      ['cleo@example.org', 'A correction needs a second admin'],
      ['dan@example.org', 'An admin asks to reset your second factor'],
    ]);
    expect(await desk.factors.find(desk.ids.dan!)).not.toBeNull();
    await desk.agree('cleo', 'dan');
    expect(await desk.factors.find(desk.ids.dan!)).toBeNull();
    expect(desk.sessions.consolesClosed).toEqual([desk.ids.dan]);
    expect(desk.mails()).toMatchObject([{ to: 'dan@example.org', subject: 'Your second factor was reset' }]);
    expect(desk.audit.lines.at(-1)).toMatchObject({
      actorId: desk.ids.cleo,
      action: 'staff.second_factor_reset',
      details: { reason: 'lost', askedBy: desk.ids.ben, agreedBy: desk.ids.cleo },
    });
  });

  it('is reset neither by the one who asks, nor by its owner', async () => {
    const desk = await asked();
    await expect(desk.agree('ben', 'dan')).rejects.toThrow(SecondAdminNeeded);
    await expect(desk.agree('dan', 'dan')).rejects.toThrow(ConflictOfInterest);
    await expect(desk.askReset('dan', 'dan')).rejects.toThrow(ConflictOfInterest);
  });

  it('stays after a day, a decline, and the suspension of the one who asked', async () => {
    const late = await asked();
    late.clock.pass({ days: 1 });
    await expect(late.agree('cleo', 'dan')).rejects.toThrow(NoCorrectionAsked);
    const declined = await asked();
    await declined.decline('cleo', 'dan');
    await expect(declined.agree('cleo', 'dan', 1000)).rejects.toThrow(NoCorrectionAsked);
    const demoted = await asked();
    await demoted.appoint('ben', 'member');
    await expect(demoted.agree('cleo', 'dan')).rejects.toThrow(NoCorrectionAsked);
  });

  it('can only be asked for where two other admins are, and where there is one', async () => {
    const desk = await aCorrectionDesk();
    await expect(desk.askReset('ben', 'dan')).rejects.toThrow(NoSecondFactor);
    await desk.enrolls('dan');
    await desk.appoint('cleo', 'moderator');
    await expect(desk.askReset('ben', 'dan')).rejects.toThrow(TwoOtherAdminsNeeded);
  });

  it('is reset once by two agreements at the same time', async () => {
    const desk = await asked();
    const { id } = desk.pending()!;
    await desk.appoint('mia', 'admin');
    const answers = await Promise.allSettled([desk.agree('cleo', 'dan', id), desk.agree('mia', 'dan', id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
