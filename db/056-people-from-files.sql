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
-- What a company's own file says about its people. It belongs to the company and the address, because most people of a file
-- have no account yet; `user_id` is set when they join one of its programs.
alter table participant_import_rows add column details jsonb not null default '{}';
create table employee_details (
  enterprise_id bigint not null references enterprises,
  email citext not null constraint employee_details_email_length check (length(email) <= 254),
  user_id bigint references users,
  employee_id text not null default '' constraint employee_details_employee_id_length check (length(employee_id) <= 120),
  department text not null default '' constraint employee_details_department_length check (length(department) <= 120),
  team text not null default '' constraint employee_details_team_length check (length(team) <= 120),
  grade text not null default '' constraint employee_details_grade_length check (length(grade) <= 120),
  location text not null default '' constraint employee_details_location_length check (length(location) <= 120),
  manager text not null default '' constraint employee_details_manager_length check (length(manager) <= 120),
  updated_at timestamptz not null,
  primary key (enterprise_id, email)
);
create unique index employee_details_person on employee_details (enterprise_id, user_id) where user_id is not null;
create index employee_details_user on employee_details (user_id) where user_id is not null;
