-- When emails, short messages or jobs began to wait too long, and when they no longer did: each incident is logged once,
-- whichever process notices it, and the platform admins get one email a day while it lasts.
create table queue_alarms (
  queue text primary key constraint queue_alarms_queue_known check (queue in ('email', 'whatsapp', 'job')),
  began_at timestamptz not null,
  ended_at timestamptz,
  emailed_at timestamptz,
  constraint queue_alarms_in_order check (ended_at >= began_at)
);
-- Asked every minute for the oldest that waits.
create index deliveries_oldest on deliveries (channel, created_at) where status = 'queued';
