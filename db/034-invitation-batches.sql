-- B09: how many invitations a programme sent by letter, and when; the day's limit is counted from here.
create table role_invite_batches (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs,
  letters integer not null check (letters > 0),
  at timestamptz not null
);
create index role_invite_batches_program on role_invite_batches (program_id, at);
