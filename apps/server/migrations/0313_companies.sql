-- why: companies are verified too (decision 0043). A draft is kept while it is filled in; what is submitted stays as a version.

-- What an account is verified as, from the first time that something is sent for review; then it is never the other.
create table identity_choice (
  customer_id uuid primary key references customer,
  kind text not null check (kind in ('personal', 'company')),
  at timestamptz not null
);
comment on table identity_choice is 'unchanging: goes when its account is forgotten';
insert into identity_choice (customer_id, kind, at)
  select customer_id, 'personal', min(opened_at) from kyc_case group by customer_id;

create table company_application (
  id uuid primary key,
  number bigint not null generated always as identity (start with 50001) unique,
  customer_id uuid not null references customer,
  status text not null check (status in ('draft', 'submitted', 'to_be_improved', 'approved', 'rejected')),
  -- Of what was submitted last; 0 before that.
  version int not null check (version >= 0),
  company_type text,
  name text,
  registration_number text,
  -- Under a key, with the country: equal numbers are found. Written when it is submitted.
  registration_hash text,
  incorporated_on text check (incorporated_on ~ '^\d{4}-\d\d-\d\d$'),
  contact_number text,
  source_of_funds text,
  nature_of_business text,
  application_reason text,
  website text,
  registered_address jsonb not null,
  business_address jsonb not null,
  many_owners boolean not null,
  opened_at timestamptz not null,
  saved_at timestamptz not null,
  submitted_at timestamptz,
  -- Working days of the fifteen that were used before we last asked for something.
  used_days int not null check (used_days >= 0),
  decided_at timestamptz,
  reason_code text,
  told text,
  constraint company_submitted_has_version
    check ((version > 0) = (submitted_at is not null) and (status = 'draft' or version > 0)),
  constraint company_decided check (decided_at is null or status in ('approved', 'rejected'))
);
-- One open or approved application per customer; rejected ones stay as history.
create unique index company_application_living on company_application (customer_id) where status <> 'rejected';
create index company_application_customer on company_application (customer_id, number);
create index company_application_waiting on company_application (submitted_at) where status = 'submitted';
create index company_application_saved on company_application (saved_at, id);
create index company_application_number on company_application (registration_hash) where registration_hash is not null;
create trigger company_application_not_of_sub before insert on company_application
  for each row execute function not_of_sub_account();

create table company_document (
  application_id uuid not null references company_application,
  kind text not null,
  upload_id uuid not null references upload,
  issued_on text check (issued_on ~ '^\d{4}-\d\d-\d\d$'),
  added_at timestamptz not null,
  primary key (application_id, kind),
  unique (application_id, upload_id)
);
create index company_document_upload on company_document (upload_id);

create table company_person (
  id uuid primary key,
  application_id uuid not null references company_application,
  name text not null,
  roles text[] not null,
  id_type text,
  id_number_sealed text,
  id_number_hash text,
  id_number_masked text,
  nationality text check (nationality ~ '^[A-Z]{2}$'),
  birth_date text check (birth_date ~ '^\d{4}-\d\d-\d\d$'),
  -- In hundredths of a percent.
  share int check (share between 1 and 10000),
  added_at timestamptz not null,
  check (num_nonnulls(id_number_sealed, id_number_hash, id_number_masked) in (0, 3)),
  constraint company_person_once unique (application_id, id_number_hash)
);
create index company_person_application on company_person (application_id, added_at);

create table company_version (
  application_id uuid not null references company_application,
  version int not null check (version >= 1),
  -- The basics and the persons as they were submitted, numbers sealed.
  content jsonb not null,
  declaration_version text not null,
  declaration_sha256 text not null,
  signer_id uuid not null,
  signer_name text not null,
  at timestamptz not null,
  primary key (application_id, version)
);
comment on table company_version is 'unchanging: every version is kept until its account is forgotten';

create table company_version_document (
  application_id uuid not null,
  version int not null,
  kind text not null,
  upload_id uuid not null references upload,
  issued_on text,
  primary key (application_id, version, kind),
  foreign key (application_id, version) references company_version
);
create index company_version_document_upload on company_version_document (upload_id);
comment on table company_version_document is 'unchanging: the papers of a version, those carried over too';

create table company_ask (
  application_id uuid not null,
  version int not null,
  item text not null,
  reason_code text not null,
  told text,
  asked_by uuid not null references operator,
  at timestamptz not null,
  -- Once the customer has changed or confirmed it.
  answered_at timestamptz,
  primary key (application_id, version, item),
  foreign key (application_id, version) references company_version
);

-- Holds a company for the one account that is verified as it.
create table company_identity (
  registration_hash text primary key,
  customer_id uuid not null unique references customer
);

-- What was submitted is not changed under the eyes of who reviews it; what was decided, never.
create function company_stands() returns trigger language plpgsql as $$
begin
  if old.status not in ('draft', 'to_be_improved')
     and (to_jsonb(new) - '{status,used_days,decided_at,reason_code,told}'::text[])
         is distinct from (to_jsonb(old) - '{status,used_days,decided_at,reason_code,told}'::text[]) then
    raise exception 'a submitted application is not edited' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger company_stands before update on company_application for each row execute function company_stands();

create function company_part_stands() returns trigger language plpgsql as $$
declare
  whose uuid := case when tg_op = 'DELETE' then old.application_id else new.application_id end;
begin
  if exists (select 1 from company_application a join customer c on c.id = a.customer_id
              where a.id = whose and a.status not in ('draft', 'to_be_improved')
                and not (tg_op = 'DELETE' and c.status = 'closed')) then
    raise exception 'a submitted application is not edited' using errcode = 'check_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger company_document_stands before insert or update or delete on company_document
  for each row execute function company_part_stands();
create trigger company_person_stands before insert or update or delete on company_person
  for each row execute function company_part_stands();
