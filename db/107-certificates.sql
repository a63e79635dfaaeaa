-- M49: a certificate that a mentee got when a program had ended. Whoever has its number sees the name, program, dates and
-- minutes as they were on that day.
create table certificates (
  id bigint generated always as identity primary key,
  -- Random: 80 bits in groups of the alphabet of Crockford's base 32.
  number text not null unique
    constraint certificates_number_form check (number ~ '^LNT(-[0-9A-HJKMNP-TV-Z]{4}){4}$'),
  user_id bigint not null references users,
  program_id bigint not null references programs,
  name text not null constraint certificates_name_length check (length(name) between 1 and 200),
  program_name text not null constraint certificates_program_name_length check (length(program_name) between 1 and 100),
  starts_on date not null,
  ends_on date not null,
  minutes integer not null constraint certificates_minutes_some check (minutes > 0),
  issued_at timestamptz not null,
  -- From then on its number leads to nothing.
  withdrawn_at timestamptz,
  constraint certificates_ends_not_before_start check (ends_on >= starts_on)
);
create unique index certificates_one_each on certificates (user_id, program_id) where withdrawn_at is null;
create index certificates_program on certificates (program_id);
create index certificates_user on certificates (user_id);
