import { DomainError, InvalidField } from '../../domain/shared/domain-error.js';
import type { ReviewKind } from '../../domain/trust-score/review-kind.js';
import type { Evidence } from '../../domain/trust-score/verification-review.js';
import type { Chance, Jobs, ObjectStore } from '../shared/ports.js';
import { unguessableName } from '../shared/unguessable-name.js';
import type { EvidenceFile, EvidencePages, Reviews } from './ports.js';

export const EVIDENCE_BYTES_LIMIT = 10 * 1024 * 1024;
/** An ID has two sides, each possibly with a page of its own for a translation. */
export const MAX_PDF_PAGES = 4;
export const REMOVE_STRAY_FILE = 'remove-stray-file';
/** Far longer than any upload takes from its file to its review. */
const STRAY_AFTER_SECONDS = 3600;

/** The fields in which files are sent. */
export const UPLOAD_FIELDS: Readonly<Record<ReviewKind, string>> = {
  id: 'idDocument',
  picture: 'profilePicture',
};

/** Told by what the bytes say, not by a name or an announced type. */
export class FileTypeNotTaken extends InvalidField {
  readonly code = 'file_type_not_taken';
  readonly field: string;
  constructor(kind: ReviewKind) {
    super(`Please choose a JPEG, PNG or WebP picture${kind === 'id' ? ' or a PDF' : ''}`);
    this.field = UPLOAD_FIELDS[kind];
  }
}

/** It begins as it should, but cannot be read to its end. */
export class FileNotReadable extends InvalidField {
  readonly code = 'file_not_readable';
  readonly field: string;
  constructor(kind: ReviewKind) {
    super('We could not read this file. Please try another one.');
    this.field = UPLOAD_FIELDS[kind];
  }
}

/** A PDF with more in it than pages: something to run, or other files. */
export class FileNotPlain extends InvalidField {
  readonly code = 'file_not_plain';
  readonly field: string;
  constructor(kind: ReviewKind) {
    super('This file holds more than a document. Please send a plain scan or a picture.');
    this.field = UPLOAD_FIELDS[kind];
  }
}

/** A PDF that opens with a password only. */
export class PdfLocked extends InvalidField {
  readonly code = 'pdf_locked';
  readonly field: string;
  constructor(kind: ReviewKind) {
    super('This PDF is locked with a password. Please send it without one, or a picture.');
    this.field = UPLOAD_FIELDS[kind];
  }
}

/** A PDF with more pages than a moderator has to look through. */
export class PdfTooLong extends InvalidField {
  readonly code = 'pdf_too_long';
  readonly field: string;
  constructor(kind: ReviewKind) {
    super(`Please choose a PDF of at most ${MAX_PDF_PAGES} pages`);
    this.field = UPLOAD_FIELDS[kind];
  }
}

/** The store does not give a page back as it was; the person has to hand it in again. */
export class EvidenceLost extends DomainError {
  readonly code = 'file_lost';
  constructor() {
    super('This file is damaged or missing. Please reject it as unreadable, so that it can be sent again.');
  }
}

/** Files that are shown to moderators only, under keys that say nothing of anybody. */
export class EvidenceFiles {
  constructor(
    private readonly store: ObjectStore,
    private readonly jobs: Jobs,
    private readonly chance: Chance,
  ) {}

  /** Stores pages for a review that is about to be kept; should that never happen, they are removed an hour later. */
  async add({ pages, contentType }: EvidencePages): Promise<Evidence> {
    const key = `evidence/${unguessableName(this.chance)}`;
    await this.jobs.add(REMOVE_STRAY_FILE, { key }, { delaySeconds: STRAY_AFTER_SECONDS });
    for (const [index, page] of pages.entries())
      await this.store.put(keyOfPage(key, index + 1), page, contentType);
    return { key, contentType, pageCount: pages.length };
  }

  /** A page, the first being 1. Null once the store no longer has it. */
  async read({ key, contentType }: Evidence, page = 1): Promise<EvidenceFile | null> {
    const stored = await this.store.get(keyOfPage(key, page));
    return stored && { bytes: stored.bytes, contentType };
  }

  /** Removes every page there may be: an upload that broke off has no count of them. */
  async remove(key: string): Promise<void> {
    for (let page = MAX_PDF_PAGES; page >= 1; page--) await this.store.delete(keyOfPage(key, page));
  }
}

/** Under which keys the pages of a file are stored. */
export const keysOfPages = ({ key, pageCount }: Evidence): string[] =>
  Array.from({ length: pageCount }, (_, index) => keyOfPage(key, index + 1));

const keyOfPage = (key: string, page: number): string => (page === 1 ? key : `${key}-${page}`);

/** The job behind it: whatever became of the upload, no file stays that no review knows of. */
export class RemoveStrayFile {
  constructor(
    private readonly files: EvidenceFiles,
    private readonly reviews: Reviews,
  ) {}

  async execute({ key }: { key: string }): Promise<void> {
    if (!(await this.reviews.holdsFile(key))) await this.files.remove(key);
  }
}
