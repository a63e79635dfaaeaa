-- What the figures of a program ask of its sessions: who asked when and was answered when, in the order of asking.
create index bookings_asked on bookings (program_id, created_at) include (accepted_at, status)
  where hidden_at is null and not is_offline and booking_type = 'one_on_one';
-- Who took part in a session and has reviewed it, without a look at the rows.
create index booking_participants_rated on booking_participants (booking_id) include (user_id, user_type, rated_at);
-- The stars of a program's reviews, with their sessions.
create index reviews_stars on reviews (program_id) include (booking_id, rater_type, star_rating)
  where not hidden and star_rating is not null;
