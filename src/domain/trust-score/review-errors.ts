import { DomainError, InvalidField } from '../shared/domain-error.js';
import type { ReviewKind } from './review-kind.js';

const NAMES: Readonly<Record<ReviewKind, string>> = { id: 'ID', picture: 'photo' };

/** One review of a kind at a time. */
export class ReviewAlreadyOpen extends DomainError {
  readonly code = 'review_already_open';
  constructor(kind: ReviewKind) {
    super(`Your ${NAMES[kind]} is being checked already`);
  }
}

/** What has been approved needs no second look. */
export class AlreadyVerified extends DomainError {
  readonly code = 'already_verified';
  constructor(kind: ReviewKind) {
    super(`Your ${NAMES[kind]} is verified already`);
  }
}

/** A fresh photo is compared with the profile picture, so there has to be one. */
export class ProfilePictureMissing extends DomainError {
  readonly code = 'profile_picture_missing';
  constructor() {
    super('Please add a profile picture first');
  }
}

/** The review does not exist, is somebody else's, or has come to its end for the one who asks. */
export class ReviewNotFound extends DomainError {
  readonly code = 'review_not_found';
  constructor() {
    super('Nothing of yours is being checked.');
  }
}

/** For staff: it does not exist, its account is gone, or what they ask of it is for the holder of the claim. */
export class NoSuchReview extends DomainError {
  readonly code = 'no_such_review';
  constructor() {
    super('We could not find that.');
  }
}

/** The profile picture that was to be compared is no longer shown. */
export class ComparedPictureChanged extends DomainError {
  readonly code = 'compared_picture_changed';
  constructor() {
    super('The profile picture has changed since.');
  }
}

/** An ID is approved only by a reviewer who has opened it under their present claim. */
export class FileNotSeen extends DomainError {
  readonly code = 'file_not_seen';
  constructor() {
    super('Please open the file before you approve it.');
  }
}

/** An ID that bears another date of birth than the account proves nothing about it. */
export class DateOfBirthDiffers extends DomainError {
  readonly code = 'date_of_birth_differs';
  constructor() {
    super('The date of birth does not agree. Please reject this ID as one that does not match.');
  }
}

export class ReviewNoteTooLong extends InvalidField {
  readonly code = 'review_note_too_long';
  readonly field = 'note';
  constructor(most: number) {
    super(`Please keep the note to ${most} characters`);
  }
}
