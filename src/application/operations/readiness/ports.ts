import type { TimeZone } from '../../../domain/shared/time-zone.js';
import type { SystemQueries } from '../read-system.js';

/** What the checks know of the settings. */
export interface ReadinessSettings {
  readonly isProduction: boolean;
  readonly publicUrl: string;
  /** Whether only this machine can reach `publicUrl`. */
  readonly isLocal: boolean;
  /** The domain of MAIL_FROM. */
  readonly sender: string;
  /** The hosts that SMTP_URL names: the server, and the domain of the user if there is one. */
  readonly mailHosts: readonly string[];
  readonly hasOperator: boolean;
  /** Whether every machine has the same keys of push messages. */
  readonly sharesPushKeys: boolean;
  readonly timeZone: TimeZone;
  /** The time zone at HOME_AREA; null without one. */
  readonly homeAreaZone: TimeZone | null;
  /** Beside the data: in DATA_DIR, on this machine or in the store of the files, as far as the settings tell. */
  readonly backups: 'off' | 'besideData' | 'apart';
  /** Whether BOOTSTRAP_ADMIN is set. */
  readonly keepsPassword: boolean;
}

export interface Certificate {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Why a browser refuses it; null where it does not. */
  readonly refusal: string | null;
}

/** The public address, asked as a browser does, through DNS and proxy. */
export interface PublicAddress {
  /** @returns whether this product answers @throws Error without an answer */
  ask(): Promise<boolean>;
  /** Null where the address is not https or nothing answers. */
  certificate(): Promise<Certificate | null>;
  /** Opens a WebSocket of this instance, pings and closes it. @throws Error unless a pong comes back */
  ping(): Promise<void>;
}

/** Connects to the mail server and signs in, without a mail. Null where none is configured. */
type VerifyMailServer = (() => Promise<void>) | null;

export interface ReadinessProbes {
  readonly address: PublicAddress;
  readonly verifyMailServer: VerifyMailServer;
  /** Of the disk of DATA_DIR. */
  readonly freeBytes: () => Promise<number>;
  /** Whether backups are in a folder of the disk of DATA_DIR. */
  readonly sharesDiskWithBackups: () => Promise<boolean>;
  /** The time by another machine; null without an answer. */
  readonly outsideTime: () => Promise<Date | null>;
  /** @throws Error if it does not answer */
  readonly askPlaces: () => Promise<void>;
  /** Null without a key. @throws Error if Google refuses it */
  readonly askGoogle: (() => Promise<void>) | null;
  readonly queries: Pick<SystemQueries, 'runs' | 'queues' | 'hasWorker' | 'now'>;
}
