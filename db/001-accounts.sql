create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists btree_gist;
create extension if not exists unaccent;

-- A person. How they sign in stands in identities, what they do in the tables of the other modules.
create table users (
  id bigint generated always as identity primary key,
  public_id char(32) not null unique,
  slug citext not null unique,
  firstname text not null,
  lastname text not null,
  email citext not null unique,
  phone_no text,
  user_type text not null check (user_type in ('mentee', 'mentor', 'admin')),
  is_fl_mentor boolean not null default false,
  is_platform_admin boolean not null default false,
  is_enterprise boolean not null default false,
  timezone text not null,
  lang text not null default 'en',
  whatsapp_notification boolean not null default false,
  confirmed_at timestamptz,
  onboarded_at timestamptz,
  deleted_at timestamptz,
  purged_at timestamptz,
  last_seen_at timestamptz,
  created_at timestamptz not null
);

-- A user signs in by an identity: a password now, Google, Microsoft or an enterprise's provider later (M18).
create table identities (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  provider text not null,
  subject text not null,
  secret_hash text,
  created_at timestamptz not null,
  unique (provider, subject),
  unique (user_id, provider)
);

create table auth_sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  kind text not null check (kind in ('cookie', 'bearer')),
  token_hash text not null unique,
  -- A platform admin who looks through a user's eyes (B11): whose acts these really are.
  admin_base_user_id bigint references users,
  -- The bearer token that was given out with a cookie: ending one ends the other (A47).
  browser_key text not null,
  ip text not null,
  user_agent text not null,
  created_at timestamptz not null,
  renewed_at timestamptz not null,
  expires_at timestamptz not null
);
create index auth_sessions_user on auth_sessions (user_id);
create index auth_sessions_browser on auth_sessions (browser_key);

create table auth_tokens (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  purpose text not null check (purpose in ('confirm', 'reset')),
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index auth_tokens_user on auth_tokens (user_id, purpose);

create table login_attempts (
  id bigint generated always as identity primary key,
  email citext not null,
  ip text not null,
  succeeded boolean not null,
  at timestamptz not null
);
create index login_attempts_recent on login_attempts (email, ip, at);

create table account_deletions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  reasons text not null,
  requested_at timestamptz not null,
  purge_at timestamptz not null,
  restored_at timestamptz,
  purged_at timestamptz
);
create index account_deletions_due on account_deletions (purge_at) where restored_at is null and purged_at is null;

create table audit_log (
  id bigint generated always as identity primary key,
  actor_id bigint references users,
  as_user_id bigint references users,
  action text not null,
  object_type text not null,
  object_id bigint,
  data jsonb not null default '{}',
  ip text,
  at timestamptz not null
);
create index audit_log_at on audit_log (at desc, id desc);

create table idempotency_keys (
  user_id bigint not null,
  key text not null,
  request text not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);

create table settings (
  key text primary key,
  value jsonb not null
);
