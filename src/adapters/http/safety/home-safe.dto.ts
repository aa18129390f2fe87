import { LONGEST_REPORT_NOTE } from '../../../domain/moderation/report.js';
import { Bool, Described, Nullable, Optional, Text } from '../fields.js';

export class HomeSafeBody {
  @Described('Whether the member is home safe; false tells the moderators.')
  @Bool()
  isSafe!: boolean;

  @Described('What was not right, for the moderators; ignored when the member is safe.')
  @Optional()
  @Nullable()
  @Text({ max: LONGEST_REPORT_NOTE, trim: true })
  note?: string | null;
}

export class HomeSafeLinkParams {
  @Text({ min: 1, max: 400 }) token!: string;
}
