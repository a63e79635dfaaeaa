-- M36: whoever did not agree to a recording is asked again; their answer stays on record until they give another.
alter table meeting_consents add column asked_again_at timestamptz;

-- M39: only those who closed their account themselves may bring it back by signing in.
alter table account_deletions add column by_owner boolean not null default false;
update account_deletions d set by_owner = true
where exists (
  select from audit_log a
  where a.action = 'account.deleted' and a.object_type = 'user' and a.object_id = d.user_id and a.at = d.requested_at
    and a.actor_id = d.user_id and a.as_user_id is null);

-- M39: a new address takes effect when it is confirmed; the old one can take that back. Only hashes of the links are kept.
create table address_changes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  old_email citext not null,
  new_email citext not null,
  requested_at timestamptz not null,
  confirm_hash text unique,
  confirmed_at timestamptz,
  undo_hash text unique,
  undo_until timestamptz,
  undone_at timestamptz,
  constraint address_changes_undone_after_confirmed check (undone_at is null or confirmed_at is not null)
);
create index address_changes_user on address_changes (user_id);
-- The old address stays reserved for its owner for as long as the change can be undone.
create index address_changes_old on address_changes (old_email) where confirmed_at is not null and undone_at is null;
