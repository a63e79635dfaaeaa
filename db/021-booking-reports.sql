-- A session that did not take place as agreed, as one of its people told it (BKG-90, BKG-94). Open until an admin has
-- settled the booking; a booking has at most one open report.
create table booking_reports (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  -- The booking's own, which never changes; null on the platform.
  program_id bigint references programs,
  reporter_id bigint not null references users,
  -- Null: nobody in particular.
  reported_user_id bigint references users,
  kind text not null check (kind in ('absent', 'not_carried_out')),
  reason text not null,
  other_reason text check (length(other_reason) <= 500),
  created_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by bigint references users,
  resolution text check (resolution in ('completed', 'cancelled', 'missed', 'refunded')),
  check ((resolved_at is null) = (resolution is null))
);
create unique index booking_reports_one_open on booking_reports (booking_id) where resolved_at is null;
create index booking_reports_booking on booking_reports (booking_id, id);
create index booking_reports_program on booking_reports (program_id, (resolved_at is null), id);
create index booking_reports_all on booking_reports ((resolved_at is null), id);

-- D04: a refunded booking is found under the status it had before.
alter table bookings add column refunded_from text
  check (refunded_from in ('cancelled', 'missed', 'reported', 'investigating'));
alter table bookings add constraint bookings_refunded_from check (refunded_from is null or status = 'refunded');
-- Under which status the admins find it (ADB-11, A75): the one of these names that it has, or had before the refund.
alter table bookings add column filed_under text not null generated always as (
  case status
    when 'refunded' then coalesce(refunded_from, 'cancelled')
    when 'system_cancelled' then 'cancelled'
    else status
  end
) stored;
