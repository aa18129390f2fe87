import { Migration } from '@mikro-orm/migrations';

/** A public handle for each session, by which its owner ends it, and the device in words. */
export class SessionsShown extends Migration {
  override up(): void {
    this.addSql(`
      alter table sessions
        add column handle uuid not null default gen_random_uuid(),
        add column browser text,
        add column platform text`);
    this.addSql(`create unique index sessions_handle on sessions (handle)`);
  }
}
