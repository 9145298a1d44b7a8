-- why: words that people accepted under a name may come back under it, as they were; no other words may
drop index cms_version_edition;
create index cms_version_edition on cms_version (text_id, edition) where published_at is not null;

create function cms_version_keeps_edition() returns trigger language plpgsql as $$
begin
  if exists (select 1 from cms_version v
              where v.text_id = new.text_id and v.edition = new.edition and v.content_hash <> new.content_hash
                and v.published_at is not null) then
    raise exception 'edition % has other words', new.edition using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger cms_version_keeps_edition before insert or update on cms_version
  for each row when (new.published_at is not null and new.edition is not null) execute function cms_version_keeps_edition();
