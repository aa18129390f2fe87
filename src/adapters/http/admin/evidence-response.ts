import type { Response } from 'express';
import type { EvidenceFile } from '../../../application/trust-score/ports.js';

/** Sends a page of what a stranger handed in such that nothing in it can run and its name says nothing. */
export function sendEvidence(response: Response, reviewId: number, { bytes }: EvidenceFile): void {
  response.setHeader('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Content-Disposition', `inline; filename="verification-${reviewId}.webp"`);
  response.setHeader('Content-Type', 'image/webp');
  response.end(bytes);
}
