import { conflict, invalidField, missing } from '../shared/refusal.js';

export const MOST_BANNER_DAYS = 60;

/** The banner ends after the mails start, and not later than this many days. */
export class BannerEndNotAllowed extends invalidField(
  'banner_end_not_allowed',
  'bannerUntil',
  `Please end the banner after the start, within ${MOST_BANNER_DAYS} days`,
  {
    most: MOST_BANNER_DAYS,
  },
) {}

/** Only a draft is edited and sent, and only what is under way is stopped. */
export class AnnouncementStateDiffers extends conflict(
  'announcement_state_differs',
  'This is not possible in the state of this announcement. Please look at it again.',
) {}

/** Another admin saved first; their text stays, so that nobody sends what they have not seen. */
export class AnnouncementChangedMeanwhile extends conflict(
  'announcement_changed_meanwhile',
  'Another admin has changed this announcement meanwhile. Please look at their version first.',
) {}

export class AnnouncementNotFound extends missing(
  'announcement_not_found',
  "We couldn't find that announcement.",
) {}

/** A test mail is the mail that members get, and goes only to those who want it. */
export class AnnouncementsSwitchedOff extends conflict(
  'announcements_switched_off',
  'You have switched off announcements in your settings, so no test email reaches you.',
) {}
