import { conflict, missing } from '../shared/refusal.js';
import type { ReviewKind } from './review-kind.js';

const NAMES: Readonly<Record<ReviewKind, string>> = { id: 'ID', picture: 'photo' };

/** A user can have at most one open review of a kind. */
export class ReviewAlreadyOpen extends conflict('review_already_open') {
  constructor(kind: ReviewKind) {
    super(`Your ${NAMES[kind]} is already being checked`, { kind });
  }
}

/** The user is already verified by an approved review of this kind. */
export class AlreadyVerified extends conflict('already_verified') {
  constructor(kind: ReviewKind) {
    super(`Your ${NAMES[kind]} is already verified`, { kind });
  }
}

/** A photo review requires a profile picture to compare with; a drawing is none. */
export class ProfilePictureMissing extends conflict(
  'profile_picture_missing',
  'Please add a profile picture first',
) {}

/** For users: the review does not exist, belongs to another user or is closed. */
export class ReviewNotFound extends missing(
  'review_not_found',
  "We're not checking anything of yours right now.",
) {}

/** For staff: the review does not exist, its account was deleted, or the request requires the claim. */
export class NoSuchReview extends missing('no_such_review', "We couldn't find that.") {}

/** The profile picture has changed since the submission. */
export class ComparedPictureChanged extends conflict(
  'compared_picture_changed',
  'The profile picture has changed since.',
) {}

/** The reviewer has not opened the file of the ID during their current claim. */
export class FileNotSeen extends conflict('file_not_seen', 'Please open the file before you approve it.') {}

/** The date of birth on the ID differs from the account's, so it cannot be approved. */
export class DateOfBirthDiffers extends conflict(
  'date_of_birth_differs',
  "The date of birth doesn't match. Please reject this ID as a mismatch.",
) {}
