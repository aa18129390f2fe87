import { TextNotAllowed } from '../../../src/domain/shared/text-not-allowed.js';
import {
  ConflictOfInterest,
  ReviewClaimed,
  ReviewIsOver,
  ReviewNotClaimed,
} from '../../../src/domain/review-cases/claim-errors.js';
import {
  ComparedPictureChanged,
  DateOfBirthDiffers,
  FileNotSeen,
} from '../../../src/domain/trust-score/review-errors.js';
import { VerificationReview } from '../../../src/domain/trust-score/verification-review.js';
import { aReview, MONDAY } from '../../support/builders/a-review.js';

const MAYA = { id: 7, isTableMate: false };
const OMAR = { id: 8, isTableMate: false };
const NO_PICTURE = { profilePicture: null };
const after = ({ days = 0, minutes = 0, seconds = 0 }) =>
  new Date(MONDAY.getTime() + ((days * 24 * 60 + minutes) * 60 + seconds) * 1000);

/** A review claimed by Maya. */
function claimed(fields: Parameters<typeof aReview>[0] = {}): VerificationReview {
  const review = aReview({ id: 1, ...fields });
  review.claim(MAYA, MONDAY);
  return review;
}

describe('A submitted review', () => {
  it('a review is due at the end of the second business day', () => {
    const review = aReview();
    expect([review.status, review.isOpen]).toEqual(['submitted', true]);
    // The end of Wednesday in New York, as a UTC instant.
    expect(review.dueAt).toEqual(new Date('2026-03-05T05:00:00Z'));
  });

  it('a review of a late Friday is due on Tuesday, across a daylight saving change', () => {
    const review = aReview({}, new Date('2026-03-07T04:00:00Z'));
    expect(review.dueAt).toEqual(new Date('2026-03-11T04:00:00Z'));
  });

  it('the file of an undecided review is due for erasure after 30 days', () => {
    const review = aReview();
    expect(review.isFileDue(after({ days: 30, seconds: -1 }))).toBe(false);
    expect(review.isFileDue(after({ days: 30 }))).toBe(true);
  });

  it('the file is due for erasure once the account is deleted', () => {
    const orphaned = VerificationReview.restore({ ...aReview().state, userId: null });
    expect(orphaned.isFileDue(MONDAY)).toBe(true);
  });
});

describe('A claim', () => {
  it('a claim is exclusive for 15 minutes', () => {
    const review = claimed();
    expect([review.status, review.holderAt(MONDAY)]).toEqual(['in_review', MAYA.id]);
    expect(() => review.claim(OMAR, after({ minutes: 14 }))).toThrow(ReviewClaimed);
    expect(() => review.ensureHeldBy(MAYA.id, after({ minutes: 14 }))).not.toThrow();
    expect(review.holderAt(after({ minutes: 15 }))).toBeNull();
    expect(() => review.ensureHeldBy(MAYA.id, after({ minutes: 15 }))).toThrow(ReviewNotClaimed);
    review.claim(OMAR, after({ minutes: 15 }));
    expect(review.holderAt(after({ minutes: 16 }))).toBe(OMAR.id);
  });

  it('the same moderator can extend a claim', () => {
    const review = claimed();
    review.claim(MAYA, after({ minutes: 10 }));
    expect(review.holderAt(after({ minutes: 24 }))).toBe(MAYA.id);
  });

  it('only the claiming moderator can release the claim', () => {
    const review = claimed();
    expect(() => review.release(OMAR.id, MONDAY)).toThrow(ReviewNotClaimed);
    review.release(MAYA.id, MONDAY);
    expect([review.status, review.holderAt(MONDAY)]).toEqual(['submitted', null]);
    review.claim(OMAR, MONDAY);
    expect(review.holderAt(MONDAY)).toBe(OMAR.id);
  });

  it('the reviewed user and their table-mates cannot claim the review', () => {
    const review = aReview({ userId: MAYA.id });
    expect(() => review.claim(MAYA, MONDAY)).toThrow(ConflictOfInterest);
    expect(() => review.claim({ ...OMAR, isTableMate: true }, MONDAY)).toThrow(ConflictOfInterest);
    expect(review.status).toBe('submitted');
  });

  it('access to the file and decisions require the claim', () => {
    const review = claimed();
    for (const id of [OMAR.id, 1042]) {
      expect(() => review.ensureHeldBy(id, MONDAY)).toThrow(ReviewNotClaimed);
      expect(() => review.approve(id, MONDAY, NO_PICTURE)).toThrow(ReviewNotClaimed);
      expect(() => review.reject(id, MONDAY, { reason: 'other' })).toThrow(ReviewNotClaimed);
    }
    expect(review.isOpen).toBe(true);
  });
});

describe('An approval', () => {
  it('an approval stores its decision, and the file is due for erasure at once', () => {
    const review = claimed();
    review.markSeen(MAYA.id, MONDAY);
    review.approve(MAYA.id, after({ minutes: 5 }), { ...NO_PICTURE, dateOfBirthAgrees: true });
    expect(review).toMatchObject({
      status: 'approved',
      isOpen: false,
      decidedBy: MAYA.id,
      decidedAt: after({ minutes: 5 }),
      dateOfBirthAgrees: true,
      reason: null,
    });
    expect(review.isFileDue(after({ minutes: 5 }))).toBe(true);
    expect(review.holderAt(after({ minutes: 6 }))).toBeNull();
    expect(review.pullEvents()).toEqual([{ type: 'review-decided', reviewId: 1, outcome: 'approved' }]);
  });

  it('approving an ID requires that its file was opened during the current claim', () => {
    const review = claimed();
    const approve = (by = MAYA, minutes = 0) => review.approve(by.id, after({ minutes }), NO_PICTURE);
    expect(() => approve()).toThrow(FileNotSeen);
    expect(() => review.markSeen(OMAR.id, MONDAY)).toThrow(ReviewNotClaimed);
    review.markSeen(MAYA.id, MONDAY);
    review.release(MAYA.id, MONDAY);
    review.claim(MAYA, MONDAY);
    expect(() => approve()).toThrow(FileNotSeen);
    review.markSeen(MAYA.id, MONDAY);
    review.claim(OMAR, after({ minutes: 16 }));
    expect(() => approve(OMAR, 16)).toThrow(FileNotSeen);
    review.markSeen(OMAR.id, after({ minutes: 16 }));
    // A repeated claim only extends the expiry.
    review.claim(OMAR, after({ minutes: 20 }));
    approve(OMAR, 33);
    expect(review.status).toBe('approved');
  });

  it('an ID with another date of birth cannot be approved, one without any can', () => {
    const review = claimed();
    review.markSeen(MAYA.id, MONDAY);
    const approve = (dateOfBirthAgrees: boolean | null) =>
      review.approve(MAYA.id, MONDAY, { ...NO_PICTURE, dateOfBirthAgrees });
    expect(() => approve(false)).toThrow(DateOfBirthDiffers);
    expect(review.status).toBe('in_review');
    approve(null);
    expect([review.status, review.dateOfBirthAgrees]).toEqual(['approved', null]);
  });

  it('the approval of a photo stores no result for the date of birth', () => {
    const review = claimed({ kind: 'picture', comparedWith: '/a.webp' });
    review.approve(MAYA.id, MONDAY, { profilePicture: '/a.webp', dateOfBirthAgrees: true });
    expect(review.dateOfBirthAgrees).toBeNull();
  });

  it('a photo can be approved only for the compared profile picture', () => {
    const review = claimed({ kind: 'picture', comparedWith: '/a.webp' });
    for (const profilePicture of ['/b.webp', null]) {
      expect(() => review.approve(MAYA.id, MONDAY, { profilePicture })).toThrow(ComparedPictureChanged);
    }
    expect(review.status).toBe('in_review');
  });
});

describe('A rejection', () => {
  it('a rejection has a reason, and the file is due for erasure after 7 days', () => {
    const review = claimed();
    review.reject(MAYA.id, MONDAY, { reason: 'unreadable', note: ' Too dark. ' });
    expect(review).toMatchObject({
      status: 'rejected',
      reason: 'unreadable',
      note: 'Too dark.',
      decidedBy: MAYA.id,
    });
    expect(review.isFileDue(after({ days: 7, seconds: -1 }))).toBe(false);
    expect(review.isFileDue(after({ days: 7 }))).toBe(true);
    expect(review.pullEvents()).toEqual([{ type: 'review-decided', reviewId: 1, outcome: 'rejected' }]);
  });

  it('a note of more than 500 characters is refused', () => {
    const review = claimed();
    const note = 'x'.repeat(501);
    expect(() => review.reject(MAYA.id, MONDAY, { reason: 'other', note })).toThrow(TextNotAllowed);
    expect(review.isOpen).toBe(true);
    review.reject(MAYA.id, MONDAY, { reason: 'other', note: '  ' });
    expect(review.note).toBeNull();
  });
});

describe('A withdrawal', () => {
  it('an undecided review can be withdrawn, and the file is due for erasure at once', () => {
    for (const review of [aReview({ id: 1 }), claimed()]) {
      review.withdraw('user', MONDAY);
      expect([review.status, review.isFileDue(MONDAY), review.holderAt(MONDAY)]).toEqual([
        'withdrawn',
        true,
        null,
      ]);
      expect(review.pullEvents()).toEqual([{ type: 'review-withdrawn', reviewId: 1 }]);
    }
  });

  it('withdrawing is idempotent', () => {
    const review = aReview({ id: 1 });
    review.withdraw('user', MONDAY);
    review.withdraw('user', MONDAY);
    expect(review.pullEvents()).toHaveLength(1);
  });
});

it('a decided review cannot be claimed, decided or withdrawn', () => {
  const review = claimed();
  review.reject(MAYA.id, MONDAY, { reason: 'other' });
  expect(() => review.claim(OMAR, MONDAY)).toThrow(ReviewIsOver);
  expect(() => review.approve(MAYA.id, MONDAY, NO_PICTURE)).toThrow(ReviewIsOver);
  expect(() => review.reject(MAYA.id, MONDAY, { reason: 'other' })).toThrow(ReviewIsOver);
  expect(() => review.withdraw('user', MONDAY)).toThrow(ReviewIsOver);
});

it('an erased file is not due for erasure again', () => {
  const review = aReview({ id: 7 });
  review.withdraw('user', MONDAY);
  review.forgetFile();
  expect([review.evidence, review.isFileDue(after({ days: 99 }))]).toEqual([null, false]);
});
