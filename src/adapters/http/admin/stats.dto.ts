import { DateText, DecimalNumber, ListOf, Nested, Nullable, WholeNumber } from '../fields.js';

export class SaturdayResponse {
  @DateText() date!: string;
  /** Those that were withdrawn do not count. */
  @WholeNumber() requests!: number;
  @WholeNumber() seated!: number;
  /** Of the requests, 0 to 1. */
  @DecimalNumber() share!: number;
}

export class TableSizeResponse {
  @WholeNumber() size!: number;
  @WholeNumber() tables!: number;
}

class QueueKindsResponse {
  @WholeNumber() id!: number;
  @WholeNumber() picture!: number;
  @WholeNumber() report!: number;
}

export class QueueResponse {
  @WholeNumber() open!: number;
  @WholeNumber() overdue!: number;
  /** Since the oldest came in; null where nothing waits. */
  @Nullable() @WholeNumber() oldestHours!: number | null;
  @Nested(() => QueueKindsResponse) byKind!: QueueKindsResponse;
}

export class ReportWeekResponse {
  /** Its Monday. */
  @DateText() week!: string;
  @WholeNumber() count!: number;
}

export class SignUpDayResponse {
  @DateText() day!: string;
  @WholeNumber() count!: number;
}

export class ChatDayResponse {
  @DateText() day!: string;
  @WholeNumber() messages!: number;
}

/** Days are those of the instance's home zone, the earliest first. */
export class StatsResponse {
  /** Eight Saturdays back and the eight to come. */
  @ListOf(() => SaturdayResponse, 16) saturdays!: SaturdayResponse[];
  /** Of those Saturdays, without open meetups. */
  @ListOf(() => TableSizeResponse, 20) tableSizes!: TableSizeResponse[];
  /** What waits for a moderator. */
  @Nested(() => QueueResponse) queue!: QueueResponse;
  @ListOf(() => ReportWeekResponse, 8) reports!: ReportWeekResponse[];
  @ListOf(() => SignUpDayResponse, 30) signUps!: SignUpDayResponse[];
  @ListOf(() => ChatDayResponse, 30) chat!: ChatDayResponse[];
}
