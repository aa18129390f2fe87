/** Review cases (reports, and reviews of IDs and pictures) and suspensions. */
export const moderation = `
create table reports (
  id integer primary key,
  -- Where it comes from; only the first is what a member wrote.
  source text not null default 'form' check (source in ('form', 'home_safe', 'early_cancellation')),
  -- What it is about. The domain has the kinds and the states; a list here would be a rule to change with each of them.
  kind text not null,
  target_id integer not null,
  reason text not null check (reason in ('harassment', 'unsafe', 'fake_profile', 'spam', 'underage', 'other')),
  note text,
  reporter_id integer references users (id) on delete set null,
  about_user_id integer references users (id) on delete set null,
  match_id integer,
  -- The reported message or profile as it was; erased after the decision.
  evidence jsonb,
  submitted_at timestamptz not null,
  due_at timestamptz not null,
  status text not null default 'submitted',
  claimed_by integer references users (id) on delete set null,
  claimed_until timestamptz,
  decided_by integer references users (id) on delete set null,
  decided_at timestamptz,
  decision_note text,
  version integer not null default 1
);
create index reports_about_user on reports (about_user_id, id desc);
create index reports_by_user on reports (reporter_id, id desc);
create index open_reports on reports (due_at, id) where status in ('submitted', 'in_review');
create index undecided_reports_by_age on reports (submitted_at) where status in ('submitted', 'in_review');
create index evidence_to_erase on reports (decided_at) where decided_at is not null and evidence is not null;
create index reports_claimed_by on reports (claimed_by) where claimed_by is not null;
create index reports_decided_by on reports (decided_by) where decided_by is not null;

-- Staff from whom a report is hidden cannot count it by the ids of others.
alter table reports alter column id set default random_id_of('reports');

-- A suspension, or the ending of an account, which a second member of staff agrees to.
create table suspensions (
  id serial primary key,
  user_id integer not null references users (id) on delete cascade,
  kind text not null check (kind in ('suspension', 'ending')),
  status text not null check (status in ('proposed', 'in_force', 'lifted', 'over', 'declined')),
  reason text not null,
  -- Null for ever.
  until timestamptz,
  asked_by integer references users (id) on delete set null,
  asked_at timestamptz not null,
  agreed_by integer references users (id) on delete set null,
  lifted_by integer references users (id) on delete set null,
  lifted_at timestamptz,
  appeal_note text,
  appealed_at timestamptz,
  answer text,
  answered_by integer references users (id) on delete set null,
  answered_at timestamptz,
  version integer not null default 1
);
create unique index one_suspension_in_force on suspensions (user_id) where status = 'in_force';
create unique index one_ending_proposed on suspensions (user_id) where status = 'proposed';
create index suspensions_of_user on suspensions (user_id, id desc);
create index suspensions_by_end on suspensions (until) where status = 'in_force' and until is not null;
create index appeals_waiting on suspensions (appealed_at)
  where status = 'in_force' and appealed_at is not null and answered_at is null;
create index suspensions_asked_by on suspensions (asked_by) where asked_by is not null;
create index suspensions_agreed_by on suspensions (agreed_by) where agreed_by is not null;
create index suspensions_lifted_by on suspensions (lifted_by) where lifted_by is not null;
create index suspensions_answered_by on suspensions (answered_by) where answered_by is not null;

create table verification_reviews (
  id serial primary key,
  user_id integer references users (id) on delete set null,
  kind text not null check (kind in ('id', 'picture')),
  -- URL of the profile picture at that time; null for an ID.
  compared_with text,
  submitted_at timestamptz not null,
  due_at timestamptz not null,
  status text not null default 'submitted'
    check (status in ('submitted', 'in_review', 'approved', 'rejected', 'withdrawn')),
  withdrawal_cause text check (withdrawal_cause in ('user', 'deadline', 'picture_changed', 'account_closed')),
  -- The encrypted evidence, until it is removed.
  file_key text unique,
  content_type text,
  page_count integer not null default 1,
  file_due_at timestamptz not null,
  claimed_by integer references users (id) on delete set null,
  claimed_until timestamptz,
  -- Who has opened the evidence: nobody decides unseen.
  seen_by integer references users (id) on delete set null,
  decided_by integer references users (id) on delete set null,
  decided_at timestamptz,
  reason text check (reason in ('unreadable', 'mismatch', 'expired', 'wrong_document', 'not_a_person', 'other')),
  note text,
  date_of_birth_agrees boolean,
  version integer not null default 1
);
create unique index one_open_review_per_kind on verification_reviews (user_id, kind)
  where status in ('submitted', 'in_review');
create index reviews_of_user on verification_reviews (user_id, kind, id desc);
create index open_reviews on verification_reviews (due_at, id) where status in ('submitted', 'in_review');
create index kept_files_by_due on verification_reviews (file_due_at) where file_key is not null;
create index verification_reviews_claimed_by on verification_reviews (claimed_by) where claimed_by is not null;
create index verification_reviews_decided_by on verification_reviews (decided_by) where decided_by is not null;
create index verification_reviews_seen_by on verification_reviews (seen_by) where seen_by is not null;`;
