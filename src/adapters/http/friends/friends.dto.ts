import { GROUP_STATES } from '../../../application/friends/ports.js';
import { INVITATION_STATES } from '../../../application/friends/read-invitation.js';
import { GROUP_CODE_LENGTH } from '../../../domain/friends/group-code.js';
import { MOST_FRIENDS } from '../../../domain/matching-request/hold.js';
import { TABLE_SIZE } from '../../../domain/seating/model/table-size.js';
import { MEAL_TIMES, VENUE_TYPES } from '../../../domain/shared/slot.js';
import { CONFLICT_TYPES, ExistingRequestResponse } from '../matching-request/matching-request.dto.js';
import {
  Bool,
  DateText,
  Described,
  ErrorCode,
  Id,
  Instant,
  MayBeAbsent,
  NestedOrNull,
  Nullable,
  OneOf,
  Text,
  TextList,
  WholeNumber,
} from '../fields.js';

export class GroupView {
  @Described('Whether a friend has joined, and nobody has left.')
  @OneOf(GROUP_STATES)
  state!: string;
  @Described('What a friend enters; null once no further friend can join.')
  @Nullable()
  @Text({ max: GROUP_CODE_LENGTH })
  invitation!: string | null;
  @Described('First names of the others.')
  @TextList(TABLE_SIZE.largest - 1, 50)
  friends!: string[];
  @Described('Until when the group waits for the rest of its members; null where it waits for nobody.')
  @Nullable()
  @Instant()
  heldUntil!: string | null;
}

export class GroupResponse {
  @Described('Null for a user who comes alone.')
  @NestedOrNull(() => GroupView)
  group!: GroupView | null;
}

export class OpenGroupBody {
  @Described('How many friends the request waits for; one if absent.')
  @MayBeAbsent()
  @WholeNumber({ min: 1, max: MOST_FRIENDS, message: 'Please bring one friend or two' })
  friends?: number;
}

export class JoinGroupBody {
  @Described('The code of a friend, in any case, with or without spaces and dashes.')
  @Text({ min: 1, max: 40, trim: true })
  invitation!: string;
  @Described("Id of the waiting request that gives way to one for the friend's slot.")
  @MayBeAbsent()
  @Id()
  replaces?: number;
}

/** A refusal, of which one for another request or match says what is in the way. */
export class GroupConflictResponse {
  @Text({ max: 200 }) message!: string;
  @ErrorCode() code!: string;
  @MayBeAbsent() @Bool() conflict?: boolean;
  @MayBeAbsent() @OneOf(CONFLICT_TYPES) conflictType?: string;
  @MayBeAbsent()
  @NestedOrNull(() => ExistingRequestResponse)
  existingRequest?: ExistingRequestResponse | null;
}

export class FriendInvitationParams {
  @Text({ min: 1, max: 40 })
  code!: string;
}

export class ChairView {
  @Described('Of the one who invites.')
  @Text({ max: 50 })
  firstName!: string;
  @Described('Of the one who invites; null for a reader who is not signed in.')
  @Nullable()
  @Text({ max: 500 })
  profileImageUrl!: string | null;
  @DateText() preferredDate!: string;
  @OneOf(MEAL_TIMES) preferredTime!: string;
  @OneOf(VENUE_TYPES) venueType!: string;
  @Described('Null where the one who invited waits for nobody any more, and may have a table at any time.')
  @Nullable()
  @Instant()
  heldUntil!: string | null;
}

export class FriendInvitationResponse {
  @Described('`yours`: the reader is in the group; `closed`: it cannot be joined any more.')
  @OneOf(INVITATION_STATES)
  state!: string;
  @Described('Null unless the state is `open`.')
  @NestedOrNull(() => ChairView)
  chair!: ChairView | null;
}
