import { SUSPENSION_KINDS } from '../../../domain/moderation/restriction.js';
import { LONGEST_REASON } from '../../../domain/moderation/suspension.js';
import { FieldComplaints, Instant, Nullable, OneOf, Optional, Text, Bool } from '../fields.js';

/** The body of a 403. A person whose account is suspended or ended gets the code `suspended` and more fields. */
export class SuspendedResponse {
  @Text({ max: 200 }) message!: string;
  @Text({ max: 40 }) code!: string;
  @Optional() @FieldComplaints() fields?: Record<string, string>;
  @Optional() @OneOf(SUSPENSION_KINDS) kind?: string;
  /** Null until further notice. */
  @Optional() @Nullable() @Instant() until?: string | null;
  /** A moderator's words. */
  @Optional() @Text({ max: LONGEST_REASON * 2 }) reason?: string;
  /** Whether the one appeal has been made. */
  @Optional() @Bool() hasAppealed?: boolean;
}
