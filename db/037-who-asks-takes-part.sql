-- A session of a group goes on without who leaves; who asked for it was still written down as asking.
update bookings set requester_id = (
  select min(p.user_id) from booking_participants p where p.booking_id = bookings.id and p.user_type = 'mentee'
)
where booking_type = 'group'
  and not exists (select 1 from booking_participants p where p.booking_id = bookings.id and p.user_id = bookings.requester_id)
  and exists (select 1 from booking_participants p where p.booking_id = bookings.id and p.user_type = 'mentee');
