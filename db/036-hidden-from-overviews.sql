-- What happened in a programme, the latest first, with the session it was about: a page reads no further than it shows.
drop index activities_program;
create index activities_latest on activities (program_id, created_at desc, id desc) include (booking_id);
create index program_memberships_joined on program_memberships (program_id, joined_at desc, id desc);

-- What is hidden with removed members (B77): few, and looked for wherever something is told about a session (BKG-123).
create index bookings_hidden on bookings (id) where hidden_at is not null;
-- Who held how many sessions in a programme.
create index bookings_held on bookings (program_id, mentor_id)
  where hidden_at is null and status in ('completed', 'partially_rated', 'fully_rated');
