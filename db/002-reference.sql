create table countries (id bigint primary key, name text not null unique, iso char(2) not null unique, dial_code text not null);
create table languages (id bigint primary key, code text not null unique, name text not null unique);
create table industries (
  id bigint primary key,
  name text not null unique,
  in_discover boolean not null,
  in_matching boolean not null
);
create table skills (id bigint primary key, name citext not null unique);
create table services (id bigint primary key, name text not null unique);
create table goals (id bigint primary key, mentor_label text not null unique, image text not null);
create table companies (id bigint primary key, name citext not null unique, country char(2));
create table universities (id bigint primary key, name citext not null unique, country char(2));
create table job_roles (id bigint primary key, name citext not null unique);
create table badges (id bigint primary key, name text not null unique, image text not null);
create index companies_by_words on companies using gin ((name::text) gin_trgm_ops);
create index universities_by_words on universities using gin ((name::text) gin_trgm_ops);
create index skills_by_words on skills using gin ((name::text) gin_trgm_ops);
create index job_roles_by_words on job_roles using gin ((name::text) gin_trgm_ops);
