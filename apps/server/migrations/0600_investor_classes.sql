-- why: every customer stayed a retail investor, because nothing wrote the class (decision 0080, G24)

-- One application for an investor class; a granted one is the class of its customer.
create table investor_application (
  id uuid primary key,
  number bigint not null unique generated always as identity (start with 40001),
  customer_id uuid not null references customer,
  class text not null check (class in ('ai', 'ei')),
  ground text not null check (ground in ('income', 'financial_assets', 'personal_assets', 'company_assets', 'exam', 'role')),
  -- Whole SGD as declared: {income, home, assets, volatileTokens, stablecoins}.
  worth jsonb not null,
  -- The qualification or role of an expert.
  statement text,
  notice_version text not null,
  notice_sha256 text not null check (notice_sha256 ~ '^[0-9a-f]{64}$'),
  status text not null check (status in ('submitted', 'granted', 'rejected', 'cancelled', 'lapsed', 'withdrawn', 'replaced')),
  renewal boolean not null,
  -- The customer consents in the request that submits.
  submitted_at timestamptz not null,
  decided_at timestamptz,
  reason_code text,
  told text,
  expires_at timestamptz,
  -- Days of the last reminder before the end.
  reminded_days int,
  ended_at timestamptz,
  check (class <> 'ei' or statement is not null),
  check (expires_at is null or status in ('granted', 'lapsed', 'withdrawn', 'replaced')),
  check (ended_at is null or status in ('lapsed', 'withdrawn', 'replaced', 'cancelled')),
  check (reason_code is null or status = 'rejected')
);
create unique index investor_application_open on investor_application (customer_id) where status = 'submitted';
create unique index investor_application_held on investor_application (customer_id) where status = 'granted';
create index investor_application_customer on investor_application (customer_id, number desc);
create index investor_application_end on investor_application (expires_at) where status = 'granted';
create index investor_application_submitted on investor_application (submitted_at, id);
create trigger investor_application_not_of_sub before insert on investor_application
  for each row execute function not_of_sub_account();

create table investor_evidence (
  application_id uuid not null references investor_application,
  upload_id uuid not null references upload,
  primary key (application_id, upload_id)
);
create index investor_evidence_upload on investor_evidence (upload_id);

-- The settings of investor classes and of the risk-awareness test; two people change them.
create table investor_rule (
  id boolean primary key default true check (id),
  version int not null,
  rules jsonb not null,
  changed_at timestamptz
);
insert into investor_rule (version, rules) values (1, '{
  "income": 300000, "financialAssets": 1000000, "personalAssets": 2000000, "homeAtMost": 1000000, "companyAssets": 10000000,
  "volatileHaircut": 50, "volatileAtMost": 200000, "stableHaircut": 10, "validDays": 365, "remindDays": [30, 7],
  "testQuestions": 10, "testPass": 80, "testWaitHours": 24}');
