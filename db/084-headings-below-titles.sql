-- A list often has a title, a date or a note above its headings. Those lines are no people, but any of the first lines may
-- turn out to be the one with the headings, so they are kept as they were.
alter table participant_imports add column lines_above jsonb not null default '[]';
