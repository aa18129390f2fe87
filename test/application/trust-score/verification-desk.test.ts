import type { User } from '../../../src/domain/account/user.js';
import { VerificationReview } from '../../../src/domain/trust-score/verification-review.js';
import { refused } from '../../support/refused.js';
import { aTrustDesk, MAYA, OMAR } from './a-trust-desk.js';

let desk: ReturnType<typeof aTrustDesk>;
let ada: User;
beforeEach(async () => {
  desk = aTrustDesk();
  ada = await desk.joins('ada');
  await desk.handsIn(ada);
});

const review = () => desk.reviews.rows.all().at(-1)!;

describe('the claim of a verification review', () => {
  it('changes the status that the user sees, as releasing it does, and is audited with kind and user', async () => {
    await desk.claims(MAYA);
    expect((await desk.now(ada)).verificationStatus).toBe('in_review');
    expect(desk.realtime.heardBy(ada.id)).toEqual(['matches_changed']);
    await desk.releases(MAYA);
    expect((await desk.now(ada)).verificationStatus).toBe('submitted');
    const audited = {
      actorId: MAYA,
      target: { kind: 'verification', id: review().id },
      details: { kind: 'id', userId: ada.id },
    };
    expect(desk.audit.lines).toEqual([
      { action: 'verification.claimed', ...audited },
      { action: 'verification.released', ...audited },
    ]);
  });

  it('is refused to the user and to their table-mates', async () => {
    await refused(desk.claims(ada.id), 'conflict_of_interest');
    desk.sitsWith(ada, OMAR);
    await refused(desk.claims(OMAR), 'conflict_of_interest');
    expect(desk.audit.lines).toEqual([]);
  });

  it('finds no review of a deleted account', async () => {
    desk.reviews.rows.save(VerificationReview.restore({ ...review().state, userId: null }));
    await refused(desk.claims(MAYA), 'no_such_review');
  });
});

describe('the file', () => {
  it('is shown to the holder of the claim, and every view is audited', async () => {
    await refused(desk.views(MAYA), 'no_such_review');
    await desk.claims(MAYA);
    expect(await desk.views(MAYA)).toEqual({ bytes: Uint8Array.of(1, 2, 3), contentType: 'image/webp' });
    await desk.views(MAYA);
    await refused(desk.views(OMAR), 'no_such_review');
    await refused(desk.views(MAYA, 2), 'no_such_review');
    const viewed = { action: 'verification.file_viewed', details: { kind: 'id', userId: ada.id, page: 1 } };
    expect(desk.audit.lines.slice(1)).toMatchObject([viewed, viewed]);
  });

  it('is not shown after the decision, although it is still stored', async () => {
    await desk.claims(MAYA);
    await desk.rejects(MAYA);
    expect(desk.files()).toHaveLength(1);
    await refused(desk.views(MAYA), 'no_such_review');
  });

  it('that is lost alerts the operator, and no view is audited', async () => {
    await desk.claims(MAYA);
    desk.store.objects.clear();
    await refused(desk.views(MAYA), 'file_lost');
    expect([desk.alarms, desk.audit.actions]).toEqual([['missing'], ['verification.claimed']]);
  });
});

describe('approving an ID', () => {
  beforeEach(() => desk.claims(MAYA));

  it('adds 20 points, and only the outcome is kept', async () => {
    await desk.views(MAYA);
    desk.realtime.forget();
    await desk.approves(MAYA, true);
    expect(await desk.now(ada)).toMatchObject({
      trustScore: 60,
      verificationStatus: 'approved',
      trustSteps: { idDocument: true },
    });
    await desk.runJobs();
    expect(desk.files()).toEqual([]);
    expect(desk.newest()).toMatchObject({
      status: 'approved',
      decidedBy: MAYA,
      dateOfBirthAgrees: true,
      evidence: null,
    });
    expect(desk.audit.lines.at(-1)).toMatchObject({
      action: 'verification.approved',
      details: { kind: 'id', userId: ada.id, dateOfBirthAgrees: true },
    });
    expect(desk.realtime.heardBy(ada.id)).toEqual(['matches_changed']);
  });

  it('mails the user once, with no personal data but the first name', async () => {
    await desk.views(MAYA);
    await desk.approves(MAYA);
    await desk.runJobs();
    await desk.purges();
    const [mail, ...more] = desk.mails();
    expect([mail!.to, mail!.subject, more]).toEqual([ada.email, 'Your ID is verified', []]);
    expect(mail!.text).toMatch(/^Hi Ada,/);
    expect(mail!.text).not.toMatch(/Byron|2004|ada@example/);
  });

  it('requires the claim and the opened file, and succeeds once', async () => {
    await refused(desk.approves(OMAR), 'review_not_claimed');
    await refused(desk.approves(MAYA), 'file_not_seen');
    await desk.views(MAYA);
    await desk.approves(MAYA);
    await refused(desk.approves(MAYA), 'review_is_over');
    expect(desk.mails()).toHaveLength(1);
  });

  it('is rolled back on an error', async () => {
    await desk.views(MAYA);
    desk.users.save = () => Promise.reject(new Error('a power cut'));
    await expect(desk.approves(MAYA)).rejects.toThrow('a power cut');
    expect([desk.statuses(), desk.mails(), desk.audit.actions]).toEqual([
      ['in_review'],
      [],
      ['verification.claimed', 'verification.file_viewed'],
    ]);
  });
});

test('an approved photo counts until the profile picture changes, which also refuses its approval', async () => {
  await desk.hasPicture(ada);
  await desk.handsIn(ada, 'picture');
  await desk.claims(MAYA);
  await desk.hasPicture(ada, '/api/pictures/1/b.webp');
  await refused(desk.approves(MAYA), 'compared_picture_changed');
  await desk.hasPicture(ada);
  await desk.approves(MAYA);
  expect(await desk.now(ada)).toMatchObject({ trustScore: 60, trustSteps: { profilePicture: true } });
  expect(desk.mails().map(({ subject }) => subject)).toEqual(['Your photo is verified']);
  await desk.hasPicture(ada, '/api/pictures/1/b.webp');
  expect(await desk.now(ada)).toMatchObject({ trustScore: 40, trustSteps: { profilePicture: false } });
});

describe('rejecting', () => {
  beforeEach(() => desk.claims(MAYA));

  it('mails the reason, the note and how to submit again, and audits only the reason', async () => {
    await desk.rejects(MAYA, 'mismatch', ' The last name differs. ');
    expect(await desk.now(ada)).toMatchObject({ trustScore: 40, verificationStatus: 'rejected' });
    const { subject, text } = desk.mails()[0]!;
    expect(subject).toBe('Your ID needs another try');
    expect(text).toMatch(/name or date of birth doesn.t match your account/);
    expect(text).toMatch(/The reviewer adds: The last name differs\./);
    expect(text).toMatch(/send another ID/);
    expect(desk.audit.lines.at(-1)).toMatchObject({
      action: 'verification.rejected',
      details: { kind: 'id', userId: ada.id, reason: 'mismatch' },
    });
    expect(JSON.stringify(desk.audit.lines)).not.toMatch(/last name/);
    await desk.handsIn(ada);
    expect((await desk.now(ada)).verificationStatus).toBe('submitted');
  });

  it.each(['unreadable', 'mismatch', 'expired', 'wrong_document', 'not_a_person', 'other'] as const)(
    'never mails the code of the reason %s',
    async (reason) => {
      await desk.rejects(MAYA, reason);
      expect(desk.mails()[0]!.text).not.toMatch(/_|unreadable|mismatch/);
    },
  );
});

test('a review is locked after its user, so that locks cannot deadlock', async () => {
  const locked: string[] = [];
  desk.users.findForUpdate = async (id) => {
    locked.push('user');
    return desk.users.find(id);
  };
  desk.reviews.findForUpdate = async (id) => {
    locked.push('review');
    return desk.reviews.find(id);
  };
  await desk.claims(MAYA);
  expect(locked).toEqual(['user', 'review']);
});
