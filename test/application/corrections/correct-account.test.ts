import { MisleadingName } from '../../../src/domain/account/misleading-name.js';
import { aCorrectionDesk } from './a-correction-desk.js';
import { refused } from '../../support/refused.js';

let desk: Awaited<ReturnType<typeof aCorrectionDesk>>;
beforeEach(async () => {
  desk = await aCorrectionDesk();
});

describe('a corrected birth date', () => {
  it('is told its owner with the reason, is audited without the date, and has requests and seats checked', async () => {
    desk.jobs.take('profile-changed');
    await desk.correctBirthDate('ben', '1990-02-03');
    expect((await desk.user('ada')).dateOfBirth).toBe('1990-02-03');
    expect(desk.jobs.take('profile-changed')).toEqual([{ type: 'profile-changed', userId: desk.ada }]);
    const [mail] = desk.mails();
    expect(mail).toMatchObject({ to: 'ada@example.org', subject: 'We corrected your account' });
    expect(mail!.text).toContain('a document that says otherwise');
    expect(desk.audit.lines.at(-1)).toEqual({
      actorId: desk.ids.ben,
      action: 'user.birth_date_corrected',
      target: { kind: 'user', id: desk.ada },
      details: { reason: 'document', idForgotten: false, underAge: false },
    });
    expect(JSON.stringify([mail, desk.audit.lines])).not.toMatch(/1990|2004/);
  });

  it('makes an ID that was verified before it count no longer, so that it can be handed in again', async () => {
    const ada = await desk.user('ada');
    ada.applyReviewOutcome('id', 'approved', desk.clock.now());
    await desk.users.save(ada);
    await desk.correctBirthDate('ben', '1990-02-03');
    expect(await desk.user('ada')).toMatchObject({ trustScore: 40, verificationStatus: 'withdrawn' });
    expect(desk.mails()[0]!.text).toContain("it doesn't count any more");
  });

  it('below 18 suspends the account until the 18th birthday, whatever suspension it had, and takes it out of everything', async () => {
    await desk.suspend(desk.mia, '2026-03-09');
    desk.mails();
    await desk.correctBirthDate('ben', '2009-06-01');
    const suspension = (await desk.inForce())!;
    expect(suspension.until).toEqual(new Date('2027-06-01T04:00:00Z'));
    expect(suspension.reason).toContain("you're not 18 yet");
    expect(desk.cancelled).toContain(desk.ada);
    expect(desk.sessions.ended.at(-1)).toEqual({ userId: desk.ada });
    expect(desk.mails().map(({ subject }) => subject)).toEqual(['Your account is suspended']);
    expect(JSON.stringify(desk.audit.lines.at(-1))).not.toMatch(/2009|2027/);
  });

  it('below 18 proposes to end the account, which a second moderator confirms and not the admin', async () => {
    await desk.correctBirthDate('ben', '2009-06-01');
    await refused(desk.endAccount(desk.ids.ben!), 'second_moderator_needed');
    await desk.endAccount(desk.mia);
    expect((await desk.inForce())!.state).toMatchObject({
      kind: 'ending',
      reason: expect.stringContaining("you're not 18 yet"),
      agreedBy: desk.mia,
    });
  });

  it('below 18 keeps the ending that someone has proposed before', async () => {
    await desk.endAccount(desk.mia, 'Insults');
    await desk.correctBirthDate('ben', '2009-06-01');
    await desk.endAccount(desk.ids.cleo!);
    expect((await desk.inForce())!.reason).toBe('Insults');
  });

  it('of staff is not corrected, so that no admin suspends another by it', async () => {
    for (const person of ['mia', 'cleo'])
      await refused(desk.correctBirthDate('ben', '2009-06-01', { person }), 'birth_date_of_staff');
  });

  it('below 18 cannot be let back in before, unless the date is corrected again', async () => {
    await desk.correctBirthDate('ben', '2009-06-01');
    await refused(desk.lift(desk.mia), 'still_under_age');
    await desk.appeal();
    await refused(desk.answer(desk.mia, true), 'still_under_age');
    await desk.correctBirthDate('ben', '2000-06-01');
    await desk.answer(desk.mia, true);
    expect(await desk.inForce()).toBeNull();
  });

  it.each(['2030-01-01', '1800-01-01', '2001-02-30'])('cannot be %s', (date) =>
    refused(desk.correctBirthDate('ben', date), 'date_of_birth_not_real'),
  );
});

describe('a corrected name', () => {
  it('is told its owner, is audited without the name, and keeps no verified ID', async () => {
    await desk.correctName('ben', 'Adela');
    expect(await desk.user('ada')).toMatchObject({ firstName: 'Adela', lastName: 'Byron' });
    expect(desk.mails().map(({ subject }) => subject)).toEqual(['We corrected your account']);
    expect(desk.audit.lines.at(-1)).toMatchObject({
      action: 'user.name_corrected',
      details: { reason: 'changed', idForgotten: false },
    });
    expect(JSON.stringify(desk.audit.lines)).not.toContain('Adela');
  });

  it('has to be a name of a person, and another one', async () => {
    expect(() => desk.correctName('ben', 'Tablemates Support')).toThrow(MisleadingName);
    await refused(desk.correctName('ben', 'Ada'), 'nothing_to_correct');
  });
});

it('a moderator corrects nothing, and no admin corrects their own account', async () => {
  await refused(desk.correctName('mia', 'Adela'), 'only_admins_act_on_staff');
  await refused(desk.correctBirthDate('mia', '1990-02-03'), 'only_admins_act_on_staff');
  await refused(desk.correctName('ben', 'Benjamin', { person: 'ben' }), 'conflict_of_interest');
});
