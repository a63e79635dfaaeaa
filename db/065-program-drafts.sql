-- A program that is being prepared: a row exactly while it is a draft. Only its admins and its company's see it, and
-- nobody can apply, be invited or join. Opening it deletes the row; it never comes back.
create table program_drafts (
  program_id bigint primary key references programs on delete cascade,
  created_at timestamptz not null
);
