-- why: the persons of a company could not verify themselves; the company alone said who they are (decision 0084)

-- One row of rules for companies that people of the console decide on.
create table company_rule (
  id boolean primary key default true check (id),
  person_link_days int not null check (person_link_days between 1 and 30)
);
insert into company_rule (person_link_days) values (7);

-- A link that lets one related person verify themselves. It signs nobody in.
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
  -- The declared facts that the person confirmed, as a hash: a later change of them makes the verification outdated.
  facts_hash text,
  consent_version text,
  consent_sha256 text,
  created_at timestamptz not null,
  opened_at timestamptz,
  done_at timestamptz,
  expires_at timestamptz not null,
  check ((status = 'sent') = (token_hash is null)),
  check ((token_hash is null) = (opened_at is null)),
  check ((status = 'done') = (done_at is not null)),
  check (num_nulls(done_at, facts_hash, consent_version, consent_sha256) in (0, 4))
);
create index company_person_link_person on company_person_link (application_id, person_id, created_at desc);

create table company_person_photo (
  link_id uuid not null references company_person_link,
  application_id uuid not null references company_application,
  item text not null check (item in ('front', 'back', 'selfie')),
  upload_id uuid not null references upload,
  at timestamptz not null,
  primary key (link_id, item)
);
create index company_person_photo_upload on company_person_photo (upload_id);
