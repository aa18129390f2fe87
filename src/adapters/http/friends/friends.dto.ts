import { GROUP_STATES } from '../../../application/friends/find-group.js';
import { GROUP_CODE_LENGTH } from '../../../domain/friends/group-code.js';
import { TABLE_SIZE } from '../../../domain/seating/model/table-size.js';
import { Described, NestedOrNull, Nullable, OneOf, Text, TextList } from '../fields.js';

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
}

export class GroupResponse {
  @Described('Null for a user who comes alone.')
  @NestedOrNull(() => GroupView)
  group!: GroupView | null;
}

export class JoinGroupBody {
  @Described('The code of a friend, in any case, with or without spaces and dashes.')
  @Text({ min: 1, max: 40, trim: true })
  invitation!: string;
}
