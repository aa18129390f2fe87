import type { User } from '../../../src/domain/account/user.js';
import { ReviewIsOver, ReviewNotClaimed } from '../../../src/domain/review-cases/claim-errors.js';
import { ComparedPictureChanged } from '../../../src/domain/trust-score/review-errors.js';
import { aTrustDesk, MAYA, OMAR } from './a-trust-desk.js';

let desk: ReturnType<typeof aTrustDesk>;
let ada: User;
beforeEach(async () => {
  desk = aTrustDesk();
  ada = await desk.joins('ada');
  await desk.handsIn(ada);
});

const review = () => desk.reviews.rows.all().at(-1)!;

describe('approving an ID', () => {
  beforeEach(async () => {
    await desk.claims(MAYA);
    await desk.views(MAYA);
  });

  it('adds 20 points, and only the outcome is kept', async () => {
    await desk.approves(MAYA, true);
    expect(await desk.now(ada)).toMatchObject({ trustScore: 60, verificationStatus: 'approved' });
    expect((await desk.now(ada)).trustSteps.idDocument).toBe(true);
    await desk.runJobs();
    expect(desk.store.objects.size).toBe(0);
    expect(review()).toMatchObject({
      status: 'approved',
      decidedBy: MAYA,
      dateOfBirthAgrees: true,
      evidence: null,
    });
    expect(desk.audit.lines.at(-1)).toMatchObject({
      action: 'verification.approved',
      details: { kind: 'id', userId: ada.id, dateOfBirthAgrees: true },
    });
  });

  it('queues one mail to the user, which contains no personal data but the first name', async () => {
    await desk.approves(MAYA);
    await desk.runJobs();
    await desk.purges();
    const [mail, ...more] = desk.mails();
    expect([mail!.to, mail!.subject, more]).toEqual([ada.email, 'Your ID is verified', []]);
    expect(mail!.text).toMatch(/^Hi Ada,/);
    expect(mail!.text).not.toMatch(/Byron|2004|ada@example/);
  });

  it('requires the claim, and succeeds once', async () => {
    await expect(desk.approves(OMAR)).rejects.toThrow(ReviewNotClaimed);
    await desk.approves(MAYA);
    await expect(desk.approves(MAYA)).rejects.toThrow(ReviewIsOver);
    await expect(desk.releases(MAYA)).rejects.toThrow(ReviewIsOver);
    await expect(desk.claims(OMAR)).rejects.toThrow(ReviewIsOver);
    expect(desk.mails()).toHaveLength(1);
  });

  it('excludes a concurrent withdrawal, and the score follows the review', async () => {
    const outcomes = await Promise.allSettled([desk.withdraws(ada), desk.approves(MAYA)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect([review().status, (await desk.now(ada)).trustScore]).toEqual(['withdrawn', 40]);
    expect(desk.mails()).toEqual([]);
  });

  it('is rolled back on an error', async () => {
    desk.users.save = () => Promise.reject(new Error('a power cut'));
    await expect(desk.approves(MAYA)).rejects.toThrow('a power cut');
    expect([review().status, desk.mails(), desk.audit.actions]).toEqual([
      'in_review',
      [],
      ['verification.claimed', 'verification.file_viewed'],
    ]);
  });
});

describe('approving a photo', () => {
  beforeEach(async () => {
    await desk.withdraws(ada);
    await desk.hasPicture(ada);
    await desk.handsIn(ada, 'picture');
    await desk.claims(MAYA);
  });

  it('adds 20 points until the profile picture changes', async () => {
    await desk.approves(MAYA);
    expect(await desk.now(ada)).toMatchObject({ trustScore: 60, trustSteps: { profilePicture: true } });
    expect(desk.mails()[0]!.subject).toBe('Your photo is verified');
    await desk.hasPicture(ada, '/api/pictures/1/b.webp');
    expect(await desk.now(ada)).toMatchObject({ trustScore: 40, trustSteps: { profilePicture: false } });
  });

  it('is refused after the profile picture has changed', async () => {
    await desk.hasPicture(ada, '/api/pictures/1/b.webp');
    await expect(desk.approves(MAYA)).rejects.toThrow(ComparedPictureChanged);
    expect(desk.mails()).toEqual([]);
  });
});
