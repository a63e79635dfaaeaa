-- Who takes part in the sitting of a room, in it or not: it is recorded only with the consent of them all (M14). One that was
-- opened before this names nobody, and is not recorded until one of them opens it again.
alter table meetings add column people bigint[] not null default '{}';
