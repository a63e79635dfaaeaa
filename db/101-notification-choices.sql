-- What people chose about emails, messages and lines in the app. No row: everything, at once.
create table notification_settings (
  user_id bigint primary key references users,
  -- Stands in the link under each email by which its kind is stopped, without signing in (RFC 8058).
  stop_key uuid not null unique default gen_random_uuid(),
  daily_email boolean not null default false,
  -- Minutes of the day in the zone of the person; both or neither.
  quiet_from smallint constraint notification_settings_quiet_from_day check (quiet_from between 0 and 1439),
  quiet_to smallint constraint notification_settings_quiet_to_day check (quiet_to between 0 and 1439),
  constraint notification_settings_quiet_whole check ((quiet_from is null) = (quiet_to is null)),
  constraint notification_settings_quiet_not_all_day check (quiet_from <> quiet_to)
);

-- What they do not want: everything else they get.
create table unwanted_notifications (
  user_id bigint not null references users,
  kind text not null constraint unwanted_notifications_kind_known
    check (kind in ('sessions', 'reminders', 'pairs', 'programs', 'events', 'credits', 'newsfeed', 'surveys', 'messages')),
  channel text not null constraint unwanted_notifications_channel_known check (channel in ('in_app', 'email', 'whatsapp')),
  primary key (user_id, kind, channel)
);

-- Gathered: it waits for the daily email of its reader, and then names it.
alter table deliveries drop constraint deliveries_status_known;
alter table deliveries add constraint deliveries_status_known
  check (status in ('queued', 'sent', 'logged', 'failed', 'gathered'));
alter table deliveries
  add column stop_url text,
  -- Where the button of the email leads, for the daily email.
  add column link text,
  -- Quiet hours: not sent before.
  add column held_until timestamptz,
  add column daily_id bigint references deliveries on delete set null;
create index deliveries_gathered on deliveries (user_id, created_at) where status = 'gathered' and daily_id is null;
create index deliveries_by_daily on deliveries (daily_id) where daily_id is not null;

-- Lines about the same thing are one while they are unread: 'Daniel and 2 others commented on your post.'
alter table notifications
  add column group_key text,
  add column group_people bigint[] not null default '{}';
create unique index notifications_one_of_a_group on notifications (user_id, group_key)
  where group_key is not null and read_at is null;

-- Addresses that refused an email for good, or whose owner called one unwanted: nothing more is sent there.
create table unreachable_addresses (
  address citext primary key,
  reason text not null constraint unreachable_addresses_reason_known check (reason in ('bounced', 'complained')),
  since timestamptz not null
);
