import type { ReviewKind } from '../../domain/trust-score/review-kind.js';
import type { Evidence } from '../../domain/trust-score/verification-review.js';
import type { ArchivedFile, HandedInFiles } from '../account-end/ports.js';
import { unguessableName } from '../shared/unguessable-name.js';
import { UnreadableObject } from '../shared/unreadable-object.js';
import { MAX_PDF_PAGES } from './evidence-errors.js';
import type { EvidenceFile, TrustScorePorts } from './ports.js';

export const REMOVE_STRAY_FILE = 'remove-stray-file';
/** Much longer than an upload takes from its file to its review. */
const STRAY_AFTER_SECONDS = 3600;
/** More than a user can hand in within the retention of the files. */
const MAX_REVIEWS = 50;

/** Evidence files in object storage, under random keys. Only moderators can read them. */
export class EvidenceFiles implements HandedInFiles {
  constructor(
    private readonly ports: Pick<
      TrustScorePorts,
      'evidenceReader' | 'evidenceStore' | 'reviews' | 'jobs' | 'chance'
    >,
  ) {}

  /**
   * Converts an upload to pictures and stores them. A job removes the file an hour later unless a review refers to it.
   * @throws the errors of `EvidenceReader.read`
   */
  async add(kind: ReviewKind, bytes: Uint8Array): Promise<Evidence> {
    const { evidenceReader, evidenceStore, jobs, chance } = this.ports;
    const { pages, contentType } = await evidenceReader.read(kind, bytes);
    const key = `evidence/${unguessableName(chance)}`;
    await jobs.add(REMOVE_STRAY_FILE, { key }, { delaySeconds: STRAY_AFTER_SECONDS });
    for (const [index, page] of pages.entries())
      await evidenceStore.put(keyOfPage(key, index + 1), page, contentType);
    return { key, contentType, pageCount: pages.length };
  }

  /** @param page 1-based @returns null if the page is not stored */
  async read({ key, contentType }: Evidence, page = 1): Promise<EvidenceFile | null> {
    const stored = await this.ports.evidenceStore.get(keyOfPage(key, page));
    return stored && { bytes: stored.bytes, contentType };
  }

  /** What a user handed in and is not erased yet, one page at a time. A damaged one is left out. */
  async *of(userId: number): AsyncGenerator<ArchivedFile> {
    for (const { id, kind, evidence } of await this.ports.reviews.withFileOf(userId, MAX_REVIEWS))
      for (let page = 1; evidence && page <= evidence.pageCount; page++) {
        const file = await this.read(evidence, page).catch(nullIfUnreadable);
        if (file) yield { name: `files/${kind}-${id}-page-${page}.webp`, bytes: file.bytes };
      }
  }

  /** Removes all possible pages, because an incomplete upload has no page count. Idempotent. */
  async remove(key: string): Promise<void> {
    for (let page = MAX_PDF_PAGES; page >= 1; page--)
      await this.ports.evidenceStore.delete(keyOfPage(key, page));
  }
}

function nullIfUnreadable(error: unknown): null {
  if (error instanceof UnreadableObject) return null;
  throw error;
}

/** Object keys of the pages, in page order. */
export const keysOfPages = ({ key, pageCount }: Pick<Evidence, 'key' | 'pageCount'>): string[] =>
  Array.from({ length: pageCount }, (_, index) => keyOfPage(key, index + 1));

const keyOfPage = (key: string, page: number): string => (page === 1 ? key : `${key}-${page}`);
