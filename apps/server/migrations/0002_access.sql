-- Customers, their logins and factors, and pauses of their account.

create sequence customer_number start 30182744;
grant usage on sequence customer_number to tessera_app;

create table customer (
  id uuid primary key,
  number bigint not null default nextval('customer_number') unique,
  -- Canonical form (packages/domain/src/access/customers/email.ts). Null for an account without an email.
  email text check (email = lower(btrim(email))),
  -- One account per mailbox: the part after a plus is ignored.
  email_key text generated always as (regexp_replace(email, '\+[^@]*@', '@')) stored unique,
  -- Two operators confirmed that the owner lost the email: it is a login name and proves nothing.
  email_lost boolean not null default false,
  -- E.164, in canonical form.
  phone text unique check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  -- The phone by the numbering plan of its country, which SQL does not know; written by the server. Not unique:
  -- accounts with equal phones are listed for staff (decision 0063).
  phone_key text,
  -- True if codes to the phone are required. It may be off while the number stays.
  mobile_check boolean not null default false,
  -- A closed account frees its email and phone, and keeps a record of them (decision 0021).
  former_email text,
  former_phone text,
  password_hash text not null,
  nickname text check (char_length(btrim(nickname)) between 1 and 10),
  real_name text,
  type text not null check (type in ('individual', 'corporate', 'sub', 'member')),
  parent_id uuid references customer,
  -- For a sub-account: true while its owner's account is active. Updated by `customer_family`.
  parent_active boolean not null default true,
  kyc_status text not null check (kyc_status in ('unknown', 'pending', 'approved', 'rejected')),
  kyc_changed_at timestamptz not null,
  -- Countries of the approved identity: residence and nationality of a person, registration of a company. A sub-account
  -- has its owner's. Updated by triggers.
  residence text check (residence ~ '^[A-Z]{2}$'),
  nationality text check (nationality ~ '^[A-Z]{2}$'),
  investor_class text not null check (investor_class in ('ri', 'ai', 'ei')),
  -- The time at which the customer passed the risk-awareness test (decision G25).
  risk_test_passed_at timestamptz,
  status text not null check (status in ('active', 'frozen', 'closed')),
  -- The end of the retention of a closed account. Its number stays in the ledger; its names are deleted.
  forgotten_at timestamptz,
  lang text not null check (lang in ('en_US', 'zh_CN')),
  fiat text not null,
  terms_version text not null,
  -- 40 random bits. Each account has a code.
  invite_code text not null default upper(left(replace(gen_random_uuid()::text, '-', ''), 10)) unique,
  invited_by uuid references customer,
  created_at timestamptz not null,
  -- Shown in each email, so that customers recognize emails that are not ours.
  phishing_phrase text check (char_length(phishing_phrase) between 4 and 20),
  fund_password_hash text,
  -- Null if never chosen: the language decides which color a rising price has.
  color_mode text check (color_mode in ('green-up', 'red-up')),
  fee_coin_open boolean not null default false,
  -- Message types without email. Security messages are always emailed.
  mails_off text[] not null default '{}' check (mails_off <@ array['funds', 'kyc', 'invest', 'trade', 'notice']),
  -- Message types without text message to customers without an email. Security messages are always sent.
  texts_off text[] not null default '{}' check (texts_off <@ array['funds', 'kyc', 'invest', 'trade', 'notice']),
  constraint approved_has_name check (kyc_status <> 'approved' or real_name is not null or status = 'closed'),
  constraint customer_not_invited_by_itself check (invited_by <> id),
  constraint customer_lost_email_exists check (email is not null or not email_lost),
  constraint customer_checked_phone_exists check (phone is not null or not mobile_check),
  constraint customer_parent_of_sub_only check (type = 'sub' or parent_active),
  constraint customer_phone_key_of_phone check (phone_key is null or phone is not null),
  -- A sub-account may have neither email nor phone; a closed account has given them up.
  constraint customer_reached check (type = 'sub' or status = 'closed' or email is not null or phone is not null),
  -- A sub-account has its owner's name.
  constraint forgotten_has_no_names
    check (forgotten_at is null or (status = 'closed' and (type = 'sub' or real_name is null)
    and num_nonnulls(email, phone, former_email, former_phone, nickname, phishing_phrase, fund_password_hash) = 0)),
  constraint sub_has_parent check ((type = 'sub') = (parent_id is not null))
);
comment on table customer is 'An account of a person, a company, a sub-account, or the login of a member of a company.';
-- A production server refuses to start while demo people exist (threat OPS-14). This index finds them among any number
-- of customers.
create index customer_at_reserved_domain on customer (id)
  where email ~ '@(.+\.)?(example|example\.(com|net|org)|test|invalid|localhost)$';
-- Invited customers, newest first, a page at a time (decision 0044).
create index customer_invited on customer (invited_by, created_at desc, id) where invited_by is not null;
create index customer_parent on customer (parent_id) where parent_id is not null;
create index customer_phone_key_index on customer (phone_key) where phone_key is not null;
create index customer_phone_unkeyed on customer (id) where phone is not null and phone_key is null;
-- Closed accounts whose retention may have ended.
create index customer_to_forget on customer (id) where status = 'closed' and forgotten_at is null;
grant select, insert, update, delete on customer to tessera_app;

-- Records the first status in an account's history.
create function customer_born() returns trigger language plpgsql as $$
begin
  insert into transition (entity, entity_id, n, from_state, to_state, at, actor)
  values ('customer', new.id::text, 1, null, 'active', new.created_at, 'customer:' || new.id);
  return null;
end $$;
create trigger customer_born after insert on customer for each row execute function customer_born();

-- Copies the identity, investor class and active status of the owner to sub-accounts, in the same transaction.
create function customer_family() returns trigger language plpgsql as $$
begin
  -- Locked in id order, parents before their sub-accounts, as everywhere.
  perform 1 from customer where parent_id = new.id order by id for no key update;
  update customer set kyc_status = new.kyc_status, kyc_changed_at = new.kyc_changed_at, real_name = new.real_name,
                      investor_class = new.investor_class, parent_active = (new.status = 'active')
   where parent_id = new.id;
  return null;
end $$;
create trigger customer_family after update of kyc_status, kyc_changed_at, real_name, investor_class, status on customer
  for each row when (new.type <> 'sub') execute function customer_family();

-- The inviter is set when the account is opened and never changes (threat AUT-27). The inviter's account is older, so
-- invitations form no cycle.
create function inviter_guard() returns trigger language plpgsql as $$
begin
  raise exception 'the inviter of customer % cannot change', old.id using errcode = 'check_violation';
end $$;
create trigger customer_inviter_guard before update of invited_by on customer
  for each row when (new.invited_by is distinct from old.invited_by) execute function inviter_guard();

-- Sub-accounts neither invite nor are invited.
create function inviter_is_no_sub() returns trigger language plpgsql as $$
begin
  if new.type = 'sub' or exists (select 1 from customer where id = new.invited_by and type = 'sub') then
    raise exception 'a sub-account can neither invite customers nor be invited' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger customer_inviter_is_no_sub before insert on customer
  for each row when (new.invited_by is not null) execute function inviter_is_no_sub();

-- Clears the key of a new phone until the server writes one.
create function forget_phone_key() returns trigger language plpgsql as $$
begin
  if new.phone is distinct from old.phone and new.phone_key is not distinct from old.phone_key then
    new.phone_key := null;
  end if;
  return new;
end $$;
create trigger customer_phone_changed before update of phone on customer
  for each row execute function forget_phone_key();

-- Defense in depth: a sub-account has no withdrawals and no applications. Used by triggers on many tables.
create function not_of_sub_account() returns trigger language plpgsql as $$
begin
  if exists (select 1 from customer where id = new.customer_id and type = 'sub') then
    raise exception 'a sub-account cannot have a row in table %', tg_table_name;
  end if;
  return new;
end $$;

-- Defense in depth: a member's login has no accounts, identity or keys of its own. Used by triggers on many tables.
create function not_of_member() returns trigger language plpgsql as $$
begin
  if exists (select 1 from customer where id = new.customer_id and type = 'member') then
    raise exception 'the login of a company member cannot have a row in table %', tg_table_name;
  end if;
  return new;
end $$;


-- Sessions and codes

create table session (
  id uuid primary key,
  token_hash text not null unique,
  customer_id uuid not null references customer,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  -- A session ends after half an hour without a request. A passkey may extend that to seven days on its device
  -- (decision G2).
  idle_minutes int not null default 30 check (idle_minutes in (30, 10080)),
  ended_at timestamptz,
  ip text not null,
  user_agent text not null,
  device_id text,
  -- The hash of the device data that the browser sends, and the difference of its clock to ours. Neither is trusted.
  device_info text check (device_info ~ '^[0-9a-f]{64}$'),
  clock_drift_seconds int
);
comment on table session is 'A signed-in browser or app.';
create index session_created on session (created_at);
create index session_customer on session (customer_id) where ended_at is null;
grant select, insert, update, delete on session to tessera_app;

create table code_challenge (
  id uuid primary key,
  scene text not null,
  -- The factor that the code proves.
  proof text not null default 'email' check (proof in ('email', 'mobile', 'new')),
  -- The channel of the code.
  channel text not null default 'email' check (channel in ('email', 'sms', 'voice')),
  target text not null,
  -- The email or phone by which limits count.
  target_key text not null,
  -- Codes that strangers request do not use up the owner's limits (threat AUT-10).
  requested_by text not null check (requested_by in ('visitor', 'owner')),
  customer_id uuid references customer,
  -- A code that was requested in one session is invalid in another.
  session_id uuid references session,
  payload_hash text not null,
  ip text not null,
  tries int not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null,
  resend_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table code_challenge is
  'A code that was sent. The code is derived from the id with a key outside the database, and bound to scene, '
  'target and content.';
create index code_challenge_created on code_challenge (created_at);
create index code_challenge_ip on code_challenge (ip, created_at);
create index code_challenge_session on code_challenge (session_id) where session_id is not null;
create index code_challenge_target on code_challenge (target_key, scene, created_at);
grant select, insert, update, delete on code_challenge to tessera_app;

create table login_ticket (
  id uuid primary key,
  token_hash text not null unique,
  customer_id uuid not null references customer,
  -- Null before a code is sent; an authenticator needs none.
  challenge_id uuid references code_challenge,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table login_ticket is
  'Proof of a correct password, valid until the second step. It works on one route and is not a session.';
create index login_ticket_challenge on login_ticket (challenge_id);
create index login_ticket_expires on login_ticket (expires_at);
grant select, insert, update, delete on login_ticket to tessera_app;

create table password_budget (
  account_hash text primary key,
  tries int not null check (tries >= 0),
  window_start timestamptz not null
);
comment on table password_budget is 'Password attempts per account, known or not. The account is stored as a hash.';
create index password_budget_start on password_budget (window_start);
grant select, insert, update, delete on password_budget to tessera_app;

create table verify_token (
  token_hash text primary key,
  scene text not null,
  target text,
  customer_id uuid references customer,
  payload_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Factors proven so far. The token is valid once it has all that its scene requires.
  proven text[] not null default '{}'
);
comment on table verify_token is 'Proof of correct codes: single use, valid for five minutes, for one scene and one content.';
create index verify_token_expires on verify_token (expires_at);
grant select, insert, update, delete on verify_token to tessera_app;

create table password_reset (
  id uuid primary key,
  token_hash text not null unique,
  customer_id uuid references customer,
  -- The email or phone that was entered, in canonical form.
  account text not null,
  steps text[] not null check (steps <@ array['mobile', 'email', 'google'] and cardinality(steps) > 0),
  done int not null default 0,
  challenge_id uuid references code_challenge on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint password_reset_done_steps check (done between 0 and cardinality(steps))
);
comment on table password_reset is
  'A password reset in progress: the server stores which steps are proven (threat AUT-13). Unknown accounts get one '
  'too, so that the answer reveals nothing.';
create index password_reset_customer on password_reset (customer_id) where used_at is null;
grant select, insert, update, delete on password_reset to tessera_app;

create table qr_login (
  id uuid primary key,
  secret_hash text not null unique,
  status text not null check (status in ('waiting', 'scanned', 'confirmed', 'rejected', 'used')),
  match_code int not null check (match_code between 10 and 99),
  choices int[] not null,
  -- Address, browser and device of the browser that shows the code.
  ip text not null,
  user_agent text not null,
  device_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- The customer who scanned the code, and their session. The login ends with that session.
  customer_id uuid references customer,
  session_id uuid references session,
  constraint qr_login_scanned_by_customer check ((status = 'waiting') = (customer_id is null)),
  constraint qr_login_offers_match_code check (match_code = any (choices))
);
comment on table qr_login is
  'A browser that signs in by a QR code, and the phone that confirms it (threat AUT-18). The browser''s secret is '
  'not in the code.';
create index qr_login_device on qr_login (device_id) where status in ('waiting', 'scanned');
grant select, insert, update, delete on qr_login to tessera_app;

create table terms_acceptance (
  customer_id uuid not null references customer,
  edition text not null,
  -- The hash of the published text. Null while no text is published under this edition.
  document_hash text,
  lang text not null check (lang in ('en_US', 'zh_CN')),
  at timestamptz not null,
  ip text not null,
  primary key (customer_id, edition)
);
comment on table terms_acceptance is 'The edition of the terms that each customer accepted, and in which language.';
grant select, insert, delete on terms_acceptance to tessera_app;


-- Factors

create table authenticator (
  customer_id uuid primary key references customer,
  secret_sealed text not null,
  bound_at timestamptz not null,
  -- The last time step whose code was used, so that a code works once.
  last_step bigint not null
);
comment on table authenticator is 'The authenticator app of a customer.';
grant select, insert, update, delete on authenticator to tessera_app;

create table authenticator_setup (
  customer_id uuid primary key references customer,
  secret_sealed text not null,
  expires_at timestamptz not null
);
comment on table authenticator_setup is 'A new authenticator secret. The customer has seen it once and has not confirmed it yet.';
grant select, insert, update, delete on authenticator_setup to tessera_app;

create table authenticator_tries (
  customer_id uuid not null references authenticator on delete cascade,
  entry_point text not null check (entry_point in ('login', 'reset', 'session')),
  -- Number of consecutive wrong codes, and the time of the last one.
  wrong_tries int not null,
  wrong_since timestamptz,
  -- Times of wrong codes, newest first. Only as many are stored as lock the authenticator for a day (threat AUT-06). A
  -- correct code does not clear them.
  wrong_at timestamptz[] not null,
  primary key (customer_id, entry_point)
);
comment on table authenticator_tries is
  'Wrong authenticator codes, counted separately for login, reset and session, so that a stolen password cannot '
  'lock out the signed-in owner (threat AUT-01).';
grant select, insert, update, delete on authenticator_tries to tessera_app;

create table backup_code (
  customer_id uuid not null references customer,
  code_hash text not null,
  used_at timestamptz,
  primary key (customer_id, code_hash)
);
comment on table backup_code is 'Single-use codes in place of the authenticator.';
grant select, insert, update, delete on backup_code to tessera_app;

create table passkey (
  id uuid primary key,
  customer_id uuid not null references customer,
  -- The id that the device gave the key, base64url. The public key is in COSE format.
  credential_id text not null unique,
  public_key bytea not null,
  -- Signature counter of the device. A device that does not count stays at 0.
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null,
  name text not null check (char_length(btrim(name)) between 1 and 40),
  -- True if a copy is on the owner's other devices.
  backed_up boolean not null,
  created_at timestamptz not null,
  used_at timestamptz
);
comment on table passkey is 'A WebAuthn key of a customer (decision 0024).';
create index passkey_customer on passkey (customer_id);
grant select, insert, update, delete on passkey to tessera_app;

create table passkey_challenge (
  id uuid primary key,
  purpose text not null check (purpose in ('add', 'login', 'second', 'prove')),
  challenge text not null,
  -- The session, the login in progress, or the hash of a secret of the browser.
  holder text not null,
  payload_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table passkey_challenge is 'A WebAuthn challenge to a device. It is for one purpose and content, and can be answered once.';
grant select, insert, update, delete on passkey_challenge to tessera_app;

create table fund_password_check (
  id uuid primary key,
  customer_id uuid not null references customer,
  at timestamptz not null,
  matched boolean not null
);
comment on table fund_password_check is
  'Attempts at the fund password, which is required before money leaves (decision 0022). An attempt is written as '
  'wrong before the comparison. A correct attempt is written after it and cancels the earlier ones.';
create index fund_password_check_customer on fund_password_check (customer_id, at);
grant select, insert, delete on fund_password_check to tessera_app;


-- API keys

-- The key is stored as a hash and its secret encrypted, so that a reader of all tables can sign nothing.
create table api_key (
  id uuid primary key,
  customer_id uuid not null references customer,
  -- The member of a company who created the key. Null if the account has one person.
  made_by uuid references customer,
  -- A key with a power of attorney belongs to the broker. It trades on the sub-account of that power and on no other.
  power_id uuid,
  -- At most five keys that are not deleted.
  slot smallint not null check (slot between 1 and 5),
  label text not null check (length(label) between 1 and 20),
  key_hash text not null unique,
  -- The last characters, for lists.
  ending text not null check (length(ending) = 4),
  type text not null check (type in ('hmac', 'ed25519')),
  secret_sealed text,
  public_key text,
  scopes text[] not null check (scopes <@ array['read', 'trade', 'withdraw'] and cardinality(scopes) > 0),
  ips text[] not null check (cardinality(ips) <= 5),
  status text not null check (status in ('active', 'stopped', 'deleted')),
  created_at timestamptz not null,
  -- The key reads at once; it trades and withdraws from this time on.
  acts_from timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  deleted_at timestamptz,
  -- Uses from unknown addresses, less than a day apart. The fifth stops the key (threat API-06).
  foreign_uses int not null default 0,
  foreign_used_at timestamptz,
  constraint api_key_broker_withdraws_nothing check (power_id is null or not 'withdraw' = any (scopes)),
  constraint api_key_hmac_has_secret check ((type = 'hmac') = (secret_sealed is not null)),
  constraint api_key_ed25519_has_public_key check ((type = 'ed25519') = (public_key is not null)),
  constraint api_key_deleted check ((status = 'deleted') = (deleted_at is not null)),
  constraint api_key_without_ips_is_limited
    check (cardinality(ips) > 0 or (expires_at is not null and not 'withdraw' = any (scopes)))
);
comment on table api_key is 'A key with which a program acts for a customer (decision G51).';
create index api_key_made_by on api_key (made_by) where made_by is not null;
create index api_key_power on api_key (power_id) where power_id is not null;
create unique index api_key_slot on api_key (customer_id, slot) where status <> 'deleted';
create trigger api_key_not_of_member before insert on api_key for each row execute function not_of_member();
grant select, insert, update, delete on api_key to tessera_app;

create table api_request (
  key_id uuid not null references api_key,
  digest text not null,
  expires_at timestamptz not null,
  -- The endpoint for which the request was signed. Binance's signature covers neither method nor path, and ours is
  -- invalid for another endpoint.
  endpoint text not null,
  primary key (key_id, digest)
);
comment on table api_request is 'Signed requests that may not come again while their signature is valid.';
create index api_request_expires on api_request (expires_at);
grant select, insert, update, delete on api_request to tessera_app;


-- Pauses and events

create table account_freeze (
  id uuid primary key,
  customer_id uuid not null references customer,
  scope text not null check (scope in ('withdraw', 'transferOut', 'p2pSell')),
  cause text not null,
  from_at timestamptz not null,
  -- It can move to a later time. It can move to an earlier time only if `shortened_from` records the previous end.
  until_at timestamptz not null,
  extended_by uuid,
  -- The latest end before two people shortened it. Null if nobody did.
  shortened_from timestamptz,
  -- The transaction of the newest change. A batch of the trading core reads freezes that were committed since the last
  -- one.
  written xid8 not null default pg_current_xact_id(),
  constraint account_freeze_ends_later check (until_at > from_at)
);
comment on table account_freeze is 'A pause of withdrawals or other outgoing payments of an account; one row per scope.';
create index account_freeze_customer on account_freeze (customer_id, until_at);
create index account_freeze_written on account_freeze (written);
grant select, insert, update on account_freeze to tessera_app;

-- A freeze is never shortened without a record (threat DEP-14). Only its end can change.
create function freeze_grows() returns trigger language plpgsql as $$
begin
  if new.until_at < old.until_at and new.shortened_from is distinct from greatest(old.shortened_from, old.until_at)
     or new.until_at >= old.until_at and new.shortened_from is distinct from old.shortened_from
     or (new.id, new.customer_id, new.scope, new.cause, new.from_at) is distinct from (old.id, old.customer_id, old.scope, old.cause, old.from_at) then
    raise exception 'freeze % can only become longer, or shorter with its earlier end recorded; nothing else changes', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger freeze_grows before update on account_freeze for each row execute function freeze_grows();

create function freeze_written() returns trigger language plpgsql as $$
begin
  new.written := pg_current_xact_id();
  return new;
end $$;
create trigger freeze_written before update on account_freeze for each row execute function freeze_written();

create table freeze_link (
  id uuid primary key,
  customer_id uuid not null references customer,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint freeze_link_expires_later check (expires_at > created_at)
);
comment on table freeze_link is
  'Links in mails with which the owner freezes the account once, without signing in. The secret is derived from the '
  'id with a key outside the database.';
create index freeze_link_expires on freeze_link (expires_at);
grant select, insert, update, delete on freeze_link to tessera_app;

create table security_event (
  id uuid primary key,
  customer_id uuid not null references customer,
  kind text not null,
  at timestamptz not null,
  ip text not null,
  device text,
  city text
);
comment on table security_event is 'Changes of security settings.';
create index security_event_at on security_event (at);
create index security_event_customer on security_event (customer_id, at);
grant select, insert, delete on security_event to tessera_app;

create table login_event (
  id uuid primary key,
  customer_id uuid references customer,
  at timestamptz not null,
  kind text not null,
  ip text not null,
  device text,
  succeeded boolean not null,
  city text,
  note text check (note = 'new_device')
);
comment on table login_event is 'Attempts to sign in. Attempts with an unknown account have no customer.';
create index login_event_at on login_event (at);
create index login_event_customer on login_event (customer_id, at);
-- Wrong passwords over all accounts, read each minute (threat AUT-01).
create index login_event_failed on login_event (at) where not succeeded;
grant select, insert, delete on login_event to tessera_app;


-- Stops

-- One operator can stop something at once; two people lift it (threat OPR-04, decision 0062).
create table stop (
  id uuid primary key,
  number bigint generated always as identity (start with 1001) unique,
  scope text not null check (scope in ('account', 'account_withdrawals', 'withdrawals', 'deposits', 'coin',
    'product', 'registration')),
  -- A customer's id, a coin's code or a product's symbol. Empty if the scope needs none.
  subject_id text not null,
  customer_id uuid references customer,
  reason text not null,
  -- The neutral text for the customer. Null if no customer is stopped.
  notice text check (notice in ('safety', 'review')),
  set_by uuid not null,
  from_at timestamptz not null,
  until_at timestamptz not null,
  -- For an account: true if this stop, or an older one that it extends, froze it, so that its end unfreezes it.
  thaws boolean not null default false,
  lifted_at timestamptz,
  -- The time when the end was processed: on schedule, or with the lift.
  ended_at timestamptz,
  written xid8 not null default pg_current_xact_id(),
  constraint stop_ends_later check (until_at > from_at),
  constraint stop_lifted_later check (lifted_at >= from_at),
  constraint stop_of_account_names_customer
    check (scope in ('account', 'account_withdrawals') = (customer_id is not null)),
  constraint stop_of_customer_has_notice check ((customer_id is null) = (notice is null)),
  constraint stop_subject_is_customer check (customer_id is null or customer_id::text = subject_id),
  constraint stop_of_everything_has_no_subject
    check (scope in ('withdrawals', 'deposits', 'registration') = (subject_id = ''))
);
comment on table stop is 'A stop of an account, or of a part of the exchange.';
create index stop_customer on stop (customer_id, until_at) where customer_id is not null;
create index stop_due on stop (until_at) where ended_at is null;
create index stop_running on stop (scope, subject_id, until_at) where lifted_at is null;
create index stop_written on stop (written) where scope = 'account_withdrawals';
grant select, insert, update on stop to tessera_app;

-- Only the end of a stop is written, and only once.
create function stop_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.scope, new.subject_id, new.customer_id, new.reason, new.notice, new.set_by, new.from_at, new.until_at)
     is distinct from (old.id, old.scope, old.subject_id, old.customer_id, old.reason, old.notice, old.set_by, old.from_at, old.until_at)
     or (old.lifted_at is not null and new.lifted_at is distinct from old.lifted_at)
     or (old.ended_at is not null and new.ended_at is distinct from old.ended_at)
     or (new.thaws and not old.thaws) then
    raise exception 'stop % cannot be edited; only its lift and its end are written, once each', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger stop_guard before update on stop for each row execute function stop_guard();

create function stop_written() returns trigger language plpgsql as $$
begin
  new.written := pg_current_xact_id();
  return new;
end $$;
create trigger stop_written before update on stop for each row execute function stop_written();

-- True while a scope is stopped. Setting a stop takes the lock exclusively, so a transaction that passes here commits
-- before the stop, or waits and sees it. Volatile: each statement inside reads again after the wait.
create function stop_runs(which text, whose text) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('stops', 0));
  return exists (select from stop s
                  where s.scope = which and s.subject_id = whose and s.lifted_at is null and s.until_at > statement_timestamp());
end $$;

create view audit.security_event as select customer_id::text as user_id, kind, at from security_event;

create view audit.kyc as select id::text as user_id, kyc_status as status, kyc_changed_at as changed_at from customer;

-- Always empty. The view exists because its name and columns are part of the contract.
create view audit.api_key as select null::text as key_id, null::text as user_id, null::text[] as ips, null::boolean as active where false;

grant select on audit.security_event, audit.kyc, audit.api_key to audit_ro;
