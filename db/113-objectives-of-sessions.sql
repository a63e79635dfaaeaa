-- The session in which an objective was agreed on as an action; its owner finds the way back to it.
alter table objectives add column booking_id bigint references bookings;
update objectives o set booking_id = i.booking_id
  from objectives_of_actions m join minutes_items i on i.id = m.item_id where m.objective_id = o.id;
create index objectives_booking on objectives (booking_id) where booking_id is not null;
