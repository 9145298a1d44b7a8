-- why: Singpass and Corppass identify persons and companies (issue 35, decisions 0075 and 0076)

-- One authorization request to a vendor, bound to the session that began it. Its secrets go when it is used.
create table vendor_attempt (
  id uuid primary key,
  customer_id uuid not null references customer,
  session_id uuid not null,
  vendor text not null check (vendor in ('singpass', 'corppass')),
  state_hash text not null unique,
  secrets_sealed text,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  outcome text check (outcome in ('finished', 'declined', 'failed')),
  constraint vendor_attempt_used check ((used_at is null) = (secrets_sealed is not null) and (outcome is null or used_at is not null))
);
create index vendor_attempt_customer on vendor_attempt (customer_id);
create trigger vendor_attempt_not_of_sub before insert on vendor_attempt
  for each row execute function not_of_sub_account();

-- Data that Myinfo gave of a person and that is not sent for review yet; the newest of a customer alone, sealed.
create table myinfo_prefill (
  id uuid primary key,
  customer_id uuid not null unique references customer,
  data_sealed text not null,
  fetched_at timestamptz not null,
  expires_at timestamptz not null
);

-- Details come from the customer with photos, or from Myinfo, which needs none.
alter table kyc_version
  add column source text not null default 'customer' check (source in ('customer', 'myinfo')),
  add column source_at timestamptz,
  add constraint kyc_version_source check ((source = 'customer') = (source_at is null));
