import { DAY_MS, MINUTE_MS } from '../../../domain/shared/durations.js';
import type { Request, Response } from 'express';
import type { ProviderAttempt } from '../../../application/sign-in/ports.js';
import type { VerifiedIdentity } from '../../../domain/account/provider-identity.js';
import { type AuthenticatedCipher, DecryptionFailed } from '../../shared/authenticated-cipher.js';
import { type CookieKind, forgetCookie, keepCookie, readCookie } from '../cookies.js';

/** Bytes of the longest cookie that browsers keep. */
const LONGEST_VALUE = 4096;

/** A sign-in that this browser began, and where it returns to. */
export interface BegunSignIn {
  /** The id of the provider that was asked; no other one may answer. */
  readonly provider: string;
  readonly attempt: ProviderAttempt;
  readonly returnTo: string;
}

/** An identity that this browser proved, and what it is for. */
export interface ProvedIdentity {
  readonly next: 'link' | 'sign-up';
  readonly identity: VerifiedIdentity;
}

/** A cookie whose content only this server can read and write. */
class SealedCookie<Content extends object> {
  constructor(
    private readonly cipher: AuthenticatedCipher,
    private readonly name: string,
    private readonly lastsMs: number,
  ) {}

  private get kind(): CookieKind {
    return { name: `tablemates.${this.name}`, path: '/api/auth/provider' };
  }

  keep(request: Request, response: Response, content: Content): void {
    const sealed = { content, expiresAt: Date.now() + this.lastsMs };
    const value = this.cipher.encrypt(this.name, Buffer.from(JSON.stringify(sealed))).toString('base64url');
    keepCookie(request, response, this.kind, { value, lastsMs: this.lastsMs });
  }

  /** @returns null for a missing, forged or expired cookie */
  of(request: Request): Content | null {
    const value = readCookie(request, this.kind);
    if (value === null || value.length > LONGEST_VALUE) return null;
    try {
      const text = this.cipher.decrypt(this.name, Buffer.from(value, 'base64url')).toString();
      const { content, expiresAt } = JSON.parse(text) as { content: Content; expiresAt: number };
      return Date.now() < expiresAt ? content : null;
    } catch (error) {
      if (error instanceof DecryptionFailed) return null;
      throw error;
    }
  }

  forget(request: Request, response: Response): void {
    if (readCookie(request, this.kind) !== null) forgetCookie(request, response, this.kind);
  }
}

/** The state of a sign-in with a provider is kept by the browser, so that visitors leave nothing on the server. */
export class ProviderCookies {
  readonly begun: SealedCookie<BegunSignIn>;
  readonly proved: SealedCookie<ProvedIdentity>;

  constructor(cipher: AuthenticatedCipher) {
    this.begun = new SealedCookie(cipher, 'provider-attempt', 10 * MINUTE_MS);
    this.proved = new SealedCookie(cipher, 'provider-identity', 20 * MINUTE_MS);
  }
}

const CHOICE: CookieKind = { name: 'tablemates.choose-account', path: '/api/auth/provider' };
const CHOICE_LASTS_MS = 30 * DAY_MS;

/**
 * Whether the next sign-in of this browser with a provider asks which account: after a log-out the provider would otherwise sign in
 * the same person again, and nobody else could sign in here.
 */
export const choosesAccount = {
  of: (request: Request): boolean => readCookie(request, CHOICE) !== null,
  keep: (request: Request, response: Response): void =>
    keepCookie(request, response, CHOICE, { value: '1', lastsMs: CHOICE_LASTS_MS }),
  forget(request: Request, response: Response): void {
    if (readCookie(request, CHOICE) !== null) forgetCookie(request, response, CHOICE);
  },
};
