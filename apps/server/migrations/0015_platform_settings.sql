-- Everything that staff decide, in areas that change as a whole. Some areas have a subject: a coin, a network, a pair.
create table setting_version (
  area           text        not null check (length(area) between 1 and 40),
  -- Empty for an area of the whole exchange.
  subject        text        not null check (length(subject) <= 60),
  version        int         not null check (version > 0),
  effective_from timestamptz not null,
  content        jsonb       not null,
  -- The agreement of two operators. The first version of an area of the whole exchange has none: the command that
  -- migrates writes it.
  request_id     uuid        references approval_request,
  written_at     timestamptz not null,
  withdrawn_at   timestamptz,
  -- When the values were written to the subject's own table. Null for an area of the whole exchange, and before.
  applied_at     timestamptz,
  -- Why a planned version could not be applied when it was due: a code of the catalogue of refusals.
  refused        text,
  primary key (area, subject, version),
  constraint setting_version_has_request check (request_id is not null or (version = 1 and subject = '')),
  constraint setting_version_first_of_exchange_stays check (request_id is not null or withdrawn_at is null),
  constraint setting_version_withdrawn_before_effect check (withdrawn_at <= effective_from),
  constraint setting_version_applied_to_subject check (applied_at is null or subject <> ''),
  constraint setting_version_applied_when_due check (applied_at >= effective_from),
  constraint setting_version_ends_once check (num_nonnulls(withdrawn_at, applied_at, refused) <= 1)
);
comment on table setting_version is
  'Versions of the settings, each with the moment from which it applies. A planned one can be withdrawn before that moment.';
-- Two versions of a subject never begin at the same moment.
create unique index setting_version_begin on setting_version (area, subject, effective_from)
  where withdrawn_at is null and refused is null;
create unique index setting_version_request on setting_version (request_id);
create index setting_version_due on setting_version (effective_from)
  where subject <> '' and applied_at is null and withdrawn_at is null and refused is null;
grant select, insert on setting_version to tessera_app;
grant update (withdrawn_at, applied_at, refused) on setting_version to tessera_app;

create function setting_version_keeps_end() returns trigger language plpgsql as $$
begin
  if num_nonnulls(old.withdrawn_at, old.applied_at, old.refused) > 0 then
    raise exception 'version % of % % was already applied, withdrawn or refused', old.version, old.area, old.subject
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger setting_version_keeps_end before update on setting_version
  for each row execute function setting_version_keeps_end();
