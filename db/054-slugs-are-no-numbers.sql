-- M31: wherever a call names a person or a program, digits alone are its number. A slug of digits gets a suffix, as new
-- ones do; where that is taken, its number is added as well.
update programs p set slug = p.slug || '-program' ||
  case when exists (select 1 from programs o where o.enterprise_id = p.enterprise_id and o.slug = p.slug || '-program')
    then '-' || p.id else '' end
where p.slug ~ '^[0-9]+$';
update users u set slug = u.slug || '-member' ||
  case when exists (select 1 from users o where o.slug = u.slug || '-member') then '-' || u.id else '' end
where u.slug ~ '^[0-9]+$';
alter table programs add constraint programs_slug_is_no_number check (slug !~ '^[0-9]+$');
-- The slug of a deleted account is its public id of 32 hex digits, by rare chance all of them decimal.
alter table users add constraint users_slug_is_no_number check (slug !~ '^[0-9]{1,31}$');
