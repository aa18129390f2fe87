import type { Response } from 'express';
import type { EvidenceFile } from '../../../application/trust-score/ports.js';

/** Made anew by us, so a browser may draw it. Whatever else there is may be downloaded and nothing more. */
const DRAWN = 'image/webp';

/** Sends a stranger's file such that nothing in it can run and its name says nothing. */
export function sendEvidence(
  response: Response,
  reviewId: number,
  { bytes, contentType }: EvidenceFile,
): void {
  const isDrawn = contentType === DRAWN;
  const name = `verification-${reviewId}.${isDrawn ? 'webp' : 'pdf'}`;
  response.setHeader('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Content-Disposition', `${isDrawn ? 'inline' : 'attachment'}; filename="${name}"`);
  response.setHeader('Content-Type', contentType);
  response.end(bytes);
}
