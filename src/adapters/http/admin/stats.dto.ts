import { DateText, DecimalNumber, ListOf, Nested, Nullable, WholeNumber } from '../fields.js';

export class SaturdayAnswer {
  @DateText() date!: string;
  /** Those that were withdrawn do not count. */
  @WholeNumber() requests!: number;
  @WholeNumber() seated!: number;
  /** Of the requests, 0 to 1. */
  @DecimalNumber() share!: number;
}

export class TableSizeAnswer {
  @WholeNumber() size!: number;
  @WholeNumber() tables!: number;
}

class QueueKindsAnswer {
  @WholeNumber() id!: number;
  @WholeNumber() picture!: number;
  @WholeNumber() report!: number;
}

export class QueueAnswer {
  @WholeNumber() open!: number;
  @WholeNumber() overdue!: number;
  /** Since the oldest came in; null where nothing waits. */
  @Nullable() @WholeNumber() oldestHours!: number | null;
  @Nested(() => QueueKindsAnswer) byKind!: QueueKindsAnswer;
}

export class ReportWeekAnswer {
  /** Its Monday. */
  @DateText() week!: string;
  @WholeNumber() count!: number;
}

export class SignUpDayAnswer {
  @DateText() day!: string;
  @WholeNumber() count!: number;
}

export class ChatDayAnswer {
  @DateText() day!: string;
  @WholeNumber() messages!: number;
}

/** Days are those of the instance's home zone, the earliest first. */
export class StatsAnswer {
  /** Eight Saturdays back and the eight to come. */
  @ListOf(() => SaturdayAnswer, 16) saturdays!: SaturdayAnswer[];
  /** Of those Saturdays, without open meetups. */
  @ListOf(() => TableSizeAnswer, 20) tableSizes!: TableSizeAnswer[];
  /** What waits for a moderator. */
  @Nested(() => QueueAnswer) queue!: QueueAnswer;
  @ListOf(() => ReportWeekAnswer, 8) reports!: ReportWeekAnswer[];
  @ListOf(() => SignUpDayAnswer, 30) signUps!: SignUpDayAnswer[];
  @ListOf(() => ChatDayAnswer, 30) chat!: ChatDayAnswer[];
}
