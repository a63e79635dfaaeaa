-- Whoever has an account of their own elsewhere is invited, never added: they decide who sees their data.
alter table participant_import_rows drop constraint participant_import_rows_state_check;
alter table participant_import_rows add constraint participant_import_rows_state_check
  check (state in ('ready', 'wrong', 'added', 'invited', 'member'));
