-- Questions of applications that take several answers from their list, and questions that take a file.
alter table application_questions
  drop constraint application_questions_question_type_known,
  add constraint application_questions_question_type_known
    check (question_type in ('scale', 'text', 'options', 'several', 'file')),
  -- How many of the options an answer has; null: any number.
  add column choose_least integer constraint application_questions_choose_least_range check (choose_least between 1 and 20),
  add column choose_most integer constraint application_questions_choose_most_range check (choose_most between 1 and 20),
  add constraint application_questions_choices_ascend check (choose_most >= choose_least),
  -- Which kinds of files it takes.
  add column file_kinds jsonb not null default '[]',
  add constraint application_questions_file_kinds_of_files check ((question_type = 'file') = (file_kinds <> '[]'));

create table applicant_files (
  id bigint generated always as identity primary key,
  applicant_id bigint not null references applicants on delete cascade,
  question_id bigint not null references application_questions,
  file_key text not null,
  file_name text not null,
  file_type text not null,
  file_size integer not null constraint applicant_files_size_positive check (file_size > 0),
  uploaded_at timestamptz not null,
  constraint applicant_files_once unique (applicant_id, question_id)
);
