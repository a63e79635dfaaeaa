-- B09: every email that an admin has sent to many people is counted in one table, per program and per company: invitations,
-- people and pairs from a file, changed agendas, decisions on applicants. Until now only invitations were.
create table emails_to_many (
  id bigint generated always as identity primary key,
  enterprise_id bigint not null references enterprises,
  program_id bigint not null references programs,
  kind text not null constraint emails_to_many_kind_known check (kind in ('invitations', 'import', 'agenda', 'decisions', 'pairs')),
  emails integer not null constraint emails_to_many_emails_positive check (emails > 0),
  at timestamptz not null
);
create index emails_to_many_enterprise on emails_to_many (enterprise_id, at);
create index emails_to_many_program on emails_to_many (program_id);
insert into emails_to_many (enterprise_id, program_id, kind, emails, at)
  select p.enterprise_id, b.program_id, 'invitations', b.letters, b.at
  from role_invite_batches b join programs p on p.id = b.program_id;
drop table role_invite_batches;
-- An import that has used up the emails of a day goes on by itself at this moment.
alter table participant_imports add column waits_until timestamptz;
