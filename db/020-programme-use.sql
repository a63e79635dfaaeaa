-- B24: who has hours of their own in a programme; in all others their personal ones hold. A row here without hours: not
-- open in this programme at all.
create table availability_programmes (
  user_id bigint not null references users,
  program_id bigint not null references programs,
  primary key (user_id, program_id)
);
alter table availability_rules add foreign key (program_id) references programs;
alter table availability_overrides add foreign key (program_id) references programs;

-- D01: which of several programmes an admin opened last; sign-in leads there.
alter table program_memberships add column opened_at timestamptz;

-- PRO-75, GOL-07: which of a programme's services somebody looks for or offers there.
create table user_program_goals (
  user_id bigint not null references users,
  program_goal_id bigint not null references program_goals,
  primary key (user_id, program_goal_id)
);
