import { invalidField, wrongTypeField } from '../../domain/shared/refusal.js';

/** The name of the multipart field. */
export const LOGO_FIELD = 'logo';
export const LOGO_BYTES_LIMIT = 1024 * 1024;

/** The format is detected from the bytes. SVG is refused, because it can contain scripts. */
export class LogoTypeNotTaken extends wrongTypeField(
  'logo_type_not_taken',
  LOGO_FIELD,
  'Please choose a PNG, JPEG or WebP picture',
) {}

/** The format is accepted, but the file cannot be decoded within the limits. */
export class LogoNotReadable extends invalidField(
  'logo_not_readable',
  LOGO_FIELD,
  "We couldn't read this picture. Please try a smaller or another one.",
) {}
