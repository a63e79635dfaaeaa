-- OFF-11: what a session was about; a module that is taken out of its programme leaves the session as it is.
alter table bookings add constraint bookings_module foreign key (agenda_id) references learning_modules on delete set null;
create index bookings_module on bookings (agenda_id) where agenda_id is not null;
-- One session is logged once, whichever side does it first: nobody mentors two people apart at one time.
alter table bookings add constraint offline_apart
  exclude using gist (mentor_id with =, tstzrange(start_at, end_at) with &&)
  where (is_offline and status not in ('cancelled', 'system_cancelled', 'missed', 'refunded'));
-- OFF-18
create index bookings_offline on bookings (program_id) where is_offline;
