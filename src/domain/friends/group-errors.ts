import { DomainError } from '../shared/domain-error.js';

/** Only a request that still waits for a table can be part of a group. */
export class GroupNeedsRequest extends DomainError {
  readonly code = 'group_needs_request';

  constructor() {
    super('Find a table first. Then you can bring a friend.');
  }
}

/** The tables of the slot are decided. */
export class GroupTooLate extends DomainError {
  readonly code = 'group_too_late';

  constructor() {
    super("The tables for this Saturday are set, so it's too late to bring a friend.");
  }
}

/** The same for a wrong or expired code, one of another slot, and one of a user with a block in either direction. */
export class GroupCodeInvalid extends DomainError {
  readonly code = 'group_code_invalid';

  constructor() {
    super(
      "This code doesn't work. Check it with your friend, and that you both picked the same day, meal and venue.",
    );
  }
}

/** A friend of the group has got a seat meanwhile. */
export class FriendIsSeated extends DomainError {
  readonly code = 'friend_is_seated';

  constructor() {
    super('Your friend already has a table.');
  }
}

/** A group has at most three members. */
export class GroupIsFull extends DomainError {
  readonly code = 'group_is_full';

  constructor() {
    super('This group is full already.');
  }
}

/** A user comes with one group. */
export class AlreadyInGroup extends DomainError {
  readonly code = 'already_in_group';

  constructor() {
    super("You're in a group already. Leave it to join another one.");
  }
}

/** The tables of different time zones are decided at different times. */
export class FriendsInDifferentZones extends DomainError {
  readonly code = 'friends_in_different_zones';

  constructor() {
    super("You're in different time zones, so you can't get a table together.");
  }
}
