import { FileNotPlain, FileNotReadable, FileTypeNotTaken } from '../../application/trust-score/evidence.js';
import { MEGAPIXEL } from '../../application/shared/pictures.js';
import type { EvidenceFile, EvidenceReader } from '../../application/trust-score/ports.js';
import type { ReviewKind } from '../../domain/trust-score/verification-review.js';
import { isPdf, isPlainPdf, isWholePdf } from './pdf.js';
import type { PictureDecoder } from './picture-decoder.js';
import { announcedFormat } from './picture-format.js';

/** Small print must stay legible. */
const LEGIBLE = { longerSide: 2000, quality: 88, maxPixels: 24 * MEGAPIXEL };
const TAKEN = new Set(['jpeg', 'png', 'webp']);

/** Tells files by their bytes. Pictures are made anew; PDFs are kept as they are and never opened here. */
export class FileEvidenceReader implements EvidenceReader {
  constructor(private readonly decoder: PictureDecoder) {}

  async read(kind: ReviewKind, bytes: Uint8Array): Promise<EvidenceFile> {
    if (kind === 'id' && isPdf(bytes)) {
      if (!isWholePdf(bytes)) throw new FileNotReadable(kind);
      if (!isPlainPdf(bytes)) throw new FileNotPlain(kind);
      return { bytes, contentType: 'application/pdf' };
    }
    const format = announcedFormat(bytes);
    if (!format || !TAKEN.has(format)) throw new FileTypeNotTaken(kind);
    const picture = await this.decoder.reencode(bytes, LEGIBLE);
    if (!picture) throw new FileNotReadable(kind);
    return { bytes: picture, contentType: 'image/webp' };
  }
}
