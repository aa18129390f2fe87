import {
  FileNotPlain,
  FileNotReadable,
  FileTypeNotTaken,
  MAX_PDF_PAGES,
  PdfLocked,
  PdfTooLong,
  UPLOAD_FIELDS,
} from '../../application/trust-score/evidence-errors.js';
import { HeicPicture, MEGAPIXEL } from '../../application/shared/pictures.js';
import type { EvidencePages, EvidenceReader } from '../../application/trust-score/ports.js';
import type { ReviewKind } from '../../domain/trust-score/review-kind.js';
import { isPdf, isPlainPdf, isWholePdf } from './pdf.js';
import type { PictureDecoder } from './picture-decoder.js';
import { detectFormat, isHeic } from './picture-format.js';

/** Small print has to stay legible. */
const LEGIBLE = { longerSide: 2000, quality: 88, maxPixels: 24 * MEGAPIXEL };
const LEGIBLE_PAGE = { longerSide: 2400, quality: 88, maxPages: MAX_PDF_PAGES };
const ACCEPTED_FORMATS = new Set(['jpeg', 'png', 'webp']);

/** Detects formats by magic numbers. Pictures are re-encoded, and PDF pages are rendered as pictures. */
export class FileEvidenceReader implements EvidenceReader {
  constructor(private readonly decoder: PictureDecoder) {}

  async read(kind: ReviewKind, bytes: Uint8Array): Promise<EvidencePages> {
    if (kind === 'id' && isPdf(bytes)) {
      if (!isWholePdf(bytes)) throw new FileNotReadable(kind);
      if (!isPlainPdf(bytes)) throw new FileNotPlain(kind);
      return { pages: await this.render(kind, bytes), contentType: 'image/webp' };
    }
    if (isHeic(bytes)) throw new HeicPicture(UPLOAD_FIELDS[kind]);
    const format = detectFormat(bytes);
    if (!format || !ACCEPTED_FORMATS.has(format)) throw new FileTypeNotTaken(kind);
    const picture = await this.decoder.reencode(bytes, LEGIBLE);
    if (!picture) throw new FileNotReadable(kind);
    return { pages: [picture], contentType: 'image/webp' };
  }

  /** @throws PdfLocked, PdfTooLong, FileNotReadable, ServiceUnavailable */
  private async render(kind: ReviewKind, bytes: Uint8Array): Promise<readonly Uint8Array[]> {
    const rendered = await this.decoder.renderPdf(bytes, LEGIBLE_PAGE);
    if ('pages' in rendered) return rendered.pages;
    if (rendered.refusal === 'locked') throw new PdfLocked(kind);
    if (rendered.refusal === 'too_many_pages') throw new PdfTooLong(kind);
    throw new FileNotReadable(kind);
  }
}
