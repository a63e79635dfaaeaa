-- One of several tickets of an order can be paid back: why, beside the ticket.
alter table ticket_admissions add column refund_reason text
  constraint ticket_admissions_refund_reason_length check (length(refund_reason) <= 500);

-- An event that was called off: nobody finds it any more but those who had a ticket, and it cannot be published again.
alter table events add column cancelled_at timestamptz;
alter table events add column cancel_note text not null default ''
  constraint events_cancel_note_length check (length(cancel_note) <= 500);
alter table events add constraint events_cancelled_hidden check (cancelled_at is null or not active);
