-- Whether a program sends a report each month (M16); without a row it does not.
create table monthly_reports (
  program_id bigint primary key references programs,
  enabled boolean not null,
  updated_by bigint not null references users,
  updated_at timestamptz not null
);

-- Whoever pays for the program need not have an account: addresses alone.
create table monthly_report_recipients (
  id bigint generated always as identity primary key,
  program_id bigint not null references monthly_reports on delete cascade,
  email citext not null constraint monthly_report_recipients_email_length check (length(email) between 3 and 254),
  -- In the link by which the report is stopped.
  token text not null unique,
  -- Taken off the list by an admin; kept where the recipient had stopped it, so that it stays stopped.
  listed boolean not null default true,
  stopped_at timestamptz,
  -- The first day of the latest month that needs no report any more.
  done_until date not null,
  sent_at timestamptz,
  unique (program_id, email)
);
create index monthly_report_recipients_due on monthly_report_recipients (done_until) where listed and stopped_at is null;

alter table emails_to_many drop constraint emails_to_many_kind_known;
alter table emails_to_many add constraint emails_to_many_kind_known
  check (kind in ('invitations', 'import', 'agenda', 'decisions', 'pairs', 'reminders', 'events', 'surveys', 'reports'));

-- A file that goes with an email; only its name is kept once it has been sent.
alter table deliveries add column file_name text;
alter table deliveries add column file bytea constraint deliveries_file_named check (file is null or file_name is not null);
