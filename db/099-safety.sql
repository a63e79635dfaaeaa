-- M47: who blocked whom. What it prevents is asked in both directions.
create table user_blocks (
  blocker_id bigint not null references users,
  blocked_id bigint not null references users,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  constraint user_blocks_of_two_people check (blocker_id <> blocked_id)
);
create index user_blocks_by_blocked on user_blocks (blocked_id);

-- What members report to the admins of a program, or of the platform where there is none: a person, or a message of theirs.
create table safety_reports (
  id bigint primary key generated always as identity,
  program_id bigint references programs,
  -- Null once the account is gone: what was reported stays, without whose it was.
  about_user_id bigint references users,
  -- The chat comes later in the order of the modules, and what was said may be deleted: no reference, but a copy.
  message_id bigint,
  excerpt text constraint safety_reports_excerpt_length check (length(excerpt) <= 4000),
  reporter_id bigint not null references users,
  reason text not null constraint safety_reports_reason_length check (length(reason) <= 500),
  created_at timestamptz not null,
  -- The account may go before an admin decides.
  decision text constraint safety_reports_decision_known check (decision in ('warned', 'removed', 'kept', 'left')),
  note text not null default '' constraint safety_reports_note_length check (length(note) <= 500),
  decided_at timestamptz,
  decided_by bigint references users,
  constraint safety_reports_decided_whole check ((decision is null) = (decided_at is null)),
  constraint safety_reports_about_somebody check (about_user_id is not null or decided_at is not null),
  constraint safety_reports_excerpt_of_message check ((message_id is null) = (excerpt is null)),
  constraint safety_reports_removed_from_program check (decision <> 'removed' or program_id is not null)
);
-- One open report a reporter and thing.
create unique index safety_reports_one_open
  on safety_reports (reporter_id, about_user_id, coalesce(program_id, 0), coalesce(message_id, 0)) where decided_at is null;
create index safety_reports_queue on safety_reports (program_id, id) where decided_at is null;
create index safety_reports_decided on safety_reports (program_id, decided_at desc) where decided_at is not null;
create index safety_reports_by_person on safety_reports (about_user_id);
create index safety_reports_by_reporter on safety_reports (reporter_id, created_at);
create index safety_reports_by_decider on safety_reports (decided_by) where decided_by is not null;

alter table notifications drop constraint notifications_object_type_known;
alter table notifications add constraint notifications_object_type_known
  check (object_type in ('Booking', 'Survey', 'Chat', 'InstantBooking', 'Group', 'Application', 'Pairing', 'Credit', 'Calendar', 'Event', 'Newsfeed', 'Safety'));
