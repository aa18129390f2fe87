import {
  LONGEST_REPORT_NOTE,
  REPORT_KINDS,
  REPORT_REASONS,
  type ReportKind,
  type ReportReason,
} from '../../../domain/moderation/report.js';
import { Described, Id, Nullable, OneOf, Optional, Text } from '../fields.js';

export class ReportBody {
  @OneOf(REPORT_KINDS)
  kind!: ReportKind;

  @Described('The id of the user, message, meetup or match.')
  @Id()
  targetId!: number;

  @OneOf(REPORT_REASONS, 'Please choose a reason')
  reason!: ReportReason;

  @Optional()
  @Nullable()
  @Text({ max: LONGEST_REPORT_NOTE, trim: true })
  note?: string | null;
}
