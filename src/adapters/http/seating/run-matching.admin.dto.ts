import { MEAL_TIMES, VENUE_TYPES } from '../../../domain/shared/slot.js';
import { PersonResponse } from '../admin/person.dto.js';
import { Bool, DateText, Described, Id, ListOf, Nullable, OneOf, Optional, WholeNumber } from '../fields.js';
import { SeatingFiguresResponse } from './seating-runs.admin.dto.js';

export class RunMatchingBody {
  @Described('True for a dry run, whose result is not saved.')
  @Optional()
  @Nullable()
  @Bool()
  dryRun?: boolean | null;
  @Described('By default all open slots.')
  @Optional()
  @Nullable()
  @DateText('Please choose a date')
  preferredDate?: string | null;
  @Optional() @Nullable() @OneOf(MEAL_TIMES) preferredTime?: string | null;
  @Optional() @Nullable() @OneOf(VENUE_TYPES) venueType?: string | null;
}

export class RunMemberResponse extends PersonResponse {
  @Described('Whether this run seated them.')
  @Bool()
  isNew!: boolean;
}

export class RunTableResponse {
  @Described('Null for a new table of a dry run.')
  @Nullable()
  @Id()
  matchId!: number | null;
  @ListOf(() => RunMemberResponse, 20) members!: RunMemberResponse[];
  @Described('Mean affinity of the table, 0 to 100.')
  @WholeNumber()
  matchScore!: number;
}

export class RunSlotResponse {
  @DateText() date!: string;
  @OneOf(MEAL_TIMES) time!: string;
  @OneOf(VENUE_TYPES) venueType!: string;
  @Described('Users waiting before the run.')
  @WholeNumber()
  waiting!: number;
  @WholeNumber() seated!: number;
  @Described('Users still waiting who may be seated later.')
  @WholeNumber()
  unseated!: number;
  @Described('Why the slot was left to the job queue; null when it was run.')
  @Nullable()
  @OneOf(['too_many_people', 'out_of_time'])
  skipped!: string | null;
  @ListOf(() => RunTableResponse, 10_000) tables!: RunTableResponse[];
  @Described('Statistics of each pass with users: those past their final run, and the others.')
  @ListOf(() => SeatingFiguresResponse, 2)
  figures!: SeatingFiguresResponse[];
}

export class RunMatchingResponse {
  @Bool() dryRun!: boolean;
  @ListOf(() => RunSlotResponse, 100) slots!: RunSlotResponse[];
  @WholeNumber() ms!: number;
}
