-- What proves who somebody is besides a password and a mailbox: a phone, an authenticator, backup codes (decision 0017).

-- An account has a mailbox or a phone, or both; a sub-account may have neither.
alter table customer
  alter column email drop not null,
  alter column email_key drop not null,
  -- E.164, in canonical form (packages/domain/src/customers/phone.ts).
  add column phone text unique check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  -- Whether its codes are asked for; it can be closed while the number stays.
  add column mobile_check boolean not null default false,
  add check (type = 'sub' or email is not null or phone is not null),
  add check (phone is not null or not mobile_check);

-- What a code proves, and how it went out.
alter table code_challenge
  add column proof text not null default 'email' check (proof in ('email', 'mobile', 'new')),
  add column channel text not null default 'email' check (channel in ('email', 'sms', 'voice'));

-- Before a code is sent there is none; an authenticator needs none.
alter table login_ticket
  alter column challenge_id drop not null,
  add column tries int not null default 0 check (tries between 0 and 5);

-- A token gathers proofs and is worth something once all that its scene demands are there.
alter table verify_token alter column target drop not null, add column proven text[] not null default '{}';
update verify_token set proven = array[factor];
alter table verify_token drop column factor;

create table authenticator (
  customer_id uuid primary key references customer,
  secret_sealed text not null,
  bound_at timestamptz not null,
  -- The last step whose code was used: a code works once.
  last_step bigint not null,
  wrong_tries int not null default 0,
  wrong_since timestamptz
);

-- A secret that was shown and not yet proven; shown once.
create table authenticator_setup (
  customer_id uuid primary key references customer,
  secret_sealed text not null,
  expires_at timestamptz not null
);

create table backup_code (
  customer_id uuid not null references customer,
  code_hash text not null,
  used_at timestamptz,
  primary key (customer_id, code_hash)
);

create table sms (
  id uuid primary key,
  phone text not null,
  -- What the house pays by: calling code and three digits more.
  prefix text not null,
  channel text not null check (channel in ('sms', 'voice')),
  lang text not null check (lang in ('en_US', 'zh_CN')),
  kind text not null,
  params jsonb not null,
  created_at timestamptz not null,
  -- Not sent after this: a dead code helps nobody.
  useless_at timestamptz,
  sent_at timestamptz,
  -- The provider's own number for it, by which its reports come.
  provider_id text unique,
  status text not null default 'queued' check (status in ('queued', 'sent', 'delivered', 'failed')),
  status_at timestamptz
);
create index sms_phone on sms (phone, created_at);
create index sms_prefix on sms (prefix, created_at);
create index sms_created on sms (created_at);
