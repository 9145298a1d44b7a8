-- People who sign in, what proves it is them, and what they may not do for a while.

create sequence customer_number start 30182744;

-- What the house decides for the whole site, read at each request of public info; one row.
create table site_setting (
  the_row boolean primary key default true check (the_row),
  login_hide boolean not null,
  register_hide boolean not null,
  login_forbidden boolean not null,
  register_forbidden boolean not null,
  enforce_authenticator boolean not null,
  voice_open boolean not null,
  restriction_type int not null check (restriction_type in (0, 1, 2)),
  limit_countries text[] not null,
  allow_countries text[] not null,
  terms_version text not null
);
insert into site_setting values (true, false, false, false, false, false, false, 1, '{}', '{}', '2026-11');

create table customer (
  id uuid primary key,
  number bigint not null unique default nextval('customer_number'),
  -- Where mail goes, in canonical form (packages/domain/src/customers/email.ts).
  email text not null check (email = lower(btrim(email))),
  -- One account per mailbox: what follows a plus is the same mailbox.
  email_key text not null unique generated always as (regexp_replace(email, '\+[^@]*@', '@')) stored,
  password_hash text not null,
  nickname text check (char_length(btrim(nickname)) between 1 and 10),
  real_name text,
  type text not null check (type in ('individual', 'corporate', 'sub')),
  parent_id uuid references customer,
  kyc_status text not null check (kyc_status in ('unknown', 'pending', 'approved', 'rejected')),
  kyc_changed_at timestamptz not null,
  investor_class text not null check (investor_class in ('ri', 'ai', 'ei')),
  status text not null check (status in ('active', 'frozen', 'closed')),
  lang text not null check (lang in ('en_US', 'zh_CN')),
  fiat text not null,
  terms_version text not null,
  -- 40 bits, made here so that no account is without one.
  invite_code text not null unique default upper(left(replace(gen_random_uuid()::text, '-', ''), 10)),
  invited_by uuid references customer check (invited_by <> id),
  created_at timestamptz not null,
  check ((kyc_status <> 'approved') or real_name is not null)
);

create table session (
  id uuid primary key,
  token_hash text not null unique,
  customer_id uuid not null references customer,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ip text not null,
  user_agent text not null,
  device_id text
);
create index session_customer on session (customer_id) where ended_at is null;

-- A code that was sent; the code itself is derived from the id with a key that the database does not know. Bound to scene, target and, where money or settings move, to the hash of what was shown.
create table code_challenge (
  id uuid primary key,
  scene text not null,
  target text not null,
  -- The mailbox that limits count by.
  target_key text not null,
  customer_id uuid references customer,
  -- The session that asked: a code asked in one session is no use in another.
  session_id uuid references session,
  payload_hash text not null,
  ip text not null,
  tries int not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null,
  resend_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index code_challenge_target on code_challenge (target_key, scene, created_at);
create index code_challenge_ip on code_challenge (ip, created_at);

-- Between password and second step: works on one route only and is no session.
create table login_ticket (
  id uuid primary key,
  token_hash text not null unique,
  customer_id uuid not null references customer,
  challenge_id uuid not null references code_challenge,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Tries of passwords per account, known or not; the account stands here as a hash.
create table password_budget (
  account_hash text primary key,
  tries int not null check (tries > 0),
  window_start timestamptz not null
);

-- Proof that a code was right: single use, five minutes, for one scene and one content.
create table verify_token (
  token_hash text primary key,
  scene text not null,
  target text not null,
  customer_id uuid references customer,
  payload_hash text not null,
  factor text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table account_freeze (
  id uuid primary key,
  customer_id uuid not null references customer,
  scope text not null check (scope in ('withdraw')),
  cause text not null,
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at > from_at)
);
create index account_freeze_customer on account_freeze (customer_id, until_at);
comment on table account_freeze is 'append-only: a freeze is never shortened, only followed by a longer one';

create table security_event (
  id uuid primary key,
  customer_id uuid not null references customer,
  kind text not null,
  at timestamptz not null,
  ip text not null,
  device text
);
create index security_event_customer on security_event (customer_id, at);
comment on table security_event is 'append-only';

-- Tries with an unknown account have no customer.
create table login_event (
  id uuid primary key,
  customer_id uuid references customer,
  at timestamptz not null,
  kind text not null,
  ip text not null,
  device text,
  succeeded boolean not null
);
create index login_event_customer on login_event (customer_id, at);
comment on table login_event is 'append-only';

create table message (
  id uuid primary key,
  customer_id uuid not null references customer,
  type text not null check (type in ('security', 'funds', 'kyc', 'invest', 'trade', 'notice')),
  kind text not null,
  params jsonb not null,
  link text,
  created_at timestamptz not null,
  read_at timestamptz
);
create index message_customer on message (customer_id, created_at);

-- Mail to be sent, written in the transaction of its cause. Codes are not here: `params` names the challenge.
create table mail (
  id uuid primary key,
  recipient text not null,
  lang text not null check (lang in ('en_US', 'zh_CN')),
  kind text not null,
  params jsonb not null,
  created_at timestamptz not null,
  -- Not sent after this: a dead code helps nobody.
  useless_at timestamptz,
  sent_at timestamptz
);
