import { Migration } from '@mikro-orm/migrations';

/** Phones with a code under way, and reviews of IDs and photos. */
export class TrustVerification extends Migration {
  override up(): void {
    this.addSql(`create unique index users_phone_unique on users (phone_number)`);

    this.addSql(`
      create table phone_verifications (
        id serial primary key,
        user_id integer not null unique references users (id) on delete cascade,
        phone_number text not null,
        code text not null,
        code_expiry timestamptz not null,
        code_tries integer not null default 0,
        created_at timestamptz not null default now()
      )`);
    this.addSql(`create index phone_verifications_expiry on phone_verifications (code_expiry)`);

    // A review outlives its account until its file is deleted: without the row nobody would know of the file.
    this.addSql(`
      create table verification_reviews (
        id serial primary key,
        user_id integer references users (id) on delete set null,
        kind text not null,
        compared_with text,
        submitted_at timestamptz not null,
        due_at timestamptz not null,
        status text not null default 'submitted',
        file_key text unique,
        content_type text,
        file_due_at timestamptz not null,
        claimed_by integer references users (id) on delete set null,
        claimed_until timestamptz,
        decided_by integer references users (id) on delete set null,
        decided_at timestamptz,
        reason text,
        note text,
        date_of_birth_agrees boolean,
        version integer not null default 1,
        check (kind in ('id', 'picture')),
        check (status in ('submitted', 'in_review', 'approved', 'rejected', 'withdrawn')),
        check (reason in ('unreadable', 'mismatch', 'expired', 'wrong_document', 'not_a_person', 'other'))
      )`);
    this.addSql(`
      create unique index one_open_review_per_kind on verification_reviews (user_id, kind)
        where status in ('submitted', 'in_review')`);
    this.addSql(`create index reviews_of_user on verification_reviews (user_id, kind, id desc)`);
    this.addSql(
      `create index reviews_waiting on verification_reviews (due_at) where status in ('submitted', 'in_review')`,
    );
    this.addSql(
      `create index kept_files_by_due on verification_reviews (file_due_at) where file_key is not null`,
    );
    for (const table of ['phone_verifications', 'verification_reviews']) {
      this.addSql(`alter sequence ${table}_id_seq restart with 1000`);
    }
  }
}
