-- A line in the app is kept as the key of its text and the ids of whom and what it names: names change and leave (ACC-66).
-- The text as it was when it was told stays beside it; lines from before have nothing else.
alter table notifications add column line_key text;
alter table notifications add column line_names jsonb;
alter table notifications add constraint notifications_line check ((line_key is null) = (line_names is null));
