-- M09: until when somebody is not asked something again, and about what.
create table prompt_marks (
  user_id bigint not null references users on delete cascade,
  kind text not null,
  context text not null,
  until timestamptz not null,
  primary key (user_id, kind, context)
);
