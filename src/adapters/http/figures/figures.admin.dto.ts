import { DateText, DecimalNumber, Described, ListOf, Nested, Nullable, WholeNumber } from '../fields.js';

export class SaturdayResponse {
  @DateText() date!: string;
  @Described('Withdrawn requests are not counted.')
  @WholeNumber()
  requests!: number;
  @WholeNumber() seated!: number;
  @Described('Share of the requests that were seated, 0 to 1.')
  @DecimalNumber()
  share!: number;
}

class QueueKindsResponse {
  @WholeNumber() id!: number;
  @WholeNumber() picture!: number;
  @WholeNumber() report!: number;
  @WholeNumber() appeal!: number;
  @WholeNumber() ending!: number;
}

export class QueueResponse {
  @WholeNumber() open!: number;
  @WholeNumber() overdue!: number;
  @Described('Hours since the oldest open case was submitted; null without one.')
  @Nullable()
  @WholeNumber()
  oldestHours!: number | null;
  @Nested(() => QueueKindsResponse) byKind!: QueueKindsResponse;
}

export class ReportWeekResponse {
  @Described('The Monday of the week.')
  @DateText()
  week!: string;
  @WholeNumber() count!: number;
}

export class SignUpDayResponse {
  @DateText() day!: string;
  @WholeNumber() count!: number;
}

/** Days are those of the instance's home time zone, earliest first. */
export class StatsResponse {
  @Described('The last eight Saturdays and the next eight.')
  @ListOf(() => SaturdayResponse, 16)
  saturdays!: SaturdayResponse[];
  @Described('Open review cases.')
  @Nested(() => QueueResponse)
  queue!: QueueResponse;
  @ListOf(() => ReportWeekResponse, 8) reports!: ReportWeekResponse[];
  @ListOf(() => SignUpDayResponse, 30) signUps!: SignUpDayResponse[];
}
