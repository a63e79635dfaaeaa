-- M32: on the platform's pages the number of reviews counts the same reviews as their average and their list.
alter table review_averages add column fl_total_reviews integer not null default 0
  constraint review_averages_fl_total_not_negative check (fl_total_reviews >= 0);
update review_averages a set fl_total_reviews = (
  select count(*) from reviews r
  where r.ratee_id = a.user_id and r.program_id is null and r.counted and not r.hidden
    and (r.star_rating is not null or r.feedback_text is not null or r.thank_you_note is not null));
