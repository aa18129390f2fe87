import { FileNotReadable, FileTypeNotTaken } from '../../application/trust-score/evidence.js';
import type { EvidenceFile, EvidenceReader } from '../../application/trust-score/ports.js';
import type { ReviewKind } from '../../domain/trust-score/verification-review.js';
import { announcedFormat, reencodedPicture } from './reencode-picture.js';

/** Small print must stay legible. */
const LEGIBLE = { longerSide: 2000, quality: 88 };
const TAKEN = new Set(['jpeg', 'png', 'webp']);
const PDF_START = '%PDF-';
/** A whole PDF ends with this; nothing but blanks may follow, so no other file hangs on to it. */
const PDF_END = /%%EOF[\s\0]*$/;
const PDF_TAIL_BYTES = 1024;

/** Tells files by their bytes. Pictures are made anew; PDFs are kept as they are and never opened here. */
export class FileEvidenceReader implements EvidenceReader {
  async read(kind: ReviewKind, bytes: Uint8Array): Promise<EvidenceFile> {
    if (kind === 'id' && isPdf(bytes)) {
      if (!isWholePdf(bytes)) throw new FileNotReadable(kind);
      return { bytes, contentType: 'application/pdf' };
    }
    const format = announcedFormat(bytes);
    if (!format || !TAKEN.has(format)) throw new FileTypeNotTaken(kind);
    const picture = await reencodedPicture(bytes, LEGIBLE);
    if (!picture) throw new FileNotReadable(kind);
    return { bytes: picture, contentType: 'image/webp' };
  }
}

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const isPdf = (bytes: Uint8Array): boolean => latin(bytes.subarray(0, PDF_START.length)) === PDF_START;
const isWholePdf = (bytes: Uint8Array): boolean => PDF_END.test(latin(bytes.subarray(-PDF_TAIL_BYTES)));
