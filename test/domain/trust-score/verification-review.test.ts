import { VerificationReview } from '../../../src/domain/trust-score/verification-review.js';
import { aReview, MONDAY } from '../../support/builders/a-review.js';
import { breaks } from '../../support/refused.js';

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
    // That of a late Friday on Tuesday, across a daylight saving change.
    const onFriday = aReview({}, new Date('2026-03-07T04:00:00Z'));
    expect(onFriday.dueAt).toEqual(new Date('2026-03-11T04:00:00Z'));
  });

  it('the file of an undecided review is due for erasure after 30 days, and once the account is deleted', () => {
    const review = aReview();
    expect(review.isFileDue(after({ days: 30, seconds: -1 }))).toBe(false);
    expect(review.isFileDue(after({ days: 30 }))).toBe(true);
    const orphaned = VerificationReview.restore({ ...aReview().state, userId: null });
    expect(orphaned.isFileDue(MONDAY)).toBe(true);
  });
});

describe('A claim', () => {
  it('a claim is held for 15 minutes, and can be extended', () => {
    const review = claimed();
    expect([review.status, review.holderAt(MONDAY)]).toEqual(['in_review', MAYA.id]);
    breaks(() => review.claim(OMAR, after({ minutes: 14 })), 'review_claimed');
    expect(review.holderAt(after({ minutes: 15 }))).toBeNull();
    breaks(() => review.ensureHeldBy(MAYA.id, after({ minutes: 15 })), 'review_not_claimed');
    review.claim(MAYA, after({ minutes: 10 }));
    expect(review.holderAt(after({ minutes: 24 }))).toBe(MAYA.id);
  });

  it('only the claiming moderator can release the claim', () => {
    const review = claimed();
    breaks(() => review.release(OMAR.id, MONDAY), 'review_not_claimed');
    review.release(MAYA.id, MONDAY);
    expect([review.status, review.holderAt(MONDAY)]).toEqual(['submitted', null]);
    review.claim(OMAR, MONDAY);
    expect(review.holderAt(MONDAY)).toBe(OMAR.id);
  });

  it('the reviewed user and their table-mates cannot claim the review', () => {
    const review = aReview({ userId: MAYA.id });
    breaks(() => review.claim(MAYA, MONDAY), 'conflict_of_interest');
    breaks(() => review.claim({ ...OMAR, isTableMate: true }, MONDAY), 'conflict_of_interest');
    expect(review.status).toBe('submitted');
  });

  it('access to the file and decisions require the claim', () => {
    const review = claimed();
    for (const id of [OMAR.id, 1042]) {
      breaks(() => review.ensureHeldBy(id, MONDAY), 'review_not_claimed');
      breaks(() => review.approve(id, MONDAY, NO_PICTURE), 'review_not_claimed');
      breaks(() => review.reject(id, MONDAY, { reason: 'other' }), 'review_not_claimed');
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
    breaks(() => approve(), 'file_not_seen');
    breaks(() => review.markSeen(OMAR.id, MONDAY), 'review_not_claimed');
    review.markSeen(MAYA.id, MONDAY);
    review.release(MAYA.id, MONDAY);
    review.claim(MAYA, MONDAY);
    breaks(() => approve(), 'file_not_seen');
    review.markSeen(MAYA.id, MONDAY);
    review.claim(OMAR, after({ minutes: 16 }));
    breaks(() => approve(OMAR, 16), 'file_not_seen');
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
    breaks(() => approve(false), 'date_of_birth_differs');
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
      breaks(() => review.approve(MAYA.id, MONDAY, { profilePicture }), 'compared_picture_changed');
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
    breaks(() => review.reject(MAYA.id, MONDAY, { reason: 'other', note }), 'text_not_allowed');
    expect(review.isOpen).toBe(true);
    review.reject(MAYA.id, MONDAY, { reason: 'other', note: '  ' });
    expect(review.note).toBeNull();
  });
});

it('an undecided review can be withdrawn, once, and the file is due for erasure at once until it is erased', () => {
  for (const review of [aReview({ id: 1 }), claimed()]) {
    for (const _ of [1, 2]) review.withdraw('user', MONDAY);
    const { status } = review;
    expect([status, review.isFileDue(MONDAY), review.holderAt(MONDAY)]).toEqual(['withdrawn', true, null]);
    expect(review.pullEvents()).toEqual([{ type: 'review-withdrawn', reviewId: 1 }]);
    review.forgetFile();
    expect([review.evidence, review.isFileDue(after({ days: 99 }))]).toEqual([null, false]);
  }
});

it('a decided review cannot be claimed, decided or withdrawn', () => {
  const review = claimed();
  review.reject(MAYA.id, MONDAY, { reason: 'other' });
  breaks(() => review.claim(OMAR, MONDAY), 'review_is_over');
  breaks(() => review.approve(MAYA.id, MONDAY, NO_PICTURE), 'review_is_over');
  breaks(() => review.reject(MAYA.id, MONDAY, { reason: 'other' }), 'review_is_over');
  breaks(() => review.withdraw('user', MONDAY), 'review_is_over');
});
