-- M15: a mentee may ask for a mentor of their own gender. It is a rule for this mentee, which only matching reads.
alter table user_infos add column own_gender boolean not null default false;

-- M15: which questions of the program's own forms are compared, as [{"mentee": 4, "mentor": 9}].
alter table matching_settings add column questions jsonb not null default '[]'
  constraint matching_settings_questions_list check (jsonb_typeof(questions) = 'array');
update matching_settings set weights = weights || '{"answers": 0}';
update matching_drafts set basis = jsonb_set(basis, '{rules,weights,answers}', '0') where basis -> 'rules' ? 'weights';
