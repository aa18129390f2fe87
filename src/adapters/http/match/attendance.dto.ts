import { LATE_MINUTES } from '../../../domain/match/attendance.js';
import { Described, Id, ListOf, NumberList, WholeNumber } from '../fields.js';

class LateMember {
  @Id() userId!: number;
  @Described('How late the member expects to be, in minutes.')
  @WholeNumber({ min: LATE_MINUTES.least, max: LATE_MINUTES.most })
  minutes!: number;
}

/** What the members have said about their coming. */
export class AttendanceResponse {
  @Described('How many members have confirmed, the reader included.')
  @WholeNumber({ min: 0, max: 20 })
  confirmed!: number;
  @Described('The members who will be late.')
  @ListOf(() => LateMember, 20)
  late!: LateMember[];
  @Described('Ids of the members who have arrived, first come first.')
  @NumberList(20)
  here!: number[];
}
