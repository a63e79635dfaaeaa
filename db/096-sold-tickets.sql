-- The table of everybody who took a ticket reads its lines from here alone, however many there are: when a line was sold,
-- also where its money went back later. Null: it waits for its payment, or never became a ticket.
alter table ticket_purchase_items add column event_id bigint references events;
alter table ticket_purchase_items add column buyer_id bigint references users;
alter table ticket_purchase_items add column sold_at timestamptz;
update ticket_purchase_items as item set event_id = sold.event_id, buyer_id = sold.user_id,
  sold_at = case when sold.status in ('confirmed', 'refunded') then sold.paid_at end
  from ticket_purchases as sold where sold.id = item.purchase_id;
alter table ticket_purchase_items alter column event_id set not null;
alter table ticket_purchase_items alter column buyer_id set not null;
create index ticket_purchase_items_sold on ticket_purchase_items (id) include (event_id, sold_at) where sold_at is not null;
create index ticket_purchase_items_by_event on ticket_purchase_items (event_id, id) include (sold_at);
create index ticket_purchase_items_by_buyer on ticket_purchase_items (buyer_id);

alter table ticket_purchases add column email_sought text generated always as (lower(email)) stored;
create index ticket_purchases_by_words on ticket_purchases using gin (email_sought gin_trgm_ops);

-- At the door people are looked for by parts of their names and addresses, and listed by name.
alter table ticket_admissions add column holder_sought text
  generated always as (lower(holder_name || ' ' || holder_email)) stored;
create index ticket_admissions_by_name on ticket_admissions (event_id, lower(holder_name), id)
  where status in ('valid', 'used');
