import { beforeEach, describe, expect, it } from '@jest/globals';
import type { User } from '../../../src/domain/account/user.js';
import {
  ConflictOfInterest,
  ReviewClaimed,
  ReviewIsOver,
  ReviewNotClaimed,
} from '../../../src/domain/review-cases/claim-errors.js';
import { ComparedPictureChanged, NoSuchReview } from '../../../src/domain/trust-score/review-errors.js';
import { aTrustDesk, MAYA, OMAR } from './a-trust-desk.js';

let desk: ReturnType<typeof aTrustDesk>;
let ada: User;
beforeEach(async () => {
  desk = aTrustDesk();
  ada = await desk.joins('ada');
  await desk.handsIn(ada);
});

const review = () => desk.reviews.rows.all().at(-1)!;

describe('a moderator who claims a review', () => {
  it('has it alone, and its owner sees that somebody looks at it', async () => {
    await desk.claims(MAYA);
    await expect(desk.claims(OMAR)).rejects.toThrow(ReviewClaimed);
    expect((await desk.now(ada)).verificationStatus).toBe('in_review');
    expect(desk.realtime.heardBy(ada.id)).toEqual(['matches_changed']);
    expect(desk.audit.lines).toEqual([
      {
        actorId: MAYA,
        action: 'verification.claimed',
        target: { kind: 'verification', id: review().id },
        details: { kind: 'id', userId: ada.id },
      },
    ]);
  });

  it('at the same moment as another is the only one who gets it', async () => {
    const outcomes = await Promise.allSettled([desk.claims(MAYA), desk.claims(OMAR)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(desk.audit.actions).toEqual(['verification.claimed']);
  });

  it('is not the person themselves, nor anybody who sits with them', async () => {
    await expect(desk.claims(ada.id)).rejects.toThrow(ConflictOfInterest);
    desk.sitsWith(ada, OMAR);
    await expect(desk.claims(OMAR)).rejects.toThrow(ConflictOfInterest);
    expect(review().status).toBe('submitted');
    expect(desk.audit.lines).toEqual([]);
  });

  it('lets it go again for others', async () => {
    await desk.claims(MAYA);
    await expect(desk.releases(OMAR)).rejects.toThrow(ReviewNotClaimed);
    await desk.releases(MAYA);
    expect((await desk.now(ada)).verificationStatus).toBe('submitted');
    await desk.claims(OMAR);
    expect(desk.audit.actions).toEqual([
      'verification.claimed',
      'verification.released',
      'verification.claimed',
    ]);
  });

  it('and falls asleep over it loses it after fifteen minutes', async () => {
    await desk.claims(MAYA);
    desk.clock.pass({ minutes: 15 });
    await expect(desk.approves(MAYA)).rejects.toThrow(ReviewNotClaimed);
    await expect(desk.views(MAYA)).rejects.toThrow(NoSuchReview);
    await desk.claims(OMAR);
  });

  it('finds nothing where the account is gone', async () => {
    Object.assign(review(), { userId: null });
    await expect(desk.claims(MAYA)).rejects.toThrow(NoSuchReview);
  });
});

describe('an approval', () => {
  beforeEach(async () => {
    await desk.claims(MAYA);
    await desk.views(MAYA);
  });

  it('of an ID counts 20 points, and only its outcome stays', async () => {
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

  it('reaches the person in one warm mail, by first name alone', async () => {
    await desk.approves(MAYA);
    await desk.runJobs();
    await desk.purges();
    const [mail, ...more] = desk.mails();
    expect([mail!.to, mail!.subject, more]).toEqual([ada.email, 'Your ID is verified', []]);
    expect(mail!.text).toMatch(/^Hi Ada,/);
    expect(mail!.text).not.toMatch(/Byron|2004|ada@example/);
  });

  it('is for the holder of the claim, once', async () => {
    await expect(desk.approves(OMAR)).rejects.toThrow(ReviewNotClaimed);
    await desk.approves(MAYA);
    await expect(desk.approves(MAYA)).rejects.toThrow(ReviewIsOver);
    await expect(desk.releases(MAYA)).rejects.toThrow(ReviewIsOver);
    await expect(desk.claims(OMAR)).rejects.toThrow(ReviewIsOver);
    expect(desk.mails()).toHaveLength(1);
  });

  it('and a withdrawal at the same moment: one of them happens, and the score is as the review says', async () => {
    const outcomes = await Promise.allSettled([desk.withdraws(ada), desk.approves(MAYA)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect([review().status, (await desk.now(ada)).trustScore]).toEqual(['withdrawn', 40]);
    expect(desk.mails()).toEqual([]);
  });

  it('that fails half-way leaves everything as it was', async () => {
    desk.users.save = () => Promise.reject(new Error('a power cut'));
    await expect(desk.approves(MAYA)).rejects.toThrow('a power cut');
    expect([review().status, desk.mails(), desk.audit.actions]).toEqual([
      'in_review',
      [],
      ['verification.claimed', 'verification.file_viewed'],
    ]);
  });
});

describe('a photo', () => {
  beforeEach(async () => {
    await desk.withdraws(ada);
    await desk.hasPicture(ada);
    await desk.handsIn(ada, 'picture');
    await desk.claims(MAYA);
  });

  it('that is approved counts for as long as the profile picture stays', async () => {
    await desk.approves(MAYA);
    expect(await desk.now(ada)).toMatchObject({ trustScore: 60, trustSteps: { profilePicture: true } });
    expect(desk.mails()[0]!.subject).toBe('Your photo is verified');
    await desk.hasPicture(ada, '/api/pictures/1/b.webp');
    expect(await desk.now(ada)).toMatchObject({ trustScore: 40, trustSteps: { profilePicture: false } });
  });

  it('is compared with the picture of now, not of then', async () => {
    await desk.hasPicture(ada, '/api/pictures/1/b.webp');
    await expect(desk.approves(MAYA)).rejects.toThrow(ComparedPictureChanged);
    expect(desk.mails()).toEqual([]);
  });
});

describe('a rejection', () => {
  beforeEach(() => desk.claims(MAYA));

  it('tells the person why and how to try again, in plain words', async () => {
    await desk.rejects(MAYA, 'mismatch', ' The last name differs. ');
    expect(await desk.now(ada)).toMatchObject({ trustScore: 40, verificationStatus: 'rejected' });
    const { subject, text } = desk.mails()[0]!;
    expect(subject).toBe('Your ID needs another try');
    expect(text).toMatch(/name or the date of birth on it is not the one of your account/);
    expect(text).toMatch(/The reviewer adds: The last name differs\./);
    expect(text).toMatch(/send another ID/);
    expect(desk.audit.lines.at(-1)).toMatchObject({
      action: 'verification.rejected',
      details: { reason: 'mismatch' },
    });
    expect(JSON.stringify(desk.audit.lines)).not.toMatch(/last name/);
  });

  it.each(['unreadable', 'mismatch', 'expired', 'wrong_document', 'not_a_person', 'other'] as const)(
    'as %s never shows its code',
    async (reason) => {
      await desk.rejects(MAYA, reason);
      expect(desk.mails()[0]!.text).not.toMatch(/_|unreadable|mismatch/);
    },
  );

  it('leaves the way free for another try', async () => {
    await desk.rejects(MAYA);
    await desk.handsIn(ada);
    expect((await desk.now(ada)).verificationStatus).toBe('submitted');
  });
});

describe('a look at the file', () => {
  it('is for the holder of the claim, and leaves a line each time', async () => {
    await expect(desk.views(MAYA)).rejects.toThrow(NoSuchReview);
    await desk.claims(MAYA);
    expect(await desk.views(MAYA)).toEqual({ bytes: Uint8Array.of(1, 2, 3), contentType: 'image/webp' });
    await desk.views(MAYA);
    await expect(desk.views(OMAR)).rejects.toThrow(NoSuchReview);
    expect(desk.audit.actions).toEqual([
      'verification.claimed',
      'verification.file_viewed',
      'verification.file_viewed',
    ]);
  });

  it('is over with the decision', async () => {
    await desk.claims(MAYA);
    await desk.rejects(MAYA);
    expect(desk.store.objects.size).toBe(1);
    await expect(desk.views(MAYA)).rejects.toThrow(NoSuchReview);
  });
});
