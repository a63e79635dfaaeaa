-- B121: a deleted agenda or resource is shown to nobody, and stays.
alter table agendas add column deleted_at timestamptz;
alter table resources add column deleted_at timestamptz;
