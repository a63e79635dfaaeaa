-- B113: a programme's letters go in its own name, and answers to its own address; null: in ours.
alter table deliveries add column from_name text, add column reply_to text;
