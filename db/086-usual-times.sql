-- When a person usually has time, in parts of the week and in their own zone; nothing: at any usual hour.
alter table user_infos add column usual_times text[] not null default '{}'
  constraint user_infos_usual_times_known
  check (usual_times <@ array['weekday_mornings', 'weekday_afternoons', 'weekday_evenings', 'weekends']);
