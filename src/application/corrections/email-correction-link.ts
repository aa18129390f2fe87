import {
  type Mailbox,
  MAILBOXES,
  type PendingCorrection,
} from '../../domain/corrections/pending-correction.js';
import { emailCorrectionPath } from '../../domain/server-and-browser/page-paths.js';
import type { SignedLinks } from '../shared/signed-links.js';

export interface EmailCorrectionLink {
  readonly userId: number;
  readonly correctionId: number;
  /** The mailbox that the link was sent to. */
  readonly mailbox: Mailbox;
}

/** @returns the path of the page that the link opens; the token ends with the correction */
export function emailCorrectionLink(
  links: SignedLinks,
  correction: PendingCorrection,
  mailbox: Mailbox,
): string {
  const { userId, expiresAt } = correction.state;
  const subject = `${userId}:${correction.id}:${mailbox}`;
  return emailCorrectionPath(links.sign('email_correction', subject, expiresAt));
}

/** @returns null for a token that is not ours or too old */
export function readEmailCorrectionLink(links: SignedLinks, token: string): EmailCorrectionLink | null {
  const [userId, correctionId, side] = (links.read('email_correction', token) ?? '').split(':');
  const mailbox = MAILBOXES.find((each) => each === side);
  return mailbox ? { userId: Number(userId), correctionId: Number(correctionId), mailbox } : null;
}
