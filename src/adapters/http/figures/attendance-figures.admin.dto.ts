import { TABLE_RISKS, type TableRisk } from '../../../domain/match/table-risk.js';
import { Bool, DateText, Described, Id, Instant, ListOf, TextList, WholeNumber } from '../fields.js';

class TableAtRiskResponse {
  @Id() id!: number;
  @Described('The Saturday of the table.')
  @DateText()
  date!: string;
  @Instant() startsAt!: string;
  @Described('Members with a seat.')
  @WholeNumber()
  members!: number;
  @Described('Members who said that they come.')
  @WholeNumber()
  confirmed!: number;
  @Described('False while members have chosen none.')
  @Bool()
  hasVenue!: boolean;
  @Described('True while nobody books, though all members were told so.')
  @Bool()
  isUnbooked!: boolean;
  @Described(
    'One more cancellation would end the table (short), less than half have confirmed two days before (unconfirmed), there is no venue a day before (no_venue), or nobody books (not_booked).',
  )
  @TextList(TABLE_RISKS.length, 20)
  risks!: TableRisk[];
}

class SaturdayAttendanceResponse {
  @DateText() date!: string;
  @Described('Tables that were not cancelled, meetups excluded.')
  @WholeNumber()
  tables!: number;
  @Described('Seats of members who did not give them back.')
  @WholeNumber()
  seats!: number;
  @Described('Members who said that they come.')
  @WholeNumber()
  confirmed!: number;
  @Described('Members who gave their seat back on the last day.')
  @WholeNumber()
  lateCancellations!: number;
  @Described('Members of whom at least two others said that they did not come.')
  @WholeNumber()
  noShows!: number;
  @Described('Members who gave feedback.')
  @WholeNumber()
  answers!: number;
  @Described('How often a member would meet another one again.')
  @WholeNumber()
  again!: number;
  @Described('How often members could have said so.')
  @WholeNumber()
  againAsked!: number;
  @Described('Members who raised a concern.')
  @WholeNumber()
  concerns!: number;
}

export class AttendanceFiguresResponse {
  @Described('Tables of the next seven days, soonest first.')
  @ListOf(() => TableAtRiskResponse, 50)
  atRisk!: TableAtRiskResponse[];
  @Described('The past twelve Saturdays and the next one, earliest first.')
  @ListOf(() => SaturdayAttendanceResponse, 13)
  saturdays!: SaturdayAttendanceResponse[];
}
