-- why: an approved company could change nothing, although its declaration promises to report changes within 7 working days (decision 0083)

create table company_change (
  id uuid primary key,
  number bigint not null generated always as identity (start with 70001) unique,
  application_id uuid not null references company_application,
  status text not null check (status in ('waiting', 'approved', 'rejected', 'withdrawn')),
  -- The version that the customer changed.
  base_version int not null,
  -- The version that an approved change became.
  to_version int,
  changed_on text not null check (changed_on ~ '^\d{4}-\d\d-\d\d$'),
  note text not null,
  -- Basics, persons and structure after the change; numbers sealed.
  content jsonb not null,
  declaration_version text not null,
  declaration_sha256 text not null,
  signer_id uuid not null,
  signer_name text not null,
  filed_at timestamptz not null,
  decided_at timestamptz,
  reason_code text,
  told text,
  foreign key (application_id, base_version) references company_version,
  constraint company_change_decided check (status = 'waiting' or decided_at is not null),
  constraint company_change_became check (status <> 'approved' or to_version is not null)
);
-- One change waits at a time.
create unique index company_change_waiting on company_change (application_id) where status = 'waiting';
create index company_change_application on company_change (application_id, number desc);
create index company_change_queue on company_change (filed_at) where status = 'waiting';

create table company_change_document (
  change_id uuid not null references company_change,
  application_id uuid not null references company_application,
  kind text not null,
  upload_id uuid not null references upload,
  issued_on text check (issued_on ~ '^\d{4}-\d\d-\d\d$'),
  primary key (change_id, kind)
);
create index company_change_document_upload on company_change_document (upload_id);
comment on table company_change_document is 'unchanging: the documents that were filed with a change';

-- A filed change is never edited, and a decided one stays as it is.
create function company_change_stands() returns trigger language plpgsql as $$
begin
  if old.status <> 'waiting'
     or (to_jsonb(new) - '{status,to_version,decided_at,reason_code,told}'::text[])
        is distinct from (to_jsonb(old) - '{status,to_version,decided_at,reason_code,told}'::text[]) then
    raise exception 'a filed change is not edited' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger company_change_stands before update on company_change for each row execute function company_change_stands();

-- True while an approved change becomes this version of its application.
create function company_change_applies(application uuid, becomes int) returns boolean language sql stable as $$
  select exists (select from company_change c where c.application_id = application and c.status = 'approved' and c.to_version = becomes);
$$;

create or replace function company_stands() returns trigger language plpgsql as $$
begin
  if old.status not in ('draft', 'to_be_improved')
     and (to_jsonb(new) - '{status,used_days,decided_at,reason_code,told}'::text[])
         is distinct from (to_jsonb(old) - '{status,used_days,decided_at,reason_code,told}'::text[])
     and not (old.status = 'approved' and new.status = 'approved' and new.version = old.version + 1
              and company_change_applies(new.id, new.version)) then
    raise exception 'a submitted application is not edited' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace function company_part_stands() returns trigger language plpgsql as $$
declare
  whose uuid := case when tg_op = 'DELETE' then old.application_id else new.application_id end;
begin
  if exists (select 1 from company_application a join customer c on c.id = a.customer_id
              where a.id = whose and a.status not in ('draft', 'to_be_improved')
                and not (tg_op = 'DELETE' and c.status = 'closed')
                and not (a.status = 'approved' and company_change_applies(a.id, a.version + 1))) then
    raise exception 'a submitted application is not edited' using errcode = 'check_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

-- A change belongs to the customer of its company. The function is extended in place, because migrations before this one add lines to it.
do $$
declare body text := (select prosrc from pg_proc where proname = 'customers_of');
begin
  execute format(
    'create or replace function customers_of(named text[], wide boolean) returns table (name text, customer_id uuid) language sql stable as %L',
    rtrim(body, E'; \n') || E'\n  union all select i.name, t.customer_id from ids i join company_change d on d.id = i.id'
      || E'\n    join company_application t on t.id = d.application_id;\n');
end $$;

-- Operators are matched with the persons of a change that waits, because they would decide about it (threat OPR-02).
do $$
begin
  execute 'create or replace view operator_match as ' || rtrim(pg_get_viewdef('operator_match'::regclass), '; ') || $more$
  union all
  select o.id, a.customer_id, m.matched_by
    from company_change d
    join company_application a on a.id = d.application_id
    cross join lateral jsonb_array_elements(d.content -> 'persons') p
    join operator o on o.own_document_hash = p ->> 'account_hash' or lower(btrim(o.name)) = lower(btrim(p ->> 'name'))
    cross join lateral (select case when o.own_document_hash = p ->> 'account_hash' then 'document' else 'name' end as matched_by) m
   where d.status = 'waiting'$more$;
end $$;
