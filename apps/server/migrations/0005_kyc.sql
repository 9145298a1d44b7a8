-- Who a customer is: each version of a file as it was sent, what was asked again, and one identity per person.

create table kyc_case (
  id uuid primary key,
  number bigint not null generated always as identity (start with 30001) unique,
  customer_id uuid not null references customer,
  status text not null check (status in ('submitted', 'action_required', 'approved', 'rejected')),
  version int not null check (version >= 1),
  opened_at timestamptz not null,
  -- When the version that is looked at came in.
  submitted_at timestamptz not null,
  decided_at timestamptz,
  reason_code text,
  told text,
  check (decided_at is null or status in ('approved', 'rejected'))
);
-- One open or approved file per customer; rejected ones stay as history.
create unique index kyc_case_living on kyc_case (customer_id) where status <> 'rejected';
create index kyc_case_waiting on kyc_case (submitted_at) where status = 'submitted';

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
  primary key (case_id, version)
);
comment on table kyc_version is 'append-only: every version of a file is kept';

create table kyc_document (
  case_id uuid not null,
  version int not null,
  kind text not null check (kind in ('front', 'back', 'selfie')),
  upload_id uuid not null references upload,
  primary key (case_id, version, kind),
  foreign key (case_id, version) references kyc_version
);
comment on table kyc_document is 'append-only: the pictures of a version, those carried over too';

create table kyc_ask (
  case_id uuid not null,
  version int not null,
  item text not null check (item in ('details', 'front', 'back', 'selfie')),
  reason_code text not null,
  told text,
  asked_by uuid not null references operator,
  at timestamptz not null,
  primary key (case_id, version, item),
  foreign key (case_id, version) references kyc_version
);
comment on table kyc_ask is 'append-only: what was asked again, and why';

-- Holds an identity for one customer from the day it is sent until it is rejected.
create table kyc_identity (
  number_hash text primary key,
  customer_id uuid not null unique references customer
);
