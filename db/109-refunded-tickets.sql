-- One of several tickets of an order can be paid back: why, beside the ticket.
alter table ticket_admissions add column refund_reason text
  constraint ticket_admissions_refund_reason_length check (length(refund_reason) <= 500);
