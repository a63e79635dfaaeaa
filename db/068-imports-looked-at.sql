-- A file of people is looked at once more before it is let go: who becomes an admin, now or later, and undone as long as
-- nobody of it has signed in.
alter table participant_imports
  -- The addresses that an admin has confirmed as admins; whoever else would become one is left out.
  add column admins jsonb not null default '[]',
  -- While it waits: when it begins by itself; null until somebody presses the button.
  add column starts_at timestamptz,
  add column started_at timestamptz,
  add column undone_at timestamptz;
alter table participant_imports drop constraint participant_imports_status_known;
alter table participant_imports add constraint participant_imports_status_known
  check (status in ('draft', 'waiting', 'running', 'done', 'undone'));
alter table participant_import_rows drop constraint participant_import_rows_state_known;
alter table participant_import_rows add constraint participant_import_rows_state_known
  check (state in ('ready', 'wrong', 'added', 'invited', 'member', 'undone'));
-- Files of before: they began when they were read, or later; nobody is undone who joined earlier.
update participant_imports set started_at = created_at where status in ('running', 'done');
create index participant_imports_starting on participant_imports (starts_at) where status = 'waiting';
