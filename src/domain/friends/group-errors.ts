import { conflict, missing } from '../shared/refusal.js';

/** Only a request that still waits for a table can be part of a group. */
export class GroupNeedsRequest extends conflict(
  'group_needs_request',
  'Find a table first. Then you can bring a friend.',
) {}

/** The tables of the slot are decided. */
export class GroupTooLate extends conflict(
  'group_too_late',
  "The tables for this Saturday are set, so it's too late to bring a friend.",
) {}

/** The same for a wrong or expired code, one of another slot, and one of a user with a block in either direction. */
export class GroupCodeInvalid extends missing(
  'group_code_invalid',
  "This code doesn't work. Check it with your friend, and that you both picked the same day, meal and venue.",
) {}

/** A friend of the group has got a seat meanwhile. */
export class FriendIsSeated extends conflict('friend_is_seated', 'Your friend already has a table.') {}

/** A group has at most three members. */
export class GroupIsFull extends conflict('group_is_full', 'This group is full already.') {}

/** A user comes with one group. */
export class AlreadyInGroup extends conflict(
  'already_in_group',
  "You're in a group already. Leave it to join another one.",
) {}

/** The tables of different time zones are decided at different times. */
export class FriendsInDifferentZones extends conflict(
  'friends_in_different_zones',
  "You're in different time zones, so you can't get a table together.",
) {}
