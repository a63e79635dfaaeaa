-- Sessions of groups (B47): the group is a pairing, and somebody who leaves a programme sees its group sessions no longer,
-- while the others go on seeing them (B77).
alter table bookings
  add constraint bookings_group_id_fkey foreign key (group_id) references pairings,
  add constraint bookings_group_check check (booking_type = 'group' or group_id is null);
create index bookings_group on bookings (group_id, start_at desc) where group_id is not null;
alter table booking_participants add column hidden_at timestamptz;
