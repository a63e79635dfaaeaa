-- What the clock asks every minute: who still owes a review, and which groups were awaited long enough.
create index bookings_concluded on bookings (completed_at) where status in ('completed', 'partially_rated');
