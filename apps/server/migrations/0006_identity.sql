-- Identity of persons and companies, investor classes, and vendors that verify.

create table identity_choice (
  customer_id uuid primary key references customer,
  kind text not null check (kind in ('personal', 'company')),
  at timestamptz not null
);
comment on table identity_choice is 'The customer''s choice to verify as a person or as a company. It is fixed when verification starts.';
grant select, insert, delete on identity_choice to tessera_app;


-- Persons

create table kyc_case (
  id uuid primary key,
  number bigint generated always as identity (start with 30001) unique,
  customer_id uuid not null references customer,
  status text not null check (status in ('submitted', 'action_required', 'approved', 'expiring', 'expired',
    'suspended', 'rejected')),
  version int not null check (version >= 1),
  opened_at timestamptz not null,
  -- The submission of the version under review.
  submitted_at timestamptz not null,
  decided_at timestamptz,
  reason_code text,
  customer_message text,
  -- The last approval. It stays during a new review of an approved identity.
  approved_at timestamptz,
  constraint kyc_case_decided check (decided_at is null or status in ('approved', 'expiring', 'expired', 'rejected'))
);
comment on table kyc_case is 'The identity file of a person.';
-- One open or approved file per customer. Rejected ones stay as history.
create unique index kyc_case_living on kyc_case (customer_id) where status <> 'rejected';
create index kyc_case_submitted on kyc_case (submitted_at, id);
create index kyc_case_waiting on kyc_case (submitted_at) where status = 'submitted';
create trigger kyc_case_not_of_member before insert on kyc_case for each row execute function not_of_member();
grant select, insert, update, delete on kyc_case to tessera_app;

create table kyc_version (
  case_id uuid not null references kyc_case,
  version int not null check (version >= 1),
  legal_name text not null,
  birth_date text not null check (birth_date ~ '^\d{4}-\d\d-\d\d$'),
  nationality text not null check (nationality ~ '^[A-Z]{2}$'),
  document_type text not null check (document_type in ('passport', 'id_card', 'driving_licence', 'residence_permit')),
  document_number_sealed text not null,
  document_number_hash text not null,
  document_number_masked text not null,
  document_expires_on text check (document_expires_on ~ '^\d{4}-\d\d-\d\d$'),
  address jsonb not null,
  at timestamptz not null,
  -- `myinfo`: the details come from the government and need no photos.
  source text not null default 'customer' check (source in ('customer', 'myinfo')),
  source_at timestamptz,
  -- Details that no government verified: the customer added them here, or entered them at the source (threat KYC-05).
  unverified_fields text[] not null default '{}',
  -- The formula of the hash. 1 includes the nationality; 2 omits it for numbers of Singapore, so that one number has
  -- one hash (threat KYC-04).
  number_formula smallint not null default 1 check (number_formula in (1, 2)),
  primary key (case_id, version),
  constraint kyc_version_source check ((source = 'customer') = (source_at is null))
);
comment on table kyc_version is 'Each version of a file as it was submitted.';
create index kyc_version_formula on kyc_version (case_id, version) where number_formula = 1;
-- A reviewer sees which other files have the same number.
create index kyc_version_number on kyc_version (document_number_hash);
grant select, insert, delete on kyc_version to tessera_app;

create table kyc_document (
  case_id uuid not null,
  version int not null,
  kind text not null check (kind in ('front', 'back', 'selfie')),
  upload_id uuid not null references upload,
  primary key (case_id, version, kind),
  foreign key (case_id, version) references kyc_version
);
comment on table kyc_document is 'The photos of a version, including those that were taken over from the previous version.';
create index kyc_document_upload on kyc_document (upload_id);
grant select, insert, delete on kyc_document to tessera_app;

create table kyc_ask (
  case_id uuid not null,
  version int not null,
  item text not null check (item in ('details', 'front', 'back', 'selfie')),
  reason_code text not null,
  customer_message text,
  -- Null for a request of the vendor.
  requested_by uuid references operator,
  at timestamptz not null,
  primary key (case_id, version, item),
  foreign key (case_id, version) references kyc_version
);
comment on table kyc_ask is 'Items that a reviewer or the vendor asked the customer to submit again, with the reason.';
grant select, insert, delete on kyc_ask to tessera_app;

create table kyc_identity (
  number_hash text primary key,
  customer_id uuid not null unique references customer
);
comment on table kyc_identity is
  'Reserves a document number for the one account that is approved with it (threat KYC-04).';
grant select, insert, update, delete on kyc_identity to tessera_app;

create table identity_check (
  id uuid primary key,
  customer_id uuid not null references customer,
  at timestamptz not null,
  matched boolean not null
);
comment on table identity_check is
  'Attempts to enter the owner''s name and document number before money leaves (decision G26).';
create index identity_check_customer on identity_check (customer_id, at);
grant select, insert, delete on identity_check to tessera_app;

-- A customer at a computer takes the photos with a phone (decision G20). The QR code logs nobody in and reads nothing
-- of the account (threat AUT-18).
create table kyc_handover (
  id uuid primary key,
  customer_id uuid not null references customer,
  flow text not null check (flow in ('personal', 'company')),
  -- The photos to take, in this order: sides of a document, or kinds of company documents.
  items text[] not null check (cardinality(items) between 1 and 20),
  status text not null check (status in ('waiting', 'opened', 'done')),
  code_hash text not null unique,
  -- The browser that shows the code. The phone names it, so that a person with a foreign code notices.
  device text not null,
  -- The token of the one phone that opened the code.
  phone_hash text unique,
  created_at timestamptz not null,
  opened_at timestamptz,
  done_at timestamptz,
  expires_at timestamptz not null,
  constraint kyc_handover_opened_by_phone check ((status = 'waiting') = (phone_hash is null)),
  constraint kyc_handover_opened_has_time check ((phone_hash is null) = (opened_at is null)),
  constraint kyc_handover_done_has_time check ((status = 'done') = (done_at is not null))
);
comment on table kyc_handover is 'A QR code that one phone opens once to take photos.';
create index kyc_handover_customer on kyc_handover (customer_id, flow, created_at desc);
grant select, insert, update, delete on kyc_handover to tessera_app;

create table kyc_handover_photo (
  handover_id uuid not null references kyc_handover on delete cascade,
  item text not null,
  upload_id uuid not null references upload,
  at timestamptz not null,
  primary key (handover_id, item)
);
comment on table kyc_handover_photo is 'The newest photo of each item. If the customer refreshes the code, the new code takes the photos over.';
create index kyc_handover_photo_upload on kyc_handover_photo (upload_id);
grant select, insert, update, delete on kyc_handover_photo to tessera_app;


-- Companies (decisions 0043, 0083, 0084)

create table company_application (
  id uuid primary key,
  number bigint generated always as identity (start with 50001) unique,
  customer_id uuid not null references customer,
  status text not null check (status in ('draft', 'submitted', 'to_be_improved', 'approved', 'suspended', 'rejected')),
  -- The last submitted version. 0 before the first.
  version int not null check (version >= 0),
  company_type text,
  name text,
  registration_number text,
  -- A keyed hash of number and country, so that equal numbers are found. Written at submission.
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
  -- Working days of the fifteen that were used before the last resubmission request.
  used_days int not null check (used_days >= 0),
  decided_at timestamptz,
  reason_code text,
  customer_message text,
  constraint company_decided check (decided_at is null or status in ('approved', 'rejected')),
  constraint company_submitted_has_version
    check ((version > 0) = (submitted_at is not null) and (status = 'draft' or version > 0))
);
comment on table company_application is
  'The application of a company: a draft while it is filled in, then the newest submission.';
create index company_application_contact on company_application (contact_number) where contact_number is not null;
create index company_application_customer on company_application (customer_id, number);
-- One open or approved application per customer. Rejected ones stay as history.
create unique index company_application_living on company_application (customer_id) where status <> 'rejected';
create index company_application_number on company_application (registration_hash) where registration_hash is not null;
create index company_application_saved on company_application (saved_at, id);
create index company_application_waiting on company_application (submitted_at) where status = 'submitted';
create trigger company_application_not_of_member before insert on company_application
  for each row execute function not_of_member();
create trigger company_application_not_of_sub before insert on company_application
  for each row execute function not_of_sub_account();
grant select, insert, update, delete on company_application to tessera_app;

create table company_document (
  application_id uuid not null references company_application,
  kind text not null,
  upload_id uuid not null references upload,
  issued_on text check (issued_on ~ '^\d{4}-\d\d-\d\d$'),
  added_at timestamptz not null,
  primary key (application_id, kind),
  unique (application_id, upload_id)
);
comment on table company_document is 'The documents of the draft.';
create index company_document_upload on company_document (upload_id);
grant select, insert, update, delete on company_document to tessera_app;

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
  -- The hash of the person's document number by the formula for personal accounts: operators who are the person never
  -- decide (threat OPR-02).
  account_hash text,
  -- For a person from the register: the facts and roles that it gave. Null for one whom the customer added.
  register_fields text[],
  register_roles text[],
  -- See kyc_version.
  number_formula smallint not null default 1 check (number_formula in (1, 2)),
  -- The corrected facts; `roles` if a role was removed.
  register_differs text[] not null default '{}',
  constraint company_person_once unique (application_id, id_number_hash),
  constraint company_person_number_whole
    check (num_nonnulls(id_number_sealed, id_number_hash, id_number_masked) in (0, 3)),
  constraint company_person_register check ((register_fields is null) = (register_roles is null))
);
comment on table company_person is 'The directors, owners and contacts of the draft.';
create index company_person_account on company_person (account_hash) where account_hash is not null;
create index company_person_application on company_person (application_id, added_at);
create index company_person_formula on company_person (id) where number_formula = 1;
grant select, insert, update, delete on company_person to tessera_app;

create table company_version (
  application_id uuid not null references company_application,
  version int not null check (version >= 1),
  -- Basics and persons as submitted; numbers are encrypted.
  content jsonb not null,
  declaration_version text not null,
  declaration_sha256 text not null,
  -- A row of company_person at that time; the person may leave the company.
  signer_id uuid not null,
  signer_name text not null,
  at timestamptz not null,
  primary key (application_id, version)
);
comment on table company_version is 'Each version as it was submitted, with its declaration.';
grant select, insert, delete on company_version to tessera_app;

create table company_version_document (
  application_id uuid not null,
  version int not null,
  kind text not null,
  upload_id uuid not null references upload,
  issued_on text,
  primary key (application_id, version, kind),
  foreign key (application_id, version) references company_version
);
comment on table company_version_document is 'The documents of a version, including those that were taken over from the previous version.';
create index company_version_document_upload on company_version_document (upload_id);
grant select, insert, delete on company_version_document to tessera_app;

create table company_ask (
  application_id uuid not null,
  version int not null,
  item text not null,
  reason_code text not null,
  customer_message text,
  requested_by uuid not null references operator,
  at timestamptz not null,
  -- The time at which the customer changed or confirmed it.
  answered_at timestamptz,
  primary key (application_id, version, item),
  foreign key (application_id, version) references company_version
);
comment on table company_ask is 'Items that a reviewer or the vendor asked the customer to submit again, with the reason.';
grant select, insert, update, delete on company_ask to tessera_app;

create table company_identity (
  registration_hash text primary key,
  customer_id uuid not null unique references customer
);
comment on table company_identity is 'Reserves a company for the one account that is verified as it.';
grant select, insert, update, delete on company_identity to tessera_app;

create table company_structure (
  application_id uuid primary key references company_application,
  structure jsonb not null,
  saved_at timestamptz not null
);
comment on table company_structure is
  'Entities that own a share and the stakes in them (`OwnershipStructure` of the domain): a person of 25 % or more '
  'through layers must be listed.';
grant select, insert, update, delete on company_structure to tessera_app;

create table company_change (
  id uuid primary key,
  number bigint generated always as identity (start with 70001) unique,
  application_id uuid not null references company_application,
  status text not null check (status in ('waiting', 'approved', 'rejected', 'withdrawn')),
  -- The version that the customer changed.
  base_version int not null,
  -- The version of the application after the approval of the change.
  to_version int,
  changed_on text not null check (changed_on ~ '^\d{4}-\d\d-\d\d$'),
  note text not null,
  -- Basics, persons and structure after the change; numbers are encrypted.
  content jsonb not null,
  declaration_version text not null,
  declaration_sha256 text not null,
  -- See company_version.
  signer_id uuid not null,
  signer_name text not null,
  filed_at timestamptz not null,
  decided_at timestamptz,
  reason_code text,
  customer_message text,
  foreign key (application_id, base_version) references company_version,
  constraint company_change_became check (status <> 'approved' or to_version is not null),
  constraint company_change_decided check (status = 'waiting' or decided_at is not null)
);
comment on table company_change is 'A change that an approved company reports within 7 working days.';
create index company_change_application on company_change (application_id, number desc);
create index company_change_queue on company_change (filed_at) where status = 'waiting';
-- Only one pending change at a time.
create unique index company_change_waiting on company_change (application_id) where status = 'waiting';
grant select, insert, update, delete on company_change to tessera_app;

create table company_change_document (
  change_id uuid not null references company_change,
  application_id uuid not null references company_application,
  kind text not null,
  upload_id uuid not null references upload,
  issued_on text check (issued_on ~ '^\d{4}-\d\d-\d\d$'),
  primary key (change_id, kind)
);
comment on table company_change_document is 'The documents that were filed with a change.';
create index company_change_document_upload on company_change_document (upload_id);
grant select, insert, delete on company_change_document to tessera_app;

-- A filed change cannot be edited. Its decision is written once.
create function company_change_guard() returns trigger language plpgsql as $$
begin
  if old.status <> 'waiting'
     or (to_jsonb(new) - '{status,to_version,decided_at,reason_code,customer_message}'::text[])
        is distinct from (to_jsonb(old) - '{status,to_version,decided_at,reason_code,customer_message}'::text[]) then
    raise exception 'company change % cannot be edited after it was filed; only its decision is written, once', old.number using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger company_change_guard before update on company_change
  for each row execute function company_change_guard();

-- True while an approved change sets this version of its application.
create function company_change_applies(application uuid, becomes int) returns boolean language sql stable as $$
  select exists (select from company_change c where c.application_id = application and c.status = 'approved' and c.to_version = becomes);
$$;

-- An application cannot be edited during its review, nor after its decision, except by an approved change.
create function company_guard() returns trigger language plpgsql as $$
begin
  if old.status not in ('draft', 'to_be_improved')
     and (to_jsonb(new) - '{status,used_days,decided_at,reason_code,customer_message}'::text[])
         is distinct from (to_jsonb(old) - '{status,used_days,decided_at,reason_code,customer_message}'::text[])
     and not (old.status = 'approved' and new.status = 'approved' and new.version = old.version + 1
              and company_change_applies(new.id, new.version)) then
    raise exception 'company application % cannot be edited in status %', old.number, old.status using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger company_guard before update on company_application for each row execute function company_guard();

create function company_part_guard() returns trigger language plpgsql as $$
declare
  whose uuid := case when tg_op = 'DELETE' then old.application_id else new.application_id end;
begin
  if exists (select 1 from company_application a join customer c on c.id = a.customer_id
              where a.id = whose and a.status not in ('draft', 'to_be_improved')
                and not (tg_op = 'DELETE' and c.status = 'closed')
                and not (a.status = 'approved' and company_change_applies(a.id, a.version + 1))) then
    raise exception 'the % of company application % cannot be edited: it was submitted or decided', tg_table_name, whose
      using errcode = 'check_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger company_document_guard before insert or delete or update on company_document
  for each row execute function company_part_guard();
create trigger company_person_guard before insert or delete or update on company_person
  for each row execute function company_part_guard();
create trigger company_structure_guard before insert or delete or update on company_structure
  for each row execute function company_part_guard();

create table company_register (
  application_id uuid primary key references company_application,
  fetched_at timestamptz not null,
  -- Facts that the register gave.
  fields text[] not null,
  -- Companies that hold a share: [{name, registrationNumber, share}].
  company_owners jsonb not null,
  -- People of the register whose data did not match the application.
  left_out int not null check (left_out >= 0),
  -- Corrected facts with the register's value, and people of the register whom the customer removed.
  differs jsonb not null default '[]',
  removed text[] not null default '{}'
);
comment on table company_register is 'The register''s newest answer for an application.';
grant select, insert, update, delete on company_register to tessera_app;

create table company_rule (
  id boolean default true primary key check (id),
  person_link_days int not null check (person_link_days between 1 and 30)
);
comment on table company_rule is 'Settings for companies, in one row.';
grant select, insert, update, delete on company_rule to tessera_app;

insert into company_rule (person_link_days) values (7);

create table company_person_link (
  id uuid primary key,
  application_id uuid not null references company_application,
  -- A row of company_person while the person is listed.
  person_id uuid not null,
  status text not null check (status in ('sent', 'opened', 'done')),
  -- Null if the company copies the link.
  sent_to text,
  lang text not null check (lang in ('en_US', 'zh_CN')),
  code_hash text not null unique,
  -- The token of the one browser that opened the link.
  token_hash text unique,
  -- The declared facts that the person confirmed. A later change of them makes the verification outdated.
  facts_hash text,
  consent_version text,
  consent_sha256 text,
  created_at timestamptz not null,
  opened_at timestamptz,
  done_at timestamptz,
  expires_at timestamptz not null,
  -- Wrong dates of birth. The fifth ends the link.
  wrong_dates int not null default 0 check (wrong_dates between 0 and 5),
  constraint company_person_link_opened_has_token check ((status = 'sent') = (token_hash is null)),
  constraint company_person_link_token_has_time check ((token_hash is null) = (opened_at is null)),
  constraint company_person_link_done_has_time check ((status = 'done') = (done_at is not null)),
  constraint company_person_link_consent_whole
    check (num_nulls(done_at, facts_hash, consent_version, consent_sha256) in (0, 4))
);
comment on table company_person_link is
  'A link with which a related party verifies themselves (decision 0111). It logs nobody in.';
create index company_person_link_mailbox on company_person_link (sent_to, created_at) where sent_to is not null;
create index company_person_link_person on company_person_link (application_id, person_id, created_at desc);
grant select, insert, update, delete on company_person_link to tessera_app;

create table company_person_photo (
  link_id uuid not null references company_person_link,
  application_id uuid not null references company_application,
  item text not null check (item in ('front', 'back', 'selfie')),
  upload_id uuid not null references upload,
  at timestamptz not null,
  primary key (link_id, item)
);
comment on table company_person_photo is 'The photos that a related party took.';
create index company_person_photo_upload on company_person_photo (upload_id);
grant select, insert, update, delete on company_person_photo to tessera_app;


-- Countries of the approved identity, copied to the customer, because every decision about eligibility reads them
-- (decision 0057)

create function copy_countries(owner uuid) returns void language plpgsql as $$
declare lives text; citizen text;
begin
  select v.address ->> 'country', v.nationality into lives, citizen
    from kyc_case k join kyc_version v on v.case_id = k.id and v.version = k.version
   where k.customer_id = owner and k.status in ('approved', 'expiring');
  if not found then
    select a.registered_address ->> 'country' into lives
      from company_application a where a.customer_id = owner and a.status = 'approved';
  end if;
  -- Parents before their sub-accounts, as everywhere.
  perform 1 from customer where id = owner or parent_id = owner order by parent_id is not null, id for no key update;
  update customer set residence = lives, nationality = citizen
   where (id = owner or parent_id = owner) and (residence, nationality) is distinct from (lives, citizen);
end $$;

create function countries_of_case() returns trigger language plpgsql as $$
begin
  perform copy_countries(coalesce(new.customer_id, old.customer_id));
  return null;
end $$;
create trigger countries_of_case after update of status, version on kyc_case
  for each row
  when ((old.status = any (array['approved', 'expiring'])) or (new.status = any (array['approved', 'expiring'])))
  execute function countries_of_case();
create trigger countries_of_forgotten_case after delete on kyc_case for each row execute function countries_of_case();
create trigger countries_of_new_case after insert on kyc_case
  for each row when (new.status = any (array['approved', 'expiring'])) execute function countries_of_case();
create trigger countries_of_company after update of status, registered_address on company_application
  for each row when (old.status = 'approved' or new.status = 'approved') execute function countries_of_case();
create trigger countries_of_forgotten_company after delete on company_application
  for each row execute function countries_of_case();
create trigger countries_of_new_company after insert on company_application
  for each row when (new.status = 'approved') execute function countries_of_case();

create function countries_of_version() returns trigger language plpgsql as $$
begin
  perform copy_countries(k.customer_id) from kyc_case k where k.id = new.case_id and k.version = new.version and k.status in ('approved', 'expiring');
  return null;
end $$;
create trigger countries_of_version after insert on kyc_version for each row execute function countries_of_version();

create function countries_of_owner() returns trigger language plpgsql as $$
begin
  select residence, nationality, risk_test_passed_at into new.residence, new.nationality, new.risk_test_passed_at
    from customer where id = new.parent_id;
  return new;
end $$;
create trigger countries_of_owner before insert on customer
  for each row when (new.parent_id is not null) execute function countries_of_owner();


-- Investor classes and the risk-awareness test (decision 0080)

create table investor_application (
  id uuid primary key,
  number bigint generated always as identity (start with 40001) unique,
  customer_id uuid not null references customer,
  class text not null check (class in ('ai', 'ei')),
  ground text not null check (ground in ('income', 'financial_assets', 'personal_assets', 'company_assets', 'exam',
    'role')),
  -- Whole SGD as declared: {income, home, assets, volatileTokens, stablecoins}.
  worth jsonb not null,
  -- The qualification or role of an expert.
  statement text,
  notice_version text not null,
  notice_sha256 text not null check (notice_sha256 ~ '^[0-9a-f]{64}$'),
  status text not null check (status in ('submitted', 'granted', 'rejected', 'cancelled', 'lapsed', 'withdrawn',
    'replaced')),
  renewal boolean not null,
  -- The submission includes the customer's consent.
  submitted_at timestamptz not null,
  decided_at timestamptz,
  reason_code text,
  customer_message text,
  expires_at timestamptz,
  -- Days of the last reminder before the end.
  reminded_days int,
  ended_at timestamptz,
  constraint investor_application_expert_has_statement check (class <> 'ei' or statement is not null),
  constraint investor_application_granted_expires
    check (expires_at is null or status in ('granted', 'lapsed', 'withdrawn', 'replaced')),
  constraint investor_application_ended
    check (ended_at is null or status in ('lapsed', 'withdrawn', 'replaced', 'cancelled')),
  constraint investor_application_rejected_has_reason check (reason_code is null or status = 'rejected')
);
comment on table investor_application is
  'An application for an investor class. A granted one is the class of its customer.';
create index investor_application_customer on investor_application (customer_id, number desc);
create index investor_application_end on investor_application (expires_at) where status = 'granted';
create unique index investor_application_held on investor_application (customer_id) where status = 'granted';
create unique index investor_application_open on investor_application (customer_id) where status = 'submitted';
create index investor_application_submitted on investor_application (submitted_at, id);
create trigger investor_application_not_of_sub before insert on investor_application
  for each row execute function not_of_sub_account();
grant select, insert, update, delete on investor_application to tessera_app;

create table investor_evidence (
  application_id uuid not null references investor_application,
  upload_id uuid not null references upload,
  primary key (application_id, upload_id)
);
comment on table investor_evidence is 'The files of an application.';
create index investor_evidence_upload on investor_evidence (upload_id);
grant select, insert, update, delete on investor_evidence to tessera_app;

create table investor_rule (
  id boolean default true primary key check (id),
  version int not null,
  rules jsonb not null,
  changed_at timestamptz
);
comment on table investor_rule is
  'Settings of investor classes and of the risk-awareness test, in one row. Two people change them.';
grant select, insert, update, delete on investor_rule to tessera_app;

insert into investor_rule (version, rules) values (1, '{
  "income": 300000, "financialAssets": 1000000, "personalAssets": 2000000, "homeAtMost": 1000000, "companyAssets": 10000000,
  "volatileHaircut": 50, "volatileAtMost": 200000, "stableHaircut": 10, "validDays": 365, "remindDays": [30, 7],
  "testQuestions": 10, "testPass": 80, "testWaitHours": 24}');

create table risk_test (
  id uuid primary key,
  customer_id uuid not null references customer,
  -- Ids of the drawn questions, in their order.
  questions text[] not null check (cardinality(questions) > 0),
  -- The options chosen so far, in the same order.
  answers int[] not null default '{}',
  right_answers int not null default 0 check (right_answers >= 0),
  -- The share of right answers that passes this attempt.
  pass_percent int not null check (pass_percent between 1 and 100),
  status text not null check (status in ('open', 'passed', 'failed')),
  started_at timestamptz not null,
  ended_at timestamptz,
  constraint risk_test_ended check ((status = 'open') = (ended_at is null)),
  constraint risk_test_answers_within_questions check (cardinality(answers) <= cardinality(questions)),
  constraint risk_test_open_until_answered check ((status = 'open') = (cardinality(answers) < cardinality(questions))),
  constraint risk_test_right_within_answers check (right_answers <= cardinality(answers))
);
comment on table risk_test is 'An attempt at the risk-awareness test (decision G25).';
create index risk_test_customer on risk_test (customer_id, started_at desc);
create unique index risk_test_open on risk_test (customer_id) where status = 'open';
create trigger risk_test_not_of_sub before insert on risk_test for each row execute function not_of_sub_account();
grant select, insert, update, delete on risk_test to tessera_app;


-- Vendors

create table sumsub_applicant (
  id uuid primary key,
  customer_id uuid not null references customer,
  kind text not null check (kind in ('personal', 'company')),
  -- The environment at the vendor that knows the applicant.
  mode text not null check (mode in ('sandbox', 'live')),
  -- The vendor's id of the applicant. Null until it is known.
  applicant_id text unique,
  -- The keyed hash of the document or company number that the vendor checked. Files and applications have the same hash
  -- (threat KYC-01).
  subject_hash text,
  level_name text not null,
  -- Digest of the company data that the vendor has. Null if none was sent.
  info_digest text,
  status text not null check (status in ('started', 'pending', 'green', 'retry', 'final')),
  -- The vendor's labels of the newest rejection, and its comment for the customer.
  labels text[] not null default '{}',
  comment text,
  -- The vendor's time of the newest applied event.
  newest_at timestamptz,
  -- The first approval. A later rejection suspends the identity.
  green_at timestamptz,
  -- The verdict whose evidence is in a file already, and that file.
  taken_at timestamptz,
  case_id uuid references kyc_case,
  started_at timestamptz not null,
  changed_at timestamptz not null,
  unique (customer_id, kind)
);
comment on table sumsub_applicant is
  'A customer at the vendor Sumsub, by kind (decision 0070). The vendor learns nothing but `id` about the account.';
create index sumsub_applicant_case on sumsub_applicant (case_id) where case_id is not null;
create trigger sumsub_applicant_not_of_sub before insert on sumsub_applicant
  for each row execute function not_of_sub_account();
grant select, insert, update, delete on sumsub_applicant to tessera_app;

create table sumsub_event (
  id uuid primary key,
  -- SHA-256 of the bytes, so that a repeated webhook is stored once.
  digest text not null unique,
  body_sealed text not null,
  received_at timestamptz not null,
  -- The applicant of the webhook, once read. It may arrive before that applicant is known.
  external_user_id text,
  -- `given_up`: it could not be applied for a week; reconciliation has read the vendor's state since.
  outcome text check (outcome in ('applied', 'older', 'unknown', 'ignored', 'unreadable', 'other_mode', 'given_up')),
  handled_at timestamptz,
  constraint sumsub_event_handled check ((outcome is null) = (handled_at is null))
);
comment on table sumsub_event is 'Webhooks of the vendor, stored as received and applied afterwards.';
create index sumsub_event_unhandled on sumsub_event (received_at) where outcome is null or outcome = 'unknown';
create index sumsub_event_unknown on sumsub_event (external_user_id) where outcome = 'unknown';
grant select, insert, update, delete on sumsub_event to tessera_app;

create table sumsub_removal (
  -- The user id of the account at the vendor.
  id uuid primary key,
  applicant_id text,
  mode text not null check (mode in ('sandbox', 'live')),
  requested_at timestamptz not null,
  tries int not null default 0 check (tries >= 0),
  tried_at timestamptz,
  done_at timestamptz
);
comment on table sumsub_removal is
  'Applicants of forgotten accounts, until the vendor has deactivated them (threat KYC-11). Both ids are random and '
  'name nobody here.';
create index sumsub_removal_open on sumsub_removal (id) where done_at is null;
grant select, insert, update, delete on sumsub_removal to tessera_app;

create table sumsub_rule (
  id boolean default true primary key check (id),
  verifies boolean not null,
  countries text[] not null
);
comment on table sumsub_rule is
  'Countries in which a green verdict of the vendor verifies without a review, in one row. Elsewhere, and if `verifies` '
  'is false, the verdict is evidence for two reviewers.';
grant select, insert, update, delete on sumsub_rule to tessera_app;

insert into sumsub_rule (verifies, countries) values (false, '{}');

create table vendor_attempt (
  id uuid primary key,
  customer_id uuid not null references customer,
  -- No foreign key: sessions are deleted by their age.
  session_id uuid not null,
  vendor text not null check (vendor in ('singpass', 'corppass')),
  state_hash text not null unique,
  -- Deleted when the request is used.
  secrets_sealed text,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  outcome text check (outcome in ('finished', 'declined', 'failed')),
  constraint vendor_attempt_used
    check ((used_at is null) = (secrets_sealed is not null) and (outcome is null or used_at is not null))
);
comment on table vendor_attempt is
  'An authorization request to Singpass or Corppass, bound to the session that began it (decisions 0075, 0076).';
create index vendor_attempt_customer on vendor_attempt (customer_id);
create trigger vendor_attempt_not_of_sub before insert on vendor_attempt
  for each row execute function not_of_sub_account();
grant select, insert, update, delete on vendor_attempt to tessera_app;

create table myinfo_prefill (
  id uuid primary key,
  customer_id uuid not null unique references customer,
  data_sealed text not null,
  fetched_at timestamptz not null,
  expires_at timestamptz not null
);
comment on table myinfo_prefill is
  'Data of Myinfo about a person that is not submitted yet: the newest of a customer, sealed.';
grant select, insert, update, delete on myinfo_prefill to tessera_app;
