import { Migration } from '@mikro-orm/migrations';

/** Who keeps whom away, and what people report with what was seen of it. */
export class ReportsAndBlocks extends Migration {
  override up(): void {
    this.addSql(`
      create table blocks (
        id serial primary key,
        blocker_id integer not null references users (id) on delete cascade,
        blocked_id integer not null references users (id) on delete cascade,
        blocked_at timestamptz not null,
        unique (blocker_id, blocked_id),
        check (blocker_id <> blocked_id)
      )`);
    this.addSql(`create index blocks_of_blocked on blocks (blocked_id, blocker_id)`);
    // A block holds both ways, so that no statement has to remember to look twice.
    this.addSql(`
      create view blocked_pairs as
        select blocker_id as a, blocked_id as b from blocks
        union all
        select blocked_id, blocker_id from blocks`);

    // Whoever left a table because of somebody there is not held to account for it.
    this.addSql(`alter table match_members add column excused boolean not null default false`);

    this.addSql(`
      create table reports (
        id serial primary key,
        kind text not null check (kind in ('user', 'message', 'meetup')),
        target_id integer not null,
        reason text not null
          check (reason in ('harassment', 'unsafe', 'fake_profile', 'spam', 'underage', 'other')),
        note text,
        reporter_id integer references users (id) on delete set null,
        about_user_id integer references users (id) on delete set null,
        match_id integer,
        evidence jsonb,
        submitted_at timestamptz not null,
        due_at timestamptz not null,
        status text not null default 'submitted'
          check (status in ('submitted', 'in_review', 'upheld', 'dismissed')),
        claimed_by integer references users (id) on delete set null,
        claimed_until timestamptz,
        decided_by integer references users (id) on delete set null,
        decided_at timestamptz,
        decision_note text,
        version integer not null default 1
      )`);
    this.addSql(`
      create unique index one_open_report on reports (reporter_id, kind, target_id)
        where status in ('submitted', 'in_review')`);
    this.addSql(`create index reports_about_user on reports (about_user_id, id desc)`);
    this.addSql(`create index reports_by_user on reports (reporter_id, id desc)`);
    this.addSql(`
      create index evidence_to_erase on reports (decided_at) where decided_at is not null and evidence is not null`);

    // What waits for a moderator, the most urgent first.
    this.addSql(`
      create index open_reports on reports (due_at, id) where status in ('submitted', 'in_review')`);
    this.addSql(`
      create index open_reviews on verification_reviews (due_at, id) where status in ('submitted', 'in_review')`);

    for (const table of ['blocks', 'reports'])
      this.addSql(`alter sequence ${table}_id_seq restart with 1000`);
  }
}
