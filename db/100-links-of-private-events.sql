-- B105: a private event of the platform is for whoever has its link, and its number can be guessed.
alter table events add column link_key uuid not null default gen_random_uuid();

-- Who has opened the link, signed in: from then on they find the event without it.
create table event_link_openers (
  event_id bigint not null references events,
  user_id bigint not null references users,
  opened_at timestamptz not null,
  primary key (event_id, user_id)
);
create index event_link_openers_by_person on event_link_openers (user_id);
-- Whoever holds a place or waits for one has had the link.
insert into event_link_openers (event_id, user_id, opened_at)
select event_id, user_id, min(at) from (
  select event_id, user_id, created_at as at from ticket_purchases
  union all
  select tickets.event_id, w.user_id, w.created_at from ticket_waiting w join tickets on tickets.id = w.ticket_id
  union all
  select event_id, user_id, mailed_at from event_mailings
) known
where event_id in (select id from events where privacy = 'is_private' and program_id is null)
group by event_id, user_id;
