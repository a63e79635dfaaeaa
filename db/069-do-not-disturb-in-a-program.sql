-- An admin's word on a mentor's do-not-disturb counts in that program alone, and until the mentor says otherwise.
create table availability_dnd (
  user_id bigint not null references users,
  program_id bigint not null references programs,
  active boolean not null,
  primary key (user_id, program_id)
);

-- How often an address was invited by anybody.
create index referrals_referee on referrals (referee_email, created_at);
