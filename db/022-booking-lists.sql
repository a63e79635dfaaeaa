-- The lists of the admins: by type, in the order of the start, under one status or all; what is hidden is not in them.
-- Who asks and who is asked go along, so that names are looked for without a look at the rows.
create index bookings_listed on bookings (booking_type, start_at, id)
  include (requester_id, requestee_id) where hidden_at is null;
create index bookings_listed_by_status on bookings (booking_type, filed_under, start_at, id)
  include (requester_id, requestee_id) where hidden_at is null;
create index bookings_listed_in on bookings (program_id, booking_type, start_at, id)
  include (requester_id, requestee_id) where hidden_at is null;
create index bookings_listed_in_by_status on bookings (program_id, booking_type, filed_under, start_at, id)
  include (requester_id, requestee_id) where hidden_at is null;

-- People by a part of their name.
create index users_by_words on users using gin ((firstname || ' ' || lastname) gin_trgm_ops);

-- How many bookings lie on a day (of UTC), by type and status: counts and deep pages ask here. `place` is a programme,
-- or 0 for all bookings together.
create table booking_tallies (
  place bigint not null,
  booking_type text not null,
  filed_under text not null,
  day date not null,
  bookings integer not null,
  primary key (place, booking_type, filed_under, day)
);
-- What has changed since the tallies were last added up. Rows are only added here, so no two bookings wait for each other.
create table booking_tally_changes (
  id bigint generated always as identity primary key,
  program_id bigint,
  booking_type text not null,
  filed_under text not null,
  day date not null,
  change integer not null
);

create function tally_bookings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into booking_tally_changes (program_id, booking_type, filed_under, day, change)
    select program_id, booking_type, filed_under, (start_at at time zone 'UTC')::date, count(*)
    from after_it where hidden_at is null group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into booking_tally_changes (program_id, booking_type, filed_under, day, change)
    select program_id, booking_type, filed_under, (start_at at time zone 'UTC')::date, -count(*)
    from before_it where hidden_at is null group by 1, 2, 3, 4;
  else
    insert into booking_tally_changes (program_id, booking_type, filed_under, day, change)
    select program_id, booking_type, filed_under, day, sum(change) from (
      select program_id, booking_type, filed_under, (start_at at time zone 'UTC')::date as day, 1 as change
      from after_it where hidden_at is null
      union all
      select program_id, booking_type, filed_under, (start_at at time zone 'UTC')::date, -1
      from before_it where hidden_at is null
    ) as changed group by 1, 2, 3, 4 having sum(change) <> 0;
  end if;
  return null;
end
$$;
create trigger tally_made after insert on bookings referencing new table as after_it
  for each statement execute function tally_bookings();
create trigger tally_changed after update on bookings referencing old table as before_it new table as after_it
  for each statement execute function tally_bookings();
create trigger tally_removed after delete on bookings referencing old table as before_it
  for each statement execute function tally_bookings();

-- What was booked before this table was.
insert into booking_tally_changes (program_id, booking_type, filed_under, day, change)
select program_id, booking_type, filed_under, (start_at at time zone 'UTC')::date, count(*)
from bookings where hidden_at is null group by 1, 2, 3, 4;
