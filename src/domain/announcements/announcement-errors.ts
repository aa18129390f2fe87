import { DomainError, InvalidField } from '../shared/domain-error.js';

/** The subject or the body is empty, too long, or has characters that readers cannot see. */
export class AnnouncementTextNotAllowed extends InvalidField {
  readonly code = 'announcement_text_not_allowed';
  constructor(
    readonly field: 'subject' | 'body',
    message: string,
  ) {
    super(message);
  }
}

export const MOST_BANNER_DAYS = 60;

/** The banner ends after the mails start, and not later than this many days. */
export class BannerEndNotAllowed extends InvalidField {
  readonly code = 'banner_end_not_allowed';
  readonly field = 'bannerUntil';
  constructor() {
    super(`Please end the banner after the start, within ${MOST_BANNER_DAYS} days`, {
      most: MOST_BANNER_DAYS,
    });
  }
}

/** Only a draft is edited and sent, and only what is under way is stopped. */
export class AnnouncementStateDiffers extends DomainError {
  readonly code = 'announcement_state_differs';
  constructor() {
    super('This is not possible in the state of this announcement. Please look at it again.');
  }
}

/** Another admin saved first; their text stays, so that nobody sends what they have not seen. */
export class AnnouncementChangedMeanwhile extends DomainError {
  readonly code = 'announcement_changed_meanwhile';
  constructor() {
    super('Another admin has changed this announcement meanwhile. Please look at their version first.');
  }
}

export class AnnouncementNotFound extends DomainError {
  readonly code = 'announcement_not_found';
  constructor() {
    super("We couldn't find that announcement.");
  }
}

/** A test mail is the mail that members get, and goes only to those who want it. */
export class AnnouncementsSwitchedOff extends DomainError {
  readonly code = 'announcements_switched_off';
  constructor() {
    super('You have switched off announcements in your settings, so no test email reaches you.');
  }
}
