-- Browsers that show notifications: each as long as the session lives in which it was asked to, so that nobody is shown
-- what was meant for the person before them.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  session_id bigint not null references auth_sessions on delete cascade,
  user_id bigint not null references users,
  -- Where the browser's push service takes messages, and the keys that only this browser can read them with (RFC 8291).
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- 'Chrome on Android'
  name text not null,
  created_at timestamptz not null
);
create index push_subscriptions_session on push_subscriptions (session_id);
create index push_subscriptions_user on push_subscriptions (user_id);

alter table deliveries drop constraint deliveries_channel_known;
alter table deliveries add constraint deliveries_channel_known check (channel in ('email', 'whatsapp', 'push'));
alter table deliveries
  add column push_id bigint references push_subscriptions on delete set null,
  -- A later notification of the same topic takes the place of an earlier one.
  add column topic text;
create index deliveries_by_device on deliveries (push_id) where push_id is not null;

alter table unwanted_notifications drop constraint unwanted_notifications_channel_known;
alter table unwanted_notifications add constraint unwanted_notifications_channel_known
  check (channel in ('in_app', 'push', 'email', 'whatsapp'));

alter table queue_alarms drop constraint queue_alarms_queue_known;
alter table queue_alarms add constraint queue_alarms_queue_known check (queue in ('email', 'whatsapp', 'push', 'job'));
