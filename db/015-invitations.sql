-- The link of a role: whoever has it joins with that role. The token is made of the nonce and of the server's secret.
create table role_invites (
  role_id bigint primary key references roles,
  program_id bigint not null references programs,
  nonce text not null,
  token_hash text not null unique,
  expires_at timestamptz not null,
  created_by bigint not null references users,
  created_at timestamptz not null
);

-- Invitations by letter. Each has a token of its own, minted when its letter is written; only its hash is kept.
create table role_invite_emails (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs,
  role_id bigint not null references roles,
  email citext not null,
  -- Where whoever accepts goes on; null for the overview of the portal.
  redirect_path text,
  status text not null check (status in ('new', 'sent', 'accepted', 'revoked')),
  token_hash text unique,
  sent_by bigint not null references users,
  sent_at timestamptz,
  expires_at timestamptz,
  accepted_at timestamptz,
  accepted_by bigint references users,
  created_at timestamptz not null,
  unique (role_id, email),
  check (status <> 'sent' or (token_hash is not null and expires_at is not null))
);
create index role_invite_emails_role on role_invite_emails (role_id, id desc);
create index role_invite_emails_accepted on role_invite_emails (accepted_by) where accepted_by is not null;

-- Who came by a link, for the count of its uses.
create table role_invite_uses (
  role_id bigint not null references roles,
  user_id bigint not null references users,
  at timestamptz not null,
  primary key (role_id, user_id)
);

-- People of a programme added from a file: looked at row by row before anything is written.
create table participant_imports (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs,
  file_name text not null check (length(file_name) <= 200),
  columns jsonb not null,
  mapping jsonb not null,
  role_id bigint not null references roles,
  status text not null check (status in ('draft', 'running', 'done')),
  created_by bigint not null references users,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index participant_imports_program on participant_imports (program_id, id desc);
create table participant_import_rows (
  import_id bigint not null references participant_imports on delete cascade,
  line integer not null,
  cells jsonb not null,
  email citext,
  firstname text,
  lastname text,
  phone_no text,
  role_id bigint references roles,
  state text not null check (state in ('ready', 'wrong', 'added', 'member')),
  problem text,
  primary key (import_id, line)
);
create index participant_import_rows_state on participant_import_rows (import_id, state, line);

-- B77, BKG-123: what somebody had in a portal is not shown there once they were removed, not even when they come back.
alter table bookings add column hidden_at timestamptz;
