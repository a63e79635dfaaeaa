-- A line in the bell about a linked calendar.
alter table notifications drop constraint notifications_object_type_known;
alter table notifications add constraint notifications_object_type_known
  check (object_type in ('Booking', 'Survey', 'Chat', 'InstantBooking', 'Group', 'Application', 'Pairing', 'Credit', 'Calendar'));
