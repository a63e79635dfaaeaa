-- M32: what is said in a program is shown on the platform's pages only where the program allows it and the giver ticked
-- the box; both are off at first.
create table review_settings (
  program_id bigint primary key references programs,
  on_platform boolean not null default false
);
alter table reviews add column on_platform boolean not null default false
  constraint reviews_on_platform_are_a_programs check (not on_platform or program_id is not null);
create index reviews_on_platform on reviews (program_id) where on_platform;

-- How many of the reviews that the platform's pages show have stars: the weight of their mean (M33).
alter table review_averages add column fl_stars integer not null default 0
  constraint review_averages_fl_stars_not_negative check (fl_stars >= 0);
update review_averages a set fl_stars = (
  select count(r.star_rating) from reviews r
  where r.ratee_id = a.user_id and r.program_id is null and r.counted and not r.hidden);
