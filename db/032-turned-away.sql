-- Who has left the session of a room: no token of theirs opens it any more.
alter table meetings add column turned_away bigint[] not null default '{}';
