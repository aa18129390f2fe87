import { LONGEST_REASON, SUSPENSION_KINDS } from '../../../domain/moderation/suspension.js';
import { FieldComplaints, Instant, Nullable, OneOf, Optional, Text, YesOrNo } from '../fields.js';

/** Says no with 403, naming fields where one was not right. Whoever is suspended, or whose account was ended, is told more: `code` is then `suspended`. */
export class KeptOutAnswer {
  @Text({ max: 200 }) message!: string;
  @Text({ max: 40 }) code!: string;
  @Optional() @FieldComplaints() fields?: Record<string, string>;
  @Optional() @OneOf(SUSPENSION_KINDS) kind?: string;
  /** Null until further notice. */
  @Optional() @Nullable() @Instant() until?: string | null;
  /** A moderator's words. */
  @Optional() @Text({ max: LONGEST_REASON * 2 }) reason?: string;
  /** Whether the one appeal has been made. */
  @Optional() @YesOrNo() hasAppealed?: boolean;
}
