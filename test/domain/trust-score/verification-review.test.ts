import { describe, expect, it } from '@jest/globals';
import {
  ConflictOfInterest,
  ReviewClaimed,
  ReviewIsOver,
  ReviewNotClaimed,
} from '../../../src/domain/shared/claim-errors.js';
import {
  ComparedPictureChanged,
  DateOfBirthDiffers,
  FileNotSeen,
  ReviewNoteTooLong,
} from '../../../src/domain/trust-score/review-errors.js';
import type { VerificationReview } from '../../../src/domain/trust-score/verification-review.js';
import { aReview, MONDAY } from '../../support/builders/a-review.js';

const MAYA = { id: 7, isTableMate: false };
const OMAR = { id: 8, isTableMate: false };
const NO_PICTURE = { profilePicture: null };
const after = ({ days = 0, minutes = 0, seconds = 0 }) =>
  new Date(MONDAY.getTime() + ((days * 24 * 60 + minutes) * 60 + seconds) * 1000);

/** A review that Maya is looking at. */
function claimed(fields: Parameters<typeof aReview>[0] = {}): VerificationReview {
  const review = aReview({ id: 1, ...fields });
  review.claim(MAYA, MONDAY);
  return review;
}

describe('a review that was handed in', () => {
  it('waits to be looked at until the end of the second business day', () => {
    const review = aReview();
    expect([review.status, review.isOpen]).toEqual(['submitted', true]);
    // Wednesday's end in New York.
    expect(review.dueAt).toEqual(new Date('2026-03-05T05:00:00Z'));
  });

  it('late on a Friday is due on Tuesday, where clocks have changed meanwhile', () => {
    const review = aReview({}, new Date('2026-03-07T04:00:00Z'));
    expect(review.dueAt).toEqual(new Date('2026-03-11T04:00:00Z'));
  });

  it('keeps its file for 30 days at most', () => {
    const review = aReview();
    expect(review.isFileDue(after({ days: 30, seconds: -1 }))).toBe(false);
    expect(review.isFileDue(after({ days: 30 }))).toBe(true);
  });

  it('never keeps its file longer than the account', () => {
    expect(Object.assign(aReview(), { userId: null }).isFileDue(MONDAY)).toBe(true);
  });
});

describe('a claim', () => {
  it('sets a review aside for one moderator, for 15 minutes', () => {
    const review = claimed();
    expect([review.status, review.holderAt(MONDAY)]).toEqual(['in_review', MAYA.id]);
    expect(() => review.claim(OMAR, after({ minutes: 14 }))).toThrow(ReviewClaimed);
    expect(() => review.ensureHeldBy(MAYA.id, after({ minutes: 14 }))).not.toThrow();
    expect(review.holderAt(after({ minutes: 15 }))).toBeNull();
    expect(() => review.ensureHeldBy(MAYA.id, after({ minutes: 15 }))).toThrow(ReviewNotClaimed);
    review.claim(OMAR, after({ minutes: 15 }));
    expect(review.holderAt(after({ minutes: 16 }))).toBe(OMAR.id);
  });

  it('is prolonged by its holder', () => {
    const review = claimed();
    review.claim(MAYA, after({ minutes: 10 }));
    expect(review.holderAt(after({ minutes: 24 }))).toBe(MAYA.id);
  });

  it('is let go by its holder, for anybody else to take', () => {
    const review = claimed();
    expect(() => review.release(OMAR.id, MONDAY)).toThrow(ReviewNotClaimed);
    review.release(MAYA.id, MONDAY);
    expect([review.status, review.holderAt(MONDAY)]).toEqual(['submitted', null]);
    review.claim(OMAR, MONDAY);
    expect(review.holderAt(MONDAY)).toBe(OMAR.id);
  });

  it('is for nobody who is the person, or sits at a table with them', () => {
    const review = aReview({ userId: MAYA.id });
    expect(() => review.claim(MAYA, MONDAY)).toThrow(ConflictOfInterest);
    expect(() => review.claim({ ...OMAR, isTableMate: true }, MONDAY)).toThrow(ConflictOfInterest);
    expect(review.status).toBe('submitted');
  });

  it('is needed to see the file and to decide', () => {
    const review = claimed();
    for (const id of [OMAR.id, 1042]) {
      expect(() => review.ensureHeldBy(id, MONDAY)).toThrow(ReviewNotClaimed);
      expect(() => review.approve(id, MONDAY, NO_PICTURE)).toThrow(ReviewNotClaimed);
      expect(() => review.reject(id, MONDAY, { reason: 'other' })).toThrow(ReviewNotClaimed);
    }
    expect(review.isOpen).toBe(true);
  });
});

describe('an approval', () => {
  it('keeps who decided, when and whether the date of birth agrees, and lets the file go at once', () => {
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

  it('of an ID is for whoever has opened it under their present claim', () => {
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
    // Claiming again only prolongs.
    review.claim(OMAR, after({ minutes: 20 }));
    approve(OMAR, 33);
    expect(review.status).toBe('approved');
  });

  it('of an ID is refused where the date of birth differs, and needs no word where the ID shows none', () => {
    const review = claimed();
    review.markSeen(MAYA.id, MONDAY);
    const approve = (dateOfBirthAgrees: boolean | null) =>
      review.approve(MAYA.id, MONDAY, { ...NO_PICTURE, dateOfBirthAgrees });
    expect(() => approve(false)).toThrow(DateOfBirthDiffers);
    expect(review.status).toBe('in_review');
    approve(null);
    expect([review.status, review.dateOfBirthAgrees]).toEqual(['approved', null]);
  });

  it('of a photo says nothing about a date of birth', () => {
    const review = claimed({ kind: 'picture', comparedWith: '/a.webp' });
    review.approve(MAYA.id, MONDAY, { profilePicture: '/a.webp', dateOfBirthAgrees: true });
    expect(review.dateOfBirthAgrees).toBeNull();
  });

  it('of a photo counts only for the profile picture that was compared', () => {
    const review = claimed({ kind: 'picture', comparedWith: '/a.webp' });
    for (const profilePicture of ['/b.webp', null]) {
      expect(() => review.approve(MAYA.id, MONDAY, { profilePicture })).toThrow(ComparedPictureChanged);
    }
    expect(review.status).toBe('in_review');
  });
});

describe('a rejection', () => {
  it('gives a reason and keeps the file for 7 days at most', () => {
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

  it('is short in words', () => {
    const review = claimed();
    const note = 'x'.repeat(501);
    expect(() => review.reject(MAYA.id, MONDAY, { reason: 'other', note })).toThrow(ReviewNoteTooLong);
    expect(review.isOpen).toBe(true);
    review.reject(MAYA.id, MONDAY, { reason: 'other', note: '  ' });
    expect(review.note).toBeNull();
  });
});

describe('a withdrawal', () => {
  it('ends a review that nobody has decided, claimed or not, and lets the file go at once', () => {
    for (const review of [aReview({ id: 1 }), claimed()]) {
      review.withdraw(MONDAY);
      expect([review.status, review.isFileDue(MONDAY), review.holderAt(MONDAY)]).toEqual([
        'withdrawn',
        true,
        null,
      ]);
      expect(review.pullEvents()).toEqual([{ type: 'review-withdrawn', reviewId: 1 }]);
    }
  });

  it('done twice is done once', () => {
    const review = aReview({ id: 1 });
    review.withdraw(MONDAY);
    review.withdraw(MONDAY);
    expect(review.pullEvents()).toHaveLength(1);
  });
});

it('what is decided stays decided', () => {
  const review = claimed();
  review.reject(MAYA.id, MONDAY, { reason: 'other' });
  expect(() => review.claim(OMAR, MONDAY)).toThrow(ReviewIsOver);
  expect(() => review.approve(MAYA.id, MONDAY, NO_PICTURE)).toThrow(ReviewIsOver);
  expect(() => review.reject(MAYA.id, MONDAY, { reason: 'other' })).toThrow(ReviewIsOver);
  expect(() => review.withdraw(MONDAY)).toThrow(ReviewIsOver);
});

it('a file that is gone is due no more', () => {
  const review = aReview();
  review.withdraw(MONDAY);
  review.forgetFile();
  expect([review.evidence, review.isFileDue(after({ days: 99 }))]).toEqual([null, false]);
});
