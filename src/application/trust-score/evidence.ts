import { InvalidField } from '../../domain/shared/domain-error.js';
import type { Evidence, ReviewKind } from '../../domain/trust-score/verification-review.js';
import type { Chance, Jobs, ObjectStore } from '../shared/ports.js';
import { unguessableName } from '../shared/unguessable-name.js';
import type { EvidenceFile, Reviews } from './ports.js';

export const EVIDENCE_BYTES_LIMIT = 10 * 1024 * 1024;
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

/** Files that are shown to moderators only, under keys that say nothing of anybody. */
export class EvidenceFiles {
  constructor(
    private readonly store: ObjectStore,
    private readonly jobs: Jobs,
    private readonly chance: Chance,
  ) {}

  /** Stores a file for a review that is about to be kept; should that never happen, the file is removed an hour later. */
  async add({ bytes, contentType }: EvidenceFile): Promise<Evidence> {
    const key = `evidence/${unguessableName(this.chance)}`;
    await this.jobs.add(REMOVE_STRAY_FILE, { key }, { delaySeconds: STRAY_AFTER_SECONDS });
    await this.store.put(key, bytes, contentType);
    return { key, contentType };
  }

  /** Null once the store no longer has it. */
  async read({ key, contentType }: Evidence): Promise<EvidenceFile | null> {
    const stored = await this.store.get(key);
    return stored && { bytes: stored.bytes, contentType };
  }

  async remove(key: string): Promise<void> {
    await this.store.delete(key);
  }
}

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
