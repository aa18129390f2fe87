import { TABLE_CHANGE_KINDS } from '../../../application/table-change/table-change-views.js';
import { TABLE_SIZE } from '../../../domain/seating/model/table-size.js';
import {
  Bool,
  Described,
  Id,
  Instant,
  NestedOrNull,
  Nullable,
  OneOf,
  TextList,
  WholeNumber,
} from '../fields.js';

/** The question whether the reader moves to a new table. */
export class TableChangeQuestion {
  @Described(
    '`second_table`: with a user who has no seat; `merge`: all of the table share one with others; `rescue`: the reader joins a table that is too small.',
  )
  @OneOf(TABLE_CHANGE_KINDS)
  kind!: string;
  @Described('Noon of the Friday before, and after that four hours before the start.')
  @Instant()
  expiresAt!: string;
  @Described('First names of the others who are asked at the reader’s table.')
  @TextList(TABLE_SIZE.largest, 50)
  others!: string[];
  @Described('Number of users of the new table who are not at the reader’s table now.')
  @WholeNumber({ min: 1, max: TABLE_SIZE.largest })
  newcomers!: number;
  @Described('The reader’s own answer; null before they gave one. The answers of others are private.')
  @Nullable()
  @Bool()
  agrees!: boolean | null;
}

export class TableChangeResponse {
  @Described('Null when the reader is not asked.')
  @NestedOrNull(() => TableChangeQuestion)
  change!: TableChangeQuestion | null;
}

export class AnswerTableChangeBody {
  @Bool() agrees!: boolean;
}

export class TableChangeAnswerResponse {
  @OneOf(['waiting', 'declined', 'formed', 'dropped']) status!: string;
  @Described('The new match once it is formed; null otherwise.')
  @Nullable()
  @Id()
  matchId!: number | null;
}
