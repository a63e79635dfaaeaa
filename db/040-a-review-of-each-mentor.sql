-- B48: one review of a session by each of each: of a group with several mentors a mentee reviews every one of them. What
-- a mentor says of the whole group (no ratee) is said once as well.
alter table reviews drop constraint reviews_once;
alter table reviews add constraint reviews_once unique nulls not distinct (booking_id, rater_id, ratee_id);
