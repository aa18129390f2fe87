import type { AnonymousRun, DualValues } from '../../../domain/seating/receipt/receipt.js';

/** The end of the chain of receipts, and the key that signs them. */
export interface ReceiptChain {
  readonly publicKey: string;
  /** The private key, encrypted. */
  readonly sealedKey: string;
  /** The number of receipts ever made. */
  readonly length: number;
  /** The hash of the last one; empty before the first. */
  readonly lastHash: string;
}

/** The file of a receipt with what is read of it. */
export interface SignedReceipt {
  readonly number: number;
  readonly seated: number;
  readonly atMost: number;
  readonly file: string;
}

/** Runs whose receipt is still to be made, the receipts, and the chain. None contains ids of users. */
export interface Receipts {
  /** @param matchIds the matches that the run formed or filled */
  addDraft(runId: number, draft: AnonymousRun, matchIds: readonly number[]): Promise<void>;
  /** @returns null where the receipt is made, or its run deleted */
  draftOf(runId: number): Promise<AnonymousRun | null>;
  /** Locks the chain until the unit of work ends; `start` is stored where there is none. */
  chainForUpdate(start: () => ReceiptChain): Promise<ReceiptChain>;
  saveChain(chain: ReceiptChain): Promise<void>;
  /** Replaces the draft. @returns false where there is none any more */
  complete(runId: number, receipt: SignedReceipt): Promise<boolean>;
}

/** Ed25519 and SHA-256, in hexadecimal digits. */
export interface ReceiptKeys {
  create(): Pick<ReceiptChain, 'publicKey' | 'sealedKey'>;
  /** @returns the key encrypted with the current secret, too */
  sign(
    key: Pick<ReceiptChain, 'publicKey' | 'sealedKey'>,
    text: string,
  ): { signature: string; sealedKey: string };
  hashOf(text: string): string;
}

/** Finds dual values outside of the calling thread. */
export interface DualValueSearch {
  find(run: AnonymousRun): Promise<DualValues>;
}

/** What a member reads of the receipt of their table. */
export interface SeatsProof {
  readonly seated: number;
  readonly atMost: number;
  /** The public key. */
  readonly receiptKey: string;
}

export interface ReceiptQueries {
  /** @returns null for a run without a receipt */
  fileOf(runId: number): Promise<{ number: number; file: string } | null>;
  /**
   * Of the last final run that formed or filled this match, `proof` null without a receipt.
   * @returns null where the user has no seat at the match
   */
  proofOf(userId: number, matchId: number): Promise<{ proof: SeatsProof | null } | null>;
}
