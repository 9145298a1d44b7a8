-- Everything that staff decide for the whole exchange, in areas that change as a whole.
create table setting_version (
  area           text        not null check (length(area) between 1 and 40),
  version        int         not null check (version > 0),
  effective_from timestamptz not null,
  content        jsonb       not null,
  -- The agreement of two operators. The first version of an area has none: the command that migrates writes it.
  request_id     uuid        references approval_request,
  written_at     timestamptz not null,
  withdrawn_at   timestamptz,
  primary key (area, version),
  constraint setting_version_first_has_no_request check ((version = 1) = (request_id is null)),
  constraint setting_version_first_stays check (version > 1 or withdrawn_at is null),
  constraint setting_version_withdrawn_before_effect check (withdrawn_at <= effective_from)
);
comment on table setting_version is
  'Versions of the settings, each with the moment from which it applies. A planned one can be withdrawn before that moment.';
-- Two versions of an area never begin at the same moment.
create unique index setting_version_begin on setting_version (area, effective_from) where withdrawn_at is null;
create index setting_version_request on setting_version (request_id);
grant select, insert on setting_version to tessera_app;
grant update (withdrawn_at) on setting_version to tessera_app;

create function setting_version_keeps_content() returns trigger language plpgsql as $$
begin
  if old.withdrawn_at is not null then
    raise exception 'version % of % has already been withdrawn', old.version, old.area using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger setting_version_keeps_content before update on setting_version
  for each row execute function setting_version_keeps_content();
