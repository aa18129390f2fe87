import type { Response } from 'express';
import type { EvidenceFile } from '../../../application/trust-score/ports.js';

/** Sends a page of uploaded evidence with headers that prevent script execution and a neutral file name. */
export function sendEvidence(response: Response, reviewId: number, { bytes }: EvidenceFile): void {
  response.setHeader('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Content-Disposition', `inline; filename="verification-${reviewId}.webp"`);
  response.setHeader('Content-Type', 'image/webp');
  response.end(bytes);
}
