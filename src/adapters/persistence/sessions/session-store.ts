import connectPgSimple from 'connect-pg-simple';
import session, { type SessionData } from 'express-session';
import type pg from 'pg';
import type { Clock } from '../../../application/shared/ports.js';
import { restrictionsSql } from '../moderation/restriction-sql.js';

const TOUCHES_REMEMBERED = 10_000;
const PRUNE_EVERY_SECONDS = 15 * 60;

const PgStore = connectPgSimple(session);

export interface SessionStoreSettings {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly table: 'sessions' | 'staff_sessions';
  /** SQL for the user id of a session row. */
  readonly holder: string;
  /** SQL for whether a row is a restricted session. */
  readonly isRestricted: string;
  /** Minimum interval between two updates of a session's expiry, so that polling does not cause writes. */
  readonly touchEveryMs: number;
  readonly onError: (error: Error) => void;
}

/**
 * The express-session store. It only reads and updates rows; `Sessions.open` and `Sessions.openConsole` insert them, so
 * a request in progress never restores a session that has ended. A session of a deleted account is not found. A
 * restricted session is found only while its account is suspended, and any other session only while it is not, so
 * neither kind becomes the other.
 *
 * `expire` has no time zone, as the table of connect-pg-simple: it is written and read by casts in the zone of the database, the
 * same for every connection. Where a backup is restored under another zone, sessions end some hours sooner or later.
 */
export class SessionStore extends PgStore {
  private readonly touchedAt = new Map<string, number>();

  constructor(private readonly settings: SessionStoreSettings) {
    super({
      pool: settings.pool,
      tableName: settings.table,
      createTableIfMissing: false,
      pruneSessionInterval: PRUNE_EVERY_SECONDS,
      errorLog: (...parts: unknown[]) => settings.onError(new Error(parts.map(String).join(' '))),
    });
  }

  override get(sid: string, done: (error: unknown, data?: SessionData | null) => void): void {
    const { pool, clock, table, holder, isRestricted } = this.settings;
    pool
      .query<{ sess: SessionData; isRestricted: boolean; consentVersion: number; expiresAt: number }>({
        name: `live-${table}`,
        text: `
          select sess, ${isRestricted} as "isRestricted", users.consent_version as "consentVersion",
            extract(epoch from expire::timestamptz)::float8 * 1000 as "expiresAt"
          from ${table} join users on users.id = ${holder}
          where sid = $1 and expire >= to_timestamp($2) and users.deleted_at is null
            and ${isRestricted} = exists (select 1 ${restrictionsSql('users.id', '$3')})`,
        values: [sid, Math.ceil(Date.now() / 1000), clock.now()],
      })
      .then(({ rows: [row] }) => {
        if (!row) return done(null, null);
        const { sess, ...fields } = row;
        done(null, { ...sess, ...fields });
      }, done);
  }

  override set(sid: string, data: SessionData, done: (error?: unknown) => void = () => undefined): void {
    const { pool, table } = this.settings;
    pool
      .query(`update ${table} set sess = $2, expire = $3::timestamptz where sid = $1`, [
        sid,
        data,
        data.cookie.expires,
      ])
      .then(() => done(), done);
  }

  override touch(sid: string, data: SessionData, done: () => void = () => undefined): void {
    const now = Date.now();
    if (now - (this.touchedAt.get(sid) ?? 0) < this.settings.touchEveryMs) return done();
    if (this.touchedAt.size >= TOUCHES_REMEMBERED) this.touchedAt.clear();
    this.touchedAt.set(sid, now);
    super.touch(sid, data, done);
  }
}
