-- What a file of people says before it is decided: which sheet was read, whether its first line is a heading, and which role
-- an unknown word stands for. The first line is kept, because it may turn out to be a person.
alter table participant_imports
  add column first_line jsonb not null default '[]',
  add column first_line_number integer not null default 1
    constraint participant_imports_first_line_positive check (first_line_number > 0),
  add column headings text not null default 'found'
    constraint participant_imports_headings_known check (headings in ('found', 'asked', 'given', 'none')),
  add column sheets jsonb not null default '[]',
  add column sheet integer not null default 0 constraint participant_imports_sheet_not_negative check (sheet >= 0),
  add column role_names jsonb not null default '{}';
alter table participant_import_rows add column warning text;
