import type { ReviewKind } from '../../domain/trust-score/review-kind.js';
import type { Evidence } from '../../domain/trust-score/verification-review.js';
import type { Chance, Jobs, ObjectStore } from '../shared/ports.js';
import { unguessableName } from '../shared/unguessable-name.js';
import { MAX_PDF_PAGES } from './evidence-errors.js';
import type { EvidenceFile, EvidenceReader } from './ports.js';

export const REMOVE_STRAY_FILE = 'remove-stray-file';
/** Much longer than an upload takes from its file to its review. */
const STRAY_AFTER_SECONDS = 3600;

/** Evidence files in object storage, under random keys. Only moderators can read them. */
export class EvidenceFiles {
  constructor(
    private readonly reader: EvidenceReader,
    private readonly store: ObjectStore,
    private readonly jobs: Jobs,
    private readonly chance: Chance,
  ) {}

  /**
   * Converts an upload to pictures and stores them. A job removes the file an hour later unless a review refers to it.
   * @throws the errors of `EvidenceReader.read`
   */
  async add(kind: ReviewKind, bytes: Uint8Array): Promise<Evidence> {
    const { pages, contentType } = await this.reader.read(kind, bytes);
    const key = `evidence/${unguessableName(this.chance)}`;
    await this.jobs.add(REMOVE_STRAY_FILE, { key }, { delaySeconds: STRAY_AFTER_SECONDS });
    for (const [index, page] of pages.entries())
      await this.store.put(keyOfPage(key, index + 1), page, contentType);
    return { key, contentType, pageCount: pages.length };
  }

  /** @param page 1-based @returns null if the page is not stored */
  async read({ key, contentType }: Evidence, page = 1): Promise<EvidenceFile | null> {
    const stored = await this.store.get(keyOfPage(key, page));
    return stored && { bytes: stored.bytes, contentType };
  }

  /** Removes all possible pages, because an incomplete upload has no page count. Idempotent. */
  async remove(key: string): Promise<void> {
    for (let page = MAX_PDF_PAGES; page >= 1; page--) await this.store.delete(keyOfPage(key, page));
  }
}

/** Object keys of the pages, in page order. */
export const keysOfPages = ({ key, pageCount }: Pick<Evidence, 'key' | 'pageCount'>): string[] =>
  Array.from({ length: pageCount }, (_, index) => keyOfPage(key, index + 1));

const keyOfPage = (key: string, page: number): string => (page === 1 ? key : `${key}-${page}`);
