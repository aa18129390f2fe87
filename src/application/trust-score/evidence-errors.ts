import { invalidField, missing, wrongTypeField } from '../../domain/shared/refusal.js';
import type { ReviewKind } from '../../domain/trust-score/review-kind.js';

export const EVIDENCE_BYTES_LIMIT = 10 * 1024 * 1024;
/** An ID has two sides, each possibly with its own page for a translation. */
export const MAX_PDF_PAGES = 4;

/** Names of the multipart fields of uploaded files. */
export const UPLOAD_FIELDS: Readonly<Record<ReviewKind, string>> = {
  id: 'idDocument',
  picture: 'profilePicture',
};

/** The format is detected from the bytes, not from a file name or a declared type. */
export class FileTypeNotTaken extends wrongTypeField('file_type_not_taken') {
  readonly field: string;
  constructor(kind: ReviewKind) {
    super(`Please choose a JPEG, PNG or WebP picture${kind === 'id' ? ' or a PDF' : ''}`);
    this.field = UPLOAD_FIELDS[kind];
  }
}

/** The format is accepted, but the file cannot be decoded. */
export class FileNotReadable extends invalidField('file_not_readable') {
  readonly field: string;
  constructor(kind: ReviewKind) {
    super("We couldn't read this file. Please try another one.");
    this.field = UPLOAD_FIELDS[kind];
  }
}

/** A PDF with scripts or embedded files. */
export class FileNotPlain extends invalidField('file_not_plain') {
  readonly field: string;
  constructor(kind: ReviewKind) {
    super('This file contains more than a document. Please send a plain scan or a picture.');
    this.field = UPLOAD_FIELDS[kind];
  }
}

/** A PDF that requires a password. */
export class PdfLocked extends invalidField('pdf_locked') {
  readonly field: string;
  constructor(kind: ReviewKind) {
    super('This PDF is password-protected. Please send it without a password, or send a picture.');
    this.field = UPLOAD_FIELDS[kind];
  }
}

/** A PDF with more than `MAX_PDF_PAGES` pages. */
export class PdfTooLong extends invalidField('pdf_too_long') {
  readonly field: string;
  constructor(kind: ReviewKind) {
    super(`Please choose a PDF of at most ${MAX_PDF_PAGES} pages`, { most: MAX_PDF_PAGES });
    this.field = UPLOAD_FIELDS[kind];
  }
}

/** The stored file is missing or damaged; the user has to upload it again. */
export class EvidenceLost extends missing(
  'file_lost',
  'This file is damaged or missing. Please reject it as unreadable so it can be sent again.',
) {}
