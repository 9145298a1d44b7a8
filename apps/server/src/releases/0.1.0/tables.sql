create schema audit;

create domain minor as numeric check (value >= 0 and value = trunc(value)
    and value < '1000000000000000000000000000000'::numeric);

create domain minor_delta as numeric check (value = trunc(value)
    and value > '-1000000000000000000000000000000'::numeric and value < '1000000000000000000000000000000'::numeric);

create sequence customer_number as bigint start with 30182744;

create table transition (
  entity     text        not null,
  entity_id  text        not null,
  n          int         not null check (n > 0),
  from_state text,
  to_state   text        not null,
  at         timestamptz not null,
  actor      text        not null,
  constraint transition_pkey primary key (entity, entity_id, n),
  constraint transition_first_has_no_origin check ((n = 1) = (from_state is null))
) partition by list (entity);

create table legal_edge (
  entity     text not null,
  from_state text,
  to_state   text not null,
  constraint legal_edge_entity_from_state_to_state_key unique nulls not distinct (entity, from_state, to_state)
);

create table chain_head (
  chain text   primary key check (chain in ('journal', 'audit')),
  seq   bigint not null,
  hash  text   not null
);

create table rate_limit (
  key    varchar(255) primary key,
  points int          not null default 0,
  expire bigint
);

create table database_probe (
  id     int         primary key check (id = 1),
  at     timestamptz not null,
  filler bytea       storage external not null
);

create table site_setting (
  the_row               boolean default true primary key check (the_row),
  login_hide            boolean not null,
  register_hide         boolean not null,
  login_forbidden       boolean not null,
  register_forbidden    boolean not null,
  enforce_authenticator boolean not null,
  voice_open            boolean not null,
  restriction_type      int     not null check (restriction_type in (0, 1, 2)),
  risk_test             boolean not null default false,
  limit_countries       text[]  not null,
  allow_countries       text[]  not null,
  high_risk_countries   text[]  not null default '{}',
  terms_version         text    not null
);

create table field_key (
  kid            text        primary key,
  public_jwk     jsonb       not null,
  private_sealed text        not null,
  created_at     timestamptz not null,
  ends_at        timestamptz
);

create table field_nonce (
  nonce      text        primary key,
  expires_at timestamptz not null
);

create table customer (
  id                  uuid        primary key,
  number              bigint      not null default nextval('customer_number'::regclass) unique,
  email               text        check (email = lower(btrim(email))),
  email_key           text        generated always as (regexp_replace(email, '\+[^@]*@', '@')) stored unique,
  email_lost          boolean     not null default false,
  phone               text        unique check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  phone_key           text,
  mobile_check        boolean     not null default false,
  former_email        text,
  former_phone        text,
  password_hash       text        not null,
  nickname            text        check (char_length(btrim(nickname)) between 1 and 10),
  real_name           text,
  type                text        not null check (type in ('individual', 'corporate', 'sub', 'member')),
  parent_id           uuid,
  parent_active       boolean     not null default true,
  kyc_status          text        not null check (kyc_status in ('unknown', 'pending', 'approved', 'rejected')),
  kyc_changed_at      timestamptz not null,
  residence           text        check (residence ~ '^[A-Z]{2}$'),
  nationality         text        check (nationality ~ '^[A-Z]{2}$'),
  investor_class      text        not null check (investor_class in ('ri', 'ai', 'ei')),
  risk_test_passed_at timestamptz,
  status              text        not null check (status in ('active', 'frozen', 'closed')),
  forgotten_at        timestamptz,
  lang                text        not null check (lang in ('en_US', 'zh_CN')),
  fiat                text        not null,
  terms_version       text        not null,
  invite_code         text        not null default upper("left" (replace(gen_random_uuid()::text, '-', ''), 10)) unique,
  invited_by          uuid,
  created_at          timestamptz not null,
  phishing_phrase     text        check (char_length(phishing_phrase) between 4 and 20),
  fund_password_hash  text,
  color_mode          text        check (color_mode in ('green-up', 'red-up')),
  fee_coin_open       boolean     not null default false,
  mails_off           text[]      not null default '{}' check (mails_off <@ array['funds', 'kyc', 'invest', 'trade',
    'notice']),
  texts_off           text[]      not null default '{}' check (texts_off <@ array['funds', 'kyc', 'invest', 'trade',
    'notice']),
  constraint approved_has_name check (kyc_status <> 'approved' or real_name is not null or status = 'closed'),
  constraint customer_checked_phone_exists check (phone is not null or not mobile_check),
  constraint customer_lost_email_exists check (email is not null or not email_lost),
  constraint customer_not_invited_by_itself check (invited_by <> id),
  constraint customer_parent_of_sub_only check (type = 'sub' or parent_active),
  constraint customer_phone_key_of_phone check (phone_key is null or phone is not null),
  constraint customer_reached check (type = 'sub' or status = 'closed' or email is not null or phone is not null),
  constraint forgotten_has_no_names
    check (forgotten_at is null or (status = 'closed' and (type = 'sub' or real_name is null)
    and num_nonnulls(email, phone, former_email, former_phone, nickname, phishing_phrase, fund_password_hash) = 0)),
  constraint sub_has_parent check ((type = 'sub') = (parent_id is not null))
);

create table session (
  id                  uuid        primary key,
  token_hash          text        not null unique,
  customer_id         uuid        not null,
  created_at          timestamptz not null,
  seen_at             timestamptz not null,
  expires_at          timestamptz not null,
  idle_minutes        int         not null default 30 check (idle_minutes in (30, 10080)),
  ended_at            timestamptz,
  ip                  text        not null,
  user_agent          text        not null,
  device_id           text,
  device_info         text        check (device_info ~ '^[0-9a-f]{64}$'),
  clock_drift_seconds int
);

create table code_challenge (
  id           uuid        primary key,
  scene        text        not null,
  proof        text        not null default 'email' check (proof in ('email', 'mobile', 'new')),
  channel      text        not null default 'email' check (channel in ('email', 'sms', 'voice')),
  target       text        not null,
  target_key   text        not null,
  requested_by text        not null check (requested_by in ('visitor', 'owner')),
  customer_id  uuid,
  session_id   uuid,
  payload_hash text        not null,
  ip           text        not null,
  tries        int         not null default 0 check (tries between 0 and 5),
  created_at   timestamptz not null,
  resend_at    timestamptz not null,
  expires_at   timestamptz not null,
  used_at      timestamptz
);

create table login_ticket (
  id           uuid        primary key,
  token_hash   text        not null unique,
  customer_id  uuid        not null,
  challenge_id uuid,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  used_at      timestamptz
);

create table password_budget (
  account_hash text        primary key,
  tries        int         not null check (tries >= 0),
  window_start timestamptz not null
);

create table verify_token (
  token_hash   text        primary key,
  scene        text        not null,
  target       text,
  customer_id  uuid,
  payload_hash text        not null,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  used_at      timestamptz,
  proven       text[]      not null default '{}'
);

create table password_reset (
  id           uuid        primary key,
  token_hash   text        not null unique,
  customer_id  uuid,
  account      text        not null,
  steps        text[]      not null check (steps <@ array['mobile', 'email', 'google'] and cardinality(steps) > 0),
  done         int         not null default 0,
  challenge_id uuid,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  used_at      timestamptz,
  constraint password_reset_done_steps check (done between 0 and cardinality(steps))
);

create table qr_login (
  id          uuid        primary key,
  secret_hash text        not null unique,
  status      text        not null check (status in ('waiting', 'scanned', 'confirmed', 'rejected', 'used')),
  match_code  int         not null check (match_code between 10 and 99),
  choices     int[]       not null,
  ip          text        not null,
  user_agent  text        not null,
  device_id   text,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  customer_id uuid,
  session_id  uuid,
  constraint qr_login_offers_match_code check (match_code = any (choices)),
  constraint qr_login_scanned_by_customer check ((status = 'waiting') = (customer_id is null))
);

create table terms_acceptance (
  customer_id   uuid        not null,
  edition       text        not null,
  document_hash text,
  lang          text        not null check (lang in ('en_US', 'zh_CN')),
  at            timestamptz not null,
  ip            text        not null,
  constraint terms_acceptance_pkey primary key (customer_id, edition)
);

create table authenticator (
  customer_id   uuid        primary key,
  secret_sealed text        not null,
  bound_at      timestamptz not null,
  last_step     bigint      not null
);

create table authenticator_setup (
  customer_id   uuid        primary key,
  secret_sealed text        not null,
  expires_at    timestamptz not null
);

create table authenticator_tries (
  customer_id uuid          not null,
  entry_point text          not null check (entry_point in ('login', 'reset', 'session')),
  wrong_tries int           not null,
  wrong_since timestamptz,
  wrong_at    timestamptz[] not null,
  constraint authenticator_tries_pkey primary key (customer_id, entry_point)
);

create table backup_code (
  customer_id uuid        not null,
  code_hash   text        not null,
  used_at     timestamptz,
  constraint backup_code_pkey primary key (customer_id, code_hash)
);

create table passkey (
  id            uuid        primary key,
  customer_id   uuid        not null,
  credential_id text        not null unique,
  public_key    bytea       not null,
  sign_count    bigint      not null check (sign_count >= 0),
  transports    text[]      not null,
  name          text        not null check (char_length(btrim(name)) between 1 and 40),
  backed_up     boolean     not null,
  created_at    timestamptz not null,
  used_at       timestamptz
);

create table passkey_challenge (
  id           uuid        primary key,
  purpose      text        not null check (purpose in ('add', 'login', 'second', 'prove')),
  challenge    text        not null,
  holder       text        not null,
  payload_hash text        not null,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  used_at      timestamptz
);

create table fund_password_check (
  id          uuid        primary key,
  customer_id uuid        not null,
  at          timestamptz not null,
  matched     boolean     not null
);

create table api_key (
  id              uuid        primary key,
  customer_id     uuid        not null,
  made_by         uuid,
  power_id        uuid,
  slot            smallint    not null check (slot between 1 and 5),
  label           text        not null check (length(label) between 1 and 20),
  key_hash        text        not null unique,
  ending          text        not null check (length(ending) = 4),
  type            text        not null check (type in ('hmac', 'ed25519')),
  secret_sealed   text,
  public_key      text,
  scopes          text[]      not null check (scopes <@ array['read', 'trade', 'withdraw'] and cardinality(scopes) > 0),
  ips             text[]      not null check (cardinality(ips) <= 5),
  status          text        not null check (status in ('active', 'stopped', 'deleted')),
  created_at      timestamptz not null,
  acts_from       timestamptz not null,
  expires_at      timestamptz,
  last_used_at    timestamptz,
  deleted_at      timestamptz,
  foreign_uses    int         not null default 0,
  foreign_used_at timestamptz,
  constraint api_key_broker_withdraws_nothing check (power_id is null or not 'withdraw' = any (scopes)),
  constraint api_key_deleted check ((status = 'deleted') = (deleted_at is not null)),
  constraint api_key_ed25519_has_public_key check ((type = 'ed25519') = (public_key is not null)),
  constraint api_key_hmac_has_secret check ((type = 'hmac') = (secret_sealed is not null)),
  constraint api_key_without_ips_is_limited
    check (cardinality(ips) > 0 or (expires_at is not null and not 'withdraw' = any (scopes)))
);

create table api_request (
  key_id     uuid        not null,
  digest     text        not null,
  expires_at timestamptz not null,
  endpoint   text        not null,
  constraint api_request_pkey primary key (key_id, digest)
);

create table account_freeze (
  id             uuid        primary key,
  customer_id    uuid        not null,
  scope          text        not null check (scope in ('withdraw', 'transferOut', 'p2pSell')),
  cause          text        not null,
  from_at        timestamptz not null,
  until_at       timestamptz not null,
  extended_by    uuid,
  shortened_from timestamptz,
  written        xid8        not null default pg_current_xact_id(),
  constraint account_freeze_ends_later check (until_at > from_at)
);

create table freeze_link (
  id          uuid        primary key,
  customer_id uuid        not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz,
  constraint freeze_link_expires_later check (expires_at > created_at)
);

create table security_event (
  id          uuid        primary key,
  customer_id uuid        not null,
  kind        text        not null,
  at          timestamptz not null,
  ip          text        not null,
  device      text,
  city        text
);

create table login_event (
  id          uuid        primary key,
  customer_id uuid,
  at          timestamptz not null,
  kind        text        not null,
  ip          text        not null,
  device      text,
  succeeded   boolean     not null,
  city        text,
  note        text        check (note = 'new_device')
);

create table stop (
  id          uuid        primary key,
  number      bigint      generated always as identity (start with 1001) unique,
  scope       text        not null check (scope in ('account', 'account_withdrawals', 'withdrawals', 'deposits',
    'coin', 'product', 'registration')),
  subject_id  text        not null,
  customer_id uuid,
  reason      text        not null,
  notice      text        check (notice in ('safety', 'review')),
  set_by      uuid        not null,
  from_at     timestamptz not null,
  until_at    timestamptz not null,
  thaws       boolean     not null default false,
  lifted_at   timestamptz,
  ended_at    timestamptz,
  written     xid8        not null default pg_current_xact_id(),
  constraint stop_ends_later check (until_at > from_at),
  constraint stop_lifted_later check (lifted_at >= from_at),
  constraint stop_of_account_names_customer
    check (scope in ('account', 'account_withdrawals') = (customer_id is not null)),
  constraint stop_of_customer_has_notice check ((customer_id is null) = (notice is null)),
  constraint stop_of_everything_has_no_subject
    check (scope in ('withdrawals', 'deposits', 'registration') = (subject_id = '')),
  constraint stop_subject_is_customer check (customer_id is null or customer_id::text = subject_id)
);

create table operator (
  id                   uuid        primary key,
  email                text        not null unique check (email = lower(btrim(email))),
  name                 text        not null,
  own_phone            text,
  own_document_hash    text,
  own_document_formula smallint    check (own_document_formula in (1, 2)),
  password_hash        text        not null,
  totp_secret_sealed   text        not null,
  totp_last_step       bigint      not null default 0,
  totp_confirmed_at    timestamptz,
  roles                text[]      not null,
  status               text        not null check (status in ('invited', 'active', 'suspended', 'closed')),
  invited_until        timestamptz,
  wrong_passwords      int         not null default 0,
  wrong_codes          int         not null default 0,
  locked_until         timestamptz,
  created_at           timestamptz not null
);

create table operator_ticket (
  token_hash  text        primary key,
  operator_id uuid        not null,
  tries       int         not null default 0 check (tries between 0 and 5),
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz
);

create table operator_session (
  id          uuid        primary key,
  token_hash  text        not null unique,
  operator_id uuid        not null,
  created_at  timestamptz not null,
  seen_at     timestamptz not null,
  expires_at  timestamptz not null,
  ended_at    timestamptz,
  ip          text        not null,
  device_hash text
);

create table operator_passkey (
  id            uuid        primary key,
  operator_id   uuid        not null,
  credential_id text        not null unique,
  public_key    bytea       not null,
  sign_count    bigint      not null check (sign_count >= 0),
  transports    text[]      not null,
  name          text        not null check (char_length(btrim(name)) between 1 and 40),
  backed_up     boolean     not null,
  created_at    timestamptz not null,
  used_at       timestamptz
);

create table operator_account (
  operator_id uuid        not null,
  customer_id uuid        not null,
  status      text        not null check (status in ('own', 'other')),
  declared_at timestamptz not null,
  answered_by uuid,
  reason      text,
  constraint operator_account_pkey primary key (operator_id, customer_id),
  constraint operator_account_answer_has_reason check ((answered_by is null) = (reason is null)),
  constraint operator_account_answered_by_another check (answered_by <> operator_id),
  constraint operator_account_other_is_answered check (status = 'own' or answered_by is not null)
);

create table key_canary (
  key     text        primary key check (key in ('SECRET_KEY', 'CHAIN_MASTER_SEED')),
  sealed  text        not null,
  made_at timestamptz not null default now()
);

create table cms_text (
  id         uuid        primary key,
  kind       text        not null check (kind in ('page', 'legal', 'faq', 'footer', 'banner', 'announcement', 'seo')),
  slug       text        not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  created_at timestamptz not null
);

create table cms_version (
  id           uuid        primary key,
  text_id      uuid        not null,
  number       int         not null check (number > 0),
  status       text        not null check (status in ('draft', 'review', 'scheduled', 'published', 'archived')),
  content      jsonb       not null,
  content_hash text        not null,
  edition      text,
  written_by   uuid        not null,
  written_at   timestamptz not null,
  approved_by  uuid,
  publish_at   timestamptz,
  published_at timestamptz,
  archived_at  timestamptz,
  constraint cms_version_text_id_number_key unique (text_id, number),
  constraint cms_version_approved_by_another check (approved_by <> written_by),
  constraint cms_version_published_has_time check (status <> 'published' or published_at is not null),
  constraint cms_version_scheduled_is_approved
    check (status not in ('scheduled', 'published') or (approved_by is not null and publish_at is not null))
);

create table coin (
  code      text        primary key check (code ~ '^[A-Za-z0-9]{2,12}$'),
  kind      text        not null check (kind in ('crypto', 'fiat', 'token')),
  scale     int         not null check (scale between 0 and 9),
  name_en   text        not null,
  name_zh   text        not null,
  listed_at timestamptz not null
);

create table coin_network (
  coin          text    not null,
  chain         text    not null check (chain ~ '^[a-z0-9_]{3,32}$'),
  mint          text    not null,
  token_program text    not null,
  confirmations int     not null check (confirmations > 0),
  deposit_open  boolean not null,
  deposit_min   minor   not null,
  withdraw_open boolean not null,
  withdraw_fee  minor   not null,
  withdraw_min  minor   not null,
  withdraw_max  minor   not null,
  memo          text    not null default 'none' check (memo in ('none', 'optional', 'required')),
  constraint coin_network_pkey primary key (coin, chain),
  constraint coin_network_chain_mint_key unique (chain, mint)
);

create table account (
  id              bigint      generated always as identity primary key,
  customer_id     uuid,
  kind            text        not null,
  purpose         text        not null,
  role            text        not null,
  coin            text        not null,
  may_be_negative boolean     not null,
  posted          minor_delta not null default 0,
  held            minor       not null default 0,
  constraint account_customer_id_kind_purpose_coin_key unique nulls not distinct (customer_id, kind, purpose, coin),
  constraint account_id_coin_key unique (id, coin),
  constraint available_not_negative check (may_be_negative or posted - held >= 0)
) with (fillfactor=60);

create table journal (
  id          uuid        primary key,
  seq         bigint      not null unique,
  created_at  timestamptz not null,
  kind        text        not null,
  ref_type    text        not null,
  ref_id      text        not null,
  actor       text        not null,
  reverses_id uuid,
  prev_hash   text        not null,
  hash        text        not null
);

create table posting (
  id         bigint      generated always as identity (increment by 2),
  journal_id uuid        not null,
  account_id bigint      not null,
  coin       text        not null,
  amount     minor_delta not null check (amount <> 0),
  balance    minor_delta,
  constraint posting_pkey primary key (journal_id, id)
) partition by range (journal_id);

create table hold (
  id          uuid        primary key,
  account_id  bigint      not null,
  coin        text        not null,
  amount      minor       not null check (amount > 0),
  captured    minor       not null default 0,
  released    minor       not null default 0,
  state       text        not null check (state in ('open', 'captured', 'released', 'expired')),
  ref_type    text        not null,
  ref_id      text        not null,
  created_at  timestamptz not null,
  resolved_at timestamptz,
  constraint hold_ref_type_ref_id_key unique (ref_type, ref_id),
  constraint hold_resolved check ((state = 'open') = (resolved_at is null)),
  constraint hold_resolved_whole check (state = 'open' or captured + released = amount),
  constraint hold_within_amount check (captured + released <= amount)
);

create table limit_use (
  customer_id uuid        not null,
  win_kind    text        not null check (win_kind in ('day', 'month')),
  win_start   timestamptz not null,
  used        minor       not null,
  cap         minor       not null,
  constraint limit_use_pkey primary key (customer_id, win_kind, win_start),
  constraint limit_use_within_cap check (used <= cap)
);

create table rate (
  coin   text        not null,
  fiat   text        not null,
  price  minor       not null check (price > 0),
  as_of  timestamptz not null,
  source text        not null,
  constraint rate_pkey primary key (coin, fiat)
);

create table rate_held (
  coin   text        not null,
  feed   text        not null check (feed in ('first', 'second')),
  price  minor       not null check (price > 0),
  latest minor       not null check (latest > 0),
  reason text        not null check (reason in ('no_agreed_rate', 'one_source', 'sources_differ', 'step_too_large')),
  source text        not null,
  as_of  timestamptz not null,
  since  timestamptz not null,
  constraint rate_held_pkey primary key (coin, feed)
);

create table rate_range (
  coin text        not null,
  hour timestamptz not null,
  low  minor       not null check (low > 0),
  high minor       not null,
  constraint rate_range_pkey primary key (coin, hour),
  constraint low_below_high check (low <= high)
);

create table external_balance (
  coin            text        primary key,
  amount          minor_delta not null,
  held            minor_delta not null,
  as_of_seq       bigint      not null,
  at              timestamptz not null,
  seen_by         minor_delta not null default 0,
  seen_since      timestamptz,
  reported_amount minor_delta,
  reported_held   minor_delta,
  reported_since  timestamptz,
  constraint external_balance_reported_whole
    check ((reported_since is null) = (reported_amount is null) and (reported_since is null) = (reported_held is null)),
  constraint external_balance_seen_whole check ((seen_by = 0) = (seen_since is null))
);

create table liability_snapshot (
  taken_at    timestamptz not null,
  coin        text        not null,
  journal_seq bigint      not null,
  root        text        not null check (root ~ '^[0-9a-f]{64}$'),
  sum         minor       not null,
  leaves      int         not null check (leaves > 0),
  constraint liability_snapshot_pkey primary key (taken_at, coin)
);

create table liability_leaf (
  taken_at    timestamptz not null,
  coin        text        not null,
  customer_id uuid        not null,
  nonce       text        not null check (nonce ~ '^[0-9a-f]{64}$'),
  balance     minor       not null,
  position    int         not null check ("position" >= 0),
  constraint liability_leaf_pkey primary key (customer_id, taken_at, coin),
  constraint liability_leaf_taken_at_coin_position_key unique (taken_at, coin, "position")
);

create table liability_level (
  taken_at timestamptz not null,
  coin     text        not null,
  level    int         not null check (level >= 0),
  nodes    bytea       storage external not null check (length(nodes) % 48 = 0),
  constraint liability_level_pkey primary key (taken_at, coin, level)
);

create table idempotency (
  owner     text        not null,
  scope     text        not null,
  key       text        not null check (length(key) between 8 and 100),
  body_hash text        not null,
  reply     jsonb,
  ref_id    text,
  at        timestamptz not null,
  constraint idempotency_pkey primary key (owner, scope, key)
);

create table captcha_answer (
  digest text        primary key,
  at     timestamptz not null
);

create table upload (
  id         uuid        primary key,
  owner      text        not null,
  purpose    text        not null,
  name       text        not null,
  media_type text        not null,
  size       int         not null check (size > 0 and size <= 8388608),
  sha256     text        not null,
  stored_as  text        not null unique,
  created_at timestamptz not null
);

create table quarantined_upload (
  id         uuid        primary key,
  owner      text        not null,
  purpose    text        not null,
  name       text        not null,
  media_type text        not null,
  size       int         not null check (size > 0 and size <= 8388608),
  sha256     text        not null,
  stored_as  text        not null unique,
  created_at timestamptz not null,
  finding    text        not null
);

create table message (
  id          uuid        primary key,
  customer_id uuid        not null,
  type        text        not null check (type in ('security', 'funds', 'kyc', 'invest', 'trade', 'notice')),
  kind        text        not null,
  params      jsonb       not null,
  link        text,
  created_at  timestamptz not null,
  read_at     timestamptz,
  thread      text,
  must_ack    boolean     not null default false,
  acked_at    timestamptz,
  constraint message_acked check (acked_at is null or must_ack)
);

create table mail (
  id         uuid        primary key,
  recipient  text        not null,
  lang       text        not null check (lang in ('en_US', 'zh_CN')),
  kind       text        not null,
  params     jsonb       not null,
  created_at timestamptz not null,
  useless_at timestamptz,
  sent_at    timestamptz
);

create table sms (
  id           uuid        primary key,
  phone        text        not null,
  prefix       text        not null,
  dial         text        not null default '',
  channel      text        not null check (channel in ('sms', 'voice')),
  lang         text        not null check (lang in ('en_US', 'zh_CN')),
  kind         text        not null,
  params       jsonb       not null,
  requested_by text        not null check (requested_by in ('visitor', 'owner', 'exchange')),
  created_at   timestamptz not null,
  useless_at   timestamptz,
  sent_at      timestamptz,
  provider_id  text        unique,
  status       text        not null default 'queued' check (status in ('queued', 'sent', 'delivered', 'failed',
    'unsent')),
  status_at    timestamptz,
  unsent_for   text        check (unsent_for in ('bound', 'region', 'provider')),
  constraint sms_unsent_has_reason check ((status = 'unsent') = (unsent_for is not null))
);

create table sms_budget (
  the_row      boolean default true primary key check (the_row),
  sms_closed   boolean not null,
  voice_closed boolean not null,
  number_day   int     not null check (number_day >= 0),
  prefix_day   int     not null check (prefix_day >= 0),
  country_day  int     not null check (country_day >= 0),
  exchange_day int     not null check (exchange_day >= 0)
);

create table sms_country_budget (
  dial         text    primary key check (dial ~ '^[1-9][0-9]{0,3}$'),
  country_day  int     check (country_day >= 0),
  sms_closed   boolean not null,
  voice_closed boolean not null
);

create table approval_request (
  id               uuid        primary key,
  number           bigint      generated always as identity unique,
  kind             text        not null,
  subject_id       text        not null,
  verdict          text        not null check (verdict in ('approve', 'refuse')),
  proposal         jsonb,
  reason_code      text,
  customer_message text,
  content          jsonb       not null,
  content_hash     text        not null,
  reason           text        not null,
  status           text        not null check (status in ('requested', 'approved', 'refused', 'cancelled')),
  requested_by     uuid        not null,
  requested_at     timestamptz not null,
  decided_at       timestamptz
);

create table approval (
  id           uuid        primary key,
  request_id   uuid        not null,
  verdict      text        not null check (verdict in ('approve', 'refuse')),
  content_hash text        not null,
  approver_id  uuid        not null,
  note         text        not null,
  at           timestamptz not null,
  constraint approval_request_id_approver_id_key unique (request_id, approver_id)
);

create table document_check (
  operator_id uuid        not null,
  subject_id  uuid        not null,
  upload_id   uuid        not null,
  opened_at   timestamptz not null,
  verdict     text        check (verdict in ('accepted', 'unreadable', 'not_genuine', 'not_theirs', 'out_of_date')),
  judged_at   timestamptz,
  constraint document_check_pkey primary key (operator_id, subject_id, upload_id),
  constraint document_check_verdict_has_time check ((verdict is null) = (judged_at is null))
);

create table audit_entry (
  seq         bigint      primary key,
  at          timestamptz not null,
  actor       text        not null,
  action      text        not null,
  target_type text        not null,
  target_id   text        not null,
  before      jsonb,
  after       jsonb,
  reason      text,
  ip          text,
  prev_hash   text        not null,
  hash        text        not null
);

create table audit_copy (
  the_row     boolean     default true primary key check (the_row),
  seq         bigint      not null check (seq >= 0),
  hash        text        not null,
  at          timestamptz not null,
  answered_at timestamptz not null default '-infinity'::timestamptz,
  knows_more  boolean     not null default false
);

create table books_check (
  id          bigint      generated always as identity primary key,
  at          timestamptz not null,
  scope       text        not null check (scope in ('tail', 'everything')),
  findings    int         not null check (findings >= 0),
  detail      jsonb       not null,
  saw_up_to   bigint,
  began_at    timestamptz not null default now(),
  saw_journal bigint      check (saw_journal >= 0),
  saw_act     bigint      check (saw_act >= 0),
  unconfirmed jsonb       not null default '[]'::jsonb check (jsonb_typeof(unconfirmed) = 'array'),
  constraint books_check_saw check ((scope = 'everything') = (saw_up_to is not null) and saw_up_to < id)
);

create table webhook_endpoint (
  id            uuid        primary key,
  customer_id   uuid        not null,
  made_by       uuid,
  slot          int         not null check (slot between 1 and 5),
  url           text        not null check (length(url) <= 500),
  events        text[]      not null check (cardinality(events) > 0),
  secret_sealed text        not null,
  status        text        not null check (status in ('active', 'paused', 'failing')),
  created_at    timestamptz not null,
  status_at     timestamptz not null,
  accepted_at   timestamptz,
  rests_until   timestamptz,
  busy_until    timestamptz,
  turn_at       timestamptz,
  is_quick      boolean     not null default false,
  constraint webhook_endpoint_customer_id_slot_key unique (customer_id, slot)
);

create table webhook_event (
  id          uuid        primary key,
  number      bigint      generated always as identity unique,
  customer_id uuid        not null,
  type        text        not null,
  subject_id  uuid,
  data        jsonb       not null,
  created_at  timestamptz not null
);

create table webhook_delivery (
  id          uuid        primary key,
  endpoint_id uuid        not null,
  event_id    uuid        not null,
  status      text        not null check (status in ('waiting', 'delivered', 'given_up')),
  tries       int         not null default 0 check (tries between 0 and 5),
  created_at  timestamptz not null,
  next_at     timestamptz,
  last_at     timestamptz,
  last_status int,
  last_error  text        check (last_error in ('address', 'name', 'timeout', 'connection', 'status')),
  constraint webhook_delivery_endpoint_id_event_id_key unique (endpoint_id, event_id),
  constraint webhook_delivery_waiting_has_next check ((status = 'waiting') = (next_at is not null))
);

create table webhook_orders_read (
  id              int    primary key check (id = 1),
  fill_seq        bigint not null,
  canceled_number bigint not null
);

create table identity_choice (
  customer_id uuid        primary key,
  kind        text        not null check (kind in ('personal', 'company')),
  at          timestamptz not null
);

create table kyc_case (
  id               uuid        primary key,
  number           bigint      generated always as identity (start with 30001) unique,
  customer_id      uuid        not null,
  status           text        not null check (status in ('submitted', 'action_required', 'approved', 'expiring',
    'expired', 'suspended', 'rejected')),
  version          int         not null check (version >= 1),
  opened_at        timestamptz not null,
  submitted_at     timestamptz not null,
  decided_at       timestamptz,
  reason_code      text,
  customer_message text,
  approved_at      timestamptz,
  constraint kyc_case_decided check (decided_at is null or status in ('approved', 'expiring', 'expired', 'rejected'))
);

create table kyc_version (
  case_id                uuid        not null,
  version                int         not null check (version >= 1),
  legal_name             text        not null,
  birth_date             text        not null check (birth_date ~ '^\d{4}-\d\d-\d\d$'),
  nationality            text        not null check (nationality ~ '^[A-Z]{2}$'),
  document_type          text        not null check (document_type in ('passport', 'id_card', 'driving_licence',
    'residence_permit')),
  document_number_sealed text        not null,
  document_number_hash   text        not null,
  document_number_masked text        not null,
  document_expires_on    text        check (document_expires_on ~ '^\d{4}-\d\d-\d\d$'),
  address                jsonb       not null,
  at                     timestamptz not null,
  source                 text        not null default 'customer' check (source in ('customer', 'myinfo')),
  source_at              timestamptz,
  unverified_fields      text[]      not null default '{}',
  number_formula         smallint    not null default 1 check (number_formula in (1, 2)),
  constraint kyc_version_pkey primary key (case_id, version),
  constraint kyc_version_source check ((source = 'customer') = (source_at is null))
);

create table kyc_document (
  case_id   uuid not null,
  version   int  not null,
  kind      text not null check (kind in ('front', 'back', 'selfie')),
  upload_id uuid not null,
  constraint kyc_document_pkey primary key (case_id, version, kind)
);

create table kyc_ask (
  case_id          uuid        not null,
  version          int         not null,
  item             text        not null check (item in ('details', 'front', 'back', 'selfie')),
  reason_code      text        not null,
  customer_message text,
  requested_by     uuid,
  at               timestamptz not null,
  constraint kyc_ask_pkey primary key (case_id, version, item)
);

create table kyc_identity (
  number_hash text primary key,
  customer_id uuid not null unique
);

create table identity_check (
  id          uuid        primary key,
  customer_id uuid        not null,
  at          timestamptz not null,
  matched     boolean     not null
);

create table kyc_handover (
  id          uuid        primary key,
  customer_id uuid        not null,
  flow        text        not null check (flow in ('personal', 'company')),
  items       text[]      not null check (cardinality(items) between 1 and 20),
  status      text        not null check (status in ('waiting', 'opened', 'done')),
  code_hash   text        not null unique,
  device      text        not null,
  phone_hash  text        unique,
  created_at  timestamptz not null,
  opened_at   timestamptz,
  done_at     timestamptz,
  expires_at  timestamptz not null,
  constraint kyc_handover_done_has_time check ((status = 'done') = (done_at is not null)),
  constraint kyc_handover_opened_by_phone check ((status = 'waiting') = (phone_hash is null)),
  constraint kyc_handover_opened_has_time check ((phone_hash is null) = (opened_at is null))
);

create table kyc_handover_photo (
  handover_id uuid        not null,
  item        text        not null,
  upload_id   uuid        not null,
  at          timestamptz not null,
  constraint kyc_handover_photo_pkey primary key (handover_id, item)
);

create table company_application (
  id                  uuid        primary key,
  number              bigint      generated always as identity (start with 50001) unique,
  customer_id         uuid        not null,
  status              text        not null check (status in ('draft', 'submitted', 'to_be_improved', 'approved',
    'suspended', 'rejected')),
  version             int         not null check (version >= 0),
  company_type        text,
  name                text,
  registration_number text,
  registration_hash   text,
  incorporated_on     text        check (incorporated_on ~ '^\d{4}-\d\d-\d\d$'),
  contact_number      text,
  source_of_funds     text,
  nature_of_business  text,
  application_reason  text,
  website             text,
  registered_address  jsonb       not null,
  business_address    jsonb       not null,
  many_owners         boolean     not null,
  opened_at           timestamptz not null,
  saved_at            timestamptz not null,
  submitted_at        timestamptz,
  used_days           int         not null check (used_days >= 0),
  decided_at          timestamptz,
  reason_code         text,
  customer_message    text,
  constraint company_decided check (decided_at is null or status in ('approved', 'rejected')),
  constraint company_submitted_has_version
    check ((version > 0) = (submitted_at is not null) and (status = 'draft' or version > 0))
);

create table company_document (
  application_id uuid        not null,
  kind           text        not null,
  upload_id      uuid        not null,
  issued_on      text        check (issued_on ~ '^\d{4}-\d\d-\d\d$'),
  added_at       timestamptz not null,
  constraint company_document_pkey primary key (application_id, kind),
  constraint company_document_application_id_upload_id_key unique (application_id, upload_id)
);

create table company_person (
  id               uuid        primary key,
  application_id   uuid        not null,
  name             text        not null,
  roles            text[]      not null,
  id_type          text,
  id_number_sealed text,
  id_number_hash   text,
  id_number_masked text,
  nationality      text        check (nationality ~ '^[A-Z]{2}$'),
  birth_date       text        check (birth_date ~ '^\d{4}-\d\d-\d\d$'),
  share            int         check (share between 1 and 10000),
  added_at         timestamptz not null,
  account_hash     text,
  register_fields  text[],
  register_roles   text[],
  number_formula   smallint    not null default 1 check (number_formula in (1, 2)),
  register_differs text[]      not null default '{}',
  constraint company_person_once unique (application_id, id_number_hash),
  constraint company_person_number_whole
    check (num_nonnulls(id_number_sealed, id_number_hash, id_number_masked) in (0, 3)),
  constraint company_person_register check ((register_fields is null) = (register_roles is null))
);

create table company_version (
  application_id      uuid        not null,
  version             int         not null check (version >= 1),
  content             jsonb       not null,
  declaration_version text        not null,
  declaration_sha256  text        not null,
  signer_id           uuid        not null,
  signer_name         text        not null,
  at                  timestamptz not null,
  constraint company_version_pkey primary key (application_id, version)
);

create table company_version_document (
  application_id uuid not null,
  version        int  not null,
  kind           text not null,
  upload_id      uuid not null,
  issued_on      text,
  constraint company_version_document_pkey primary key (application_id, version, kind)
);

create table company_ask (
  application_id   uuid        not null,
  version          int         not null,
  item             text        not null,
  reason_code      text        not null,
  customer_message text,
  requested_by     uuid        not null,
  at               timestamptz not null,
  answered_at      timestamptz,
  constraint company_ask_pkey primary key (application_id, version, item)
);

create table company_identity (
  registration_hash text primary key,
  customer_id       uuid not null unique
);

create table company_structure (
  application_id uuid        primary key,
  structure      jsonb       not null,
  saved_at       timestamptz not null
);

create table company_change (
  id                  uuid        primary key,
  number              bigint      generated always as identity (start with 70001) unique,
  application_id      uuid        not null,
  status              text        not null check (status in ('waiting', 'approved', 'rejected', 'withdrawn')),
  base_version        int         not null,
  to_version          int,
  changed_on          text        not null check (changed_on ~ '^\d{4}-\d\d-\d\d$'),
  note                text        not null,
  content             jsonb       not null,
  declaration_version text        not null,
  declaration_sha256  text        not null,
  signer_id           uuid        not null,
  signer_name         text        not null,
  filed_at            timestamptz not null,
  decided_at          timestamptz,
  reason_code         text,
  customer_message    text,
  constraint company_change_became check (status <> 'approved' or to_version is not null),
  constraint company_change_decided check (status = 'waiting' or decided_at is not null)
);

create table company_change_document (
  change_id      uuid not null,
  application_id uuid not null,
  kind           text not null,
  upload_id      uuid not null,
  issued_on      text check (issued_on ~ '^\d{4}-\d\d-\d\d$'),
  constraint company_change_document_pkey primary key (change_id, kind)
);

create table company_register (
  application_id uuid        primary key,
  fetched_at     timestamptz not null,
  fields         text[]      not null,
  company_owners jsonb       not null,
  left_out       int         not null check (left_out >= 0),
  differs        jsonb       not null default '[]'::jsonb,
  removed        text[]      not null default '{}'
);

create table company_rule (
  id               boolean default true primary key check (id),
  person_link_days int     not null check (person_link_days between 1 and 30)
);

create table company_person_link (
  id              uuid        primary key,
  application_id  uuid        not null,
  person_id       uuid        not null,
  status          text        not null check (status in ('sent', 'opened', 'done')),
  sent_to         text,
  lang            text        not null check (lang in ('en_US', 'zh_CN')),
  code_hash       text        not null unique,
  token_hash      text        unique,
  facts_hash      text,
  consent_version text,
  consent_sha256  text,
  created_at      timestamptz not null,
  opened_at       timestamptz,
  done_at         timestamptz,
  expires_at      timestamptz not null,
  wrong_dates     int         not null default 0 check (wrong_dates between 0 and 5),
  constraint company_person_link_consent_whole
    check (num_nulls(done_at, facts_hash, consent_version, consent_sha256) in (0, 4)),
  constraint company_person_link_done_has_time check ((status = 'done') = (done_at is not null)),
  constraint company_person_link_opened_has_token check ((status = 'sent') = (token_hash is null)),
  constraint company_person_link_token_has_time check ((token_hash is null) = (opened_at is null))
);

create table company_person_photo (
  link_id        uuid        not null,
  application_id uuid        not null,
  item           text        not null check (item in ('front', 'back', 'selfie')),
  upload_id      uuid        not null,
  at             timestamptz not null,
  constraint company_person_photo_pkey primary key (link_id, item)
);

create table investor_application (
  id               uuid        primary key,
  number           bigint      generated always as identity (start with 40001) unique,
  customer_id      uuid        not null,
  class            text        not null check (class in ('ai', 'ei')),
  ground           text        not null check (ground in ('income', 'financial_assets', 'personal_assets',
    'company_assets', 'exam', 'role')),
  worth            jsonb       not null,
  statement        text,
  notice_version   text        not null,
  notice_sha256    text        not null check (notice_sha256 ~ '^[0-9a-f]{64}$'),
  status           text        not null check (status in ('submitted', 'granted', 'rejected', 'cancelled', 'lapsed',
    'withdrawn', 'replaced')),
  renewal          boolean     not null,
  submitted_at     timestamptz not null,
  decided_at       timestamptz,
  reason_code      text,
  customer_message text,
  expires_at       timestamptz,
  reminded_days    int,
  ended_at         timestamptz,
  constraint investor_application_ended
    check (ended_at is null or status in ('lapsed', 'withdrawn', 'replaced', 'cancelled')),
  constraint investor_application_expert_has_statement check (class <> 'ei' or statement is not null),
  constraint investor_application_granted_expires
    check (expires_at is null or status in ('granted', 'lapsed', 'withdrawn', 'replaced')),
  constraint investor_application_rejected_has_reason check (reason_code is null or status = 'rejected')
);

create table investor_evidence (
  application_id uuid not null,
  upload_id      uuid not null,
  constraint investor_evidence_pkey primary key (application_id, upload_id)
);

create table investor_rule (
  id         boolean     default true primary key check (id),
  version    int         not null,
  rules      jsonb       not null,
  changed_at timestamptz
);

create table risk_test (
  id            uuid        primary key,
  customer_id   uuid        not null,
  questions     text[]      not null check (cardinality(questions) > 0),
  answers       int[]       not null default '{}'::int[],
  right_answers int         not null default 0 check (right_answers >= 0),
  pass_percent  int         not null check (pass_percent between 1 and 100),
  status        text        not null check (status in ('open', 'passed', 'failed')),
  started_at    timestamptz not null,
  ended_at      timestamptz,
  constraint risk_test_answers_within_questions check (cardinality(answers) <= cardinality(questions)),
  constraint risk_test_ended check ((status = 'open') = (ended_at is null)),
  constraint risk_test_open_until_answered check ((status = 'open') = (cardinality(answers) < cardinality(questions))),
  constraint risk_test_right_within_answers check (right_answers <= cardinality(answers))
);

create table sumsub_applicant (
  id           uuid        primary key,
  customer_id  uuid        not null,
  kind         text        not null check (kind in ('personal', 'company')),
  mode         text        not null check (mode in ('sandbox', 'live')),
  applicant_id text        unique,
  subject_hash text,
  level_name   text        not null,
  info_digest  text,
  status       text        not null check (status in ('started', 'pending', 'green', 'retry', 'final')),
  labels       text[]      not null default '{}',
  comment      text,
  newest_at    timestamptz,
  green_at     timestamptz,
  taken_at     timestamptz,
  case_id      uuid,
  started_at   timestamptz not null,
  changed_at   timestamptz not null,
  constraint sumsub_applicant_customer_id_kind_key unique (customer_id, kind)
);

create table sumsub_event (
  id               uuid        primary key,
  digest           text        not null unique,
  body_sealed      text        not null,
  received_at      timestamptz not null,
  external_user_id text,
  outcome          text        check (outcome in ('applied', 'older', 'unknown', 'ignored', 'unreadable',
    'other_mode', 'given_up')),
  handled_at       timestamptz,
  constraint sumsub_event_handled check ((outcome is null) = (handled_at is null))
);

create table sumsub_removal (
  id           uuid        primary key,
  applicant_id text,
  mode         text        not null check (mode in ('sandbox', 'live')),
  requested_at timestamptz not null,
  tries        int         not null default 0 check (tries >= 0),
  tried_at     timestamptz,
  done_at      timestamptz
);

create table sumsub_rule (
  id        boolean default true primary key check (id),
  verifies  boolean not null,
  countries text[]  not null
);

create table vendor_attempt (
  id             uuid        primary key,
  customer_id    uuid        not null,
  session_id     uuid        not null,
  vendor         text        not null check (vendor in ('singpass', 'corppass')),
  state_hash     text        not null unique,
  secrets_sealed text,
  started_at     timestamptz not null,
  expires_at     timestamptz not null,
  used_at        timestamptz,
  outcome        text        check (outcome in ('finished', 'declined', 'failed')),
  constraint vendor_attempt_used
    check ((used_at is null) = (secrets_sealed is not null) and (outcome is null or used_at is not null))
);

create table myinfo_prefill (
  id          uuid        primary key,
  customer_id uuid        not null unique,
  data_sealed text        not null,
  fetched_at  timestamptz not null,
  expires_at  timestamptz not null
);

create table transfer (
  id                 uuid        primary key,
  number             bigint      generated always as identity unique,
  customer_id        uuid        not null,
  target_customer_id uuid,
  coin               text        not null,
  amount             minor       not null check (amount > 0),
  source             text        not null check (source in ('token', 'spot', 'fiat')),
  target             text        not null check (target in ('token', 'spot', 'fiat')),
  status             text        not null check (status in ('requested', 'sent', 'completed', 'refused')),
  requested_at       timestamptz not null,
  completed_at       timestamptz,
  constraint transfer_completed check (completed_at is null or status = 'completed'),
  constraint transfer_moves check (target_customer_id is not null or (source = 'spot') <> (target = 'spot')),
  constraint transfer_to_another check (target_customer_id <> customer_id)
);

create table sub_account (
  customer_id   uuid     primary key,
  parent_id     uuid     not null,
  slot          smallint check (slot between 1 and 10),
  name          text     not null check (char_length(btrim(name)) between 1 and 20),
  deposits_open boolean  not null default true,
  trading_open  boolean  not null default true,
  constraint sub_account_customer_id_parent_id_key unique (customer_id, parent_id),
  constraint sub_account_parent_id_slot_key unique (parent_id, slot)
);

create table blacklist_entry (
  customer_id    uuid        not null,
  blocked_number bigint      not null,
  remark         text        not null,
  created_at     timestamptz not null,
  constraint blacklist_entry_pkey primary key (customer_id, blocked_number)
);

create table account_closing (
  customer_id  uuid        primary key,
  requested_at timestamptz not null,
  closes_at    timestamptz not null,
  constraint account_closing_waits check (closes_at > requested_at)
);

create table member (
  login_id    uuid        primary key,
  account_id  uuid        not null,
  roles       text[]      not null check (roles <@ array['trade', 'pay', 'administer']),
  invited_by  uuid        not null,
  joined_at   timestamptz not null,
  removed_at  timestamptz,
  removed_by  uuid,
  counts_from timestamptz not null,
  constraint member_not_of_itself check (account_id <> login_id),
  constraint member_removed_by_someone check ((removed_at is null) = (removed_by is null))
);

create table member_invitation (
  id         uuid        primary key,
  account_id uuid        not null,
  email      text        not null check (email = lower(btrim(email))),
  name       text        not null,
  roles      text[]      not null check (roles <@ array['trade', 'pay', 'administer']),
  lang       text        not null check (lang in ('en_US', 'zh_CN')),
  invited_by uuid        not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at   timestamptz,
  outcome    text        check (outcome in ('accepted', 'revoked')),
  constraint member_invitation_ended check ((ended_at is null) = (outcome is null)),
  constraint member_invitation_expires_later check (expires_at > created_at)
);

create table member_act (
  id         uuid        primary key,
  account_id uuid        not null,
  login_id   uuid        not null,
  key_id     uuid,
  at         timestamptz not null,
  path       text        not null,
  subject    text,
  ip         text        not null
);

create table signature_rule (
  id           uuid        primary key,
  account_id   uuid        not null,
  version      int         not null check (version > 0),
  orders_above minor,
  money_above  minor,
  set_by       uuid        not null,
  second_by    uuid,
  set_at       timestamptz not null,
  constraint signature_rule_account_id_version_key unique (account_id, version),
  constraint signature_rule_by_two check (second_by <> set_by)
);

create table signature_act (
  id            uuid        primary key,
  number        bigint      generated always as identity unique,
  account_id    uuid        not null,
  kind          text        not null check (kind in ('withdrawal', 'payout', 'internal_transfer', 'subscription',
    'purchase', 'order', 'rule', 'invitation', 'roles')),
  status        text        not null check (status in ('waiting', 'signed', 'done', 'failed', 'refused', 'cancelled',
    'lapsed')),
  body          jsonb       not null,
  act           text        not null,
  coin          text,
  amount        minor       check (amount > 0),
  value         minor,
  hold_id       uuid,
  transfer_id   uuid,
  requested_by  uuid        not null,
  requested_at  timestamptz not null,
  factor        text        not null,
  lapses_at     timestamptz not null,
  second_by     uuid,
  second_factor text,
  ended_by      uuid,
  ended_at      timestamptz,
  failed_code   text,
  result_id     uuid,
  constraint signature_act_amount_has_coin check ((coin is null) = (amount is null)),
  constraint signature_act_by_two check (second_by <> requested_by),
  constraint signature_act_done_has_result check (status <> 'done' or kind = 'rule' or result_id is not null),
  constraint signature_act_ended check (status in ('waiting', 'signed') = (ended_at is null)),
  constraint signature_act_lapses_later check (lapses_at > requested_at),
  constraint signature_act_signed_by_second check (status not in ('signed', 'done', 'failed') or second_by is not null)
);

create table single_act (
  id              uuid        primary key,
  login_id        uuid        not null,
  account_id      uuid        not null,
  kind            text        not null check (kind in ('orders', 'money')),
  value           minor       not null,
  client_order_id text,
  at              timestamptz not null,
  constraint single_act_order_has_id check ((kind = 'orders') = (client_order_id is not null))
);

create table deposit_address (
  chain       text        not null,
  address     text        not null,
  customer_id uuid        not null,
  seal        text        not null,
  created_at  timestamptz not null,
  constraint deposit_address_pkey primary key (chain, address),
  constraint deposit_address_chain_customer_id_key unique (chain, customer_id)
);

create table chain_cursor (
  chain         text     not null,
  token_account text     not null,
  coin          text     not null,
  mint          text     not null,
  address       text     not null,
  customer_id   uuid     not null,
  signature     text,
  slot          bigint   not null default 0,
  balance       text,
  empty_looks   smallint not null default 0 check (empty_looks >= 0),
  constraint chain_cursor_pkey primary key (chain, token_account)
);

create table deposit (
  id            uuid        primary key,
  customer_id   uuid        not null,
  coin          text        not null,
  chain         text        not null,
  signature     text        not null,
  path          text        not null,
  destination   text        not null,
  sender        text,
  mint          text        not null,
  amount        minor       not null check (amount > 0),
  slot          bigint      not null,
  confirmations int         not null,
  status        text        not null check (status in ('seen', 'confirming', 'finalised', 'credited', 'manual',
    'withheld', 'dropped', 'reversed')),
  reason        text,
  journal_id    uuid        unique,
  seen_at       timestamptz not null,
  credited_at   timestamptz,
  constraint deposit_chain_signature_path_destination_mint_key unique (chain, signature, path, destination, mint),
  constraint deposit_credited_by_journal check (status not in ('credited', 'reversed') or journal_id is not null),
  constraint deposit_credited_has_time check ((journal_id is not null) = (credited_at is not null))
);

create table house_address (
  chain      text        not null,
  address    text        not null,
  created_at timestamptz not null,
  kind       text        not null default 'hot' check (kind in ('hot', 'cold')),
  constraint house_address_pkey primary key (chain, address)
);

create table sweep (
  id                uuid        primary key,
  chain             text        not null,
  token_account     text        not null,
  coin              text        not null,
  amount            minor       not null check (amount > 0),
  signature         text        not null unique,
  wire              text        not null,
  last_valid_height bigint      not null,
  outcome           text        not null check (outcome in ('pending', 'finalised', 'expired', 'failed_onchain')),
  created_at        timestamptz not null,
  resolved_at       timestamptz,
  target            text        not null default 'hot' check (target in ('hot', 'cold')),
  gathered_from     text        generated always as (case target when 'hot' then token_account else null::text end) stored,
  constraint sweep_resolved check ((outcome = 'pending') = (resolved_at is null))
);

create table address_book (
  id          uuid        primary key,
  customer_id uuid        not null,
  coin        text        not null,
  chain       text        not null,
  address     text        not null,
  tag         text        check (tag <> '' and octet_length(tag) <= 100),
  remark      text        not null,
  trusted     boolean     not null default false,
  added_at    timestamptz not null,
  usable_at   timestamptz not null,
  removed_at  timestamptz,
  beneficiary jsonb       check (jsonb_typeof(beneficiary) = 'object'),
  proved_at   timestamptz,
  constraint address_book_usable_later check (usable_at >= added_at)
);

create table test_transfer (
  id         uuid        primary key,
  address_id uuid        not null,
  amount     minor       not null check (amount > 0),
  started_at timestamptz not null,
  expires_at timestamptz not null,
  deposit_id uuid        unique,
  constraint test_transfer_expires_later check (expires_at > started_at)
);

create table withdrawal (
  id                  uuid        primary key,
  customer_id         uuid        not null,
  coin                text        not null,
  chain               text        not null,
  address             text        not null,
  tag                 text        check (tag <> '' and octet_length(tag) <= 100),
  address_id          uuid        not null,
  amount              minor       not null check (amount > 0),
  fee                 minor       not null,
  limit_value         minor       not null,
  remark              text,
  status              text        not null check (status in ('held', 'email_confirm', 'review', 'approved', 'signed',
    'broadcast', 'confirmed', 'expired', 'failed', 'refused', 'cancelled', 'lapsed', 'refunded')),
  seal                text        not null,
  hold_id             uuid        not null unique,
  journal_id          uuid        unique,
  kyc_at_request      text        not null check (kyc_at_request = 'approved'),
  factor              text        not null,
  reason              text,
  customer_message    text,
  signer_refusal      text,
  requested_at        timestamptz not null,
  status_at           timestamptz not null,
  confirm_by          timestamptz,
  confirmed_at        timestamptz,
  beneficiary         jsonb       check (jsonb_typeof(beneficiary) = 'object'),
  identified          boolean     not null,
  unidentified_before minor       not null,
  unidentified_cap    minor       not null,
  constraint confirmed_before_review check (status <> 'review' or confirm_by is null or confirmed_at is not null),
  constraint fee_below_amount check (fee < amount),
  constraint identified_by_name check (not identified or beneficiary is not null),
  constraint nobody_unknown_above_cap check (identified or unidentified_before + limit_value <= unidentified_cap),
  constraint waits_for_mail_until check (status not in ('email_confirm', 'lapsed') or confirm_by is not null),
  constraint withdrawal_confirmed_by_journal check (status <> 'confirmed' or journal_id is not null),
  constraint withdrawal_confirmed_in_time check (confirmed_at is null or confirmed_at < confirm_by)
);

create table withdrawal_mail (
  id            uuid        primary key,
  withdrawal_id uuid        not null,
  person_id     uuid        not null,
  sent_at       timestamptz not null,
  disowned_at   timestamptz
);

create table withdraw_attempt (
  id                uuid        primary key,
  withdrawal_id     uuid        not null,
  n                 int         not null check (n > 0),
  signature         text        not null unique,
  wire              text        not null,
  last_valid_height bigint      not null,
  coin              text        not null,
  amount            minor       not null check (amount > 0),
  outcome           text        not null check (outcome in ('pending', 'finalised', 'expired', 'failed_onchain')),
  created_at        timestamptz not null,
  resolved_at       timestamptz,
  opens_account     boolean     not null default false,
  constraint withdraw_attempt_withdrawal_id_n_key unique (withdrawal_id, n),
  constraint withdraw_attempt_resolved check ((outcome = 'pending') = (resolved_at is null))
);

create table payment_evidence (
  withdrawal_id uuid        primary key,
  doubt         text        not null,
  hosts         jsonb       not null,
  at            timestamptz not null
);

create table bank_account (
  id             uuid        primary key,
  coin           text        not null,
  bank           text        not null,
  bank_code      text,
  payee          text        not null,
  account_number text        not null,
  order_min      minor       not null check (order_min > 0),
  order_max      minor       not null,
  opened_at      timestamptz not null,
  closed_at      timestamptz,
  payout_open    boolean     not null default false,
  payout_fee     minor       not null default 0,
  payout_min     minor       not null default 0,
  payout_max     minor       not null default 0,
  constraint bank_account_bank_account_number_key unique (bank, account_number),
  constraint bank_account_order_limits check (order_max >= order_min),
  constraint bank_account_payout_limits check (payout_max >= payout_min)
);

create table bank_feed (
  source   text        primary key,
  position text        not null,
  read_at  timestamptz not null
);

create table bank_statement (
  id             uuid        primary key,
  bank           text        not null,
  format         text        not null check (format in ('csv', 'camt052', 'camt053', 'feed')),
  sha256         text        not null check (length(sha256) = 64),
  account_number text,
  coin           text,
  opening        minor_delta,
  closing        minor_delta,
  from_day       date        not null,
  until_day      date        not null,
  status         text        not null check (status in ('received', 'claimed', 'by_line', 'confirmed', 'dropped')),
  uploaded_by    uuid,
  uploaded_at    timestamptz not null,
  confirmed_at   timestamptz,
  constraint bank_statement_balances_of_one_account
    check (opening is null or (account_number is not null and coin is not null)),
  constraint bank_statement_balances_whole check ((opening is null) = (closing is null)),
  constraint bank_statement_claimed_has_balances check (status not in ('claimed', 'confirmed') or opening is not null),
  constraint bank_statement_confirmed_has_time check (status <> 'confirmed' or confirmed_at is not null),
  constraint bank_statement_days check (until_day >= from_day)
);

create table bank_claim (
  id             uuid        primary key,
  statement_id   uuid        not null,
  n              int         not null check (n > 0),
  bank           text        not null,
  line_id        text        not null,
  other_ids      text[]      not null default '{}',
  account_number text        not null,
  direction      text        not null check (direction in ('in', 'out')),
  coin           text        not null,
  amount         minor       not null check (amount > 0),
  payer_name     text        not null,
  payer_hash     text,
  remittance     text        not null,
  booked_on      date        not null,
  expects        text,
  outcome        text        check (outcome in ('settled', 'known', 'contradicted', 'dropped')),
  ended_at       timestamptz,
  constraint bank_claim_statement_id_line_id_key unique (statement_id, line_id),
  constraint bank_claim_statement_id_n_key unique (statement_id, n),
  constraint bank_claim_ended check ((outcome is null) = (ended_at is null)),
  constraint bank_claim_settled_was_expected check (outcome is null or outcome <> 'settled' or expects is not null)
);

create table bank_line (
  id                 uuid        primary key,
  bank               text        not null,
  line_id            text        not null,
  account_number     text        not null,
  direction          text        not null check (direction in ('in', 'out')),
  coin               text        not null,
  amount             minor       not null check (amount > 0),
  payer_name         text        not null,
  payer_hash         text,
  remittance         text        not null,
  booked_on          date        not null,
  status             text        not null check (status in ('received', 'credited', 'paid', 'queued', 'returned',
    'voided', 'explained', 'reversed')),
  reason             text,
  imported_at        timestamptz not null,
  names_order        uuid,
  names_payout       uuid,
  returns_line       uuid        unique,
  funds_distribution uuid,
  claim_id           uuid        unique,
  same_as            uuid,
  constraint bank_line_returns_outgoing check (returns_line is null or (status = 'explained' and direction = 'out')),
  constraint bank_line_same_as_another check (same_as <> id)
);

create table fiat_order (
  id              uuid        primary key,
  number          bigint      generated always as identity unique,
  customer_id     uuid        not null,
  coin            text        not null,
  amount          minor       not null check (amount > 0),
  settled         minor,
  reference       text        not null unique check (length(reference) = 9),
  bank_account_id uuid        not null,
  proof_id        uuid,
  status          text        not null check (status in ('to_be_paid', 'checking', 'completed', 'failed', 'rejected',
    'canceled')),
  bank_line_id    uuid        unique,
  journal_id      uuid        unique,
  kyc_at_request  text        not null check (kyc_at_request = 'approved'),
  created_at      timestamptz not null,
  expires_at      timestamptz not null,
  paid_at         timestamptz,
  completed_at    timestamptz,
  constraint fiat_order_completed_by_journal check (status <> 'completed' or journal_id is not null),
  constraint fiat_order_credited_by_line check ((journal_id is null) = (bank_line_id is null)),
  constraint fiat_order_credited_has_time check ((journal_id is null) = (completed_at is null)),
  constraint fiat_order_credited_with_amount check ((journal_id is null) = (settled is null)),
  constraint fiat_order_expires_later check (expires_at > created_at)
);

create table customer_bank_account (
  id             uuid        primary key,
  customer_id    uuid        not null,
  coin           text        not null,
  account_name   text        not null check (account_name <> ''),
  bank           text        not null check (bank <> ''),
  branch         text,
  bank_country   text        not null check (bank_country ~ '^[A-Z]{2}$'),
  bank_code      text        check (bank_code ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  ifsc           text        check (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
  bank_address   text,
  remark         text,
  number_sealed  text        not null,
  number_ending  text        not null check (number_ending ~ '^[A-Z0-9]{4}$'),
  number_hash    text,
  hash_formula   smallint    not null default 1 check (hash_formula in (1, 2)),
  pay_now_sealed text,
  pay_now_ending text        check (length(pay_now_ending) between 1 and 4),
  added_at       timestamptz not null,
  usable_at      timestamptz not null,
  removed_at     timestamptz,
  verified_by    text        check (verified_by = 'deposit'),
  verified_at    timestamptz,
  name_match     text        check (name_match in ('same', 'differs')),
  constraint customer_bank_account_removed_later check (removed_at >= added_at),
  constraint customer_bank_account_usable_later check (usable_at >= added_at),
  constraint pay_now_whole check ((pay_now_sealed is null) = (pay_now_ending is null)),
  constraint verified_whole
    check ((verified_by is null) = (verified_at is null) and (verified_by is null) = (name_match is null))
);

create table payout_batch (
  id              uuid        primary key,
  number          bigint      generated always as identity unique,
  bank_account_id uuid        not null,
  coin            text        not null,
  payouts         int         not null check (payouts > 0),
  total           minor       not null check (total > 0),
  file_sha256     text        not null,
  made_by         uuid,
  made_by_copied  text,
  made_at         timestamptz not null,
  constraint payout_batch_has_one_maker check ((made_by is null) <> (made_by_copied is null))
);

create table payout (
  id                       uuid        primary key,
  number                   bigint      generated always as identity unique,
  customer_id              uuid        not null,
  coin                     text        not null,
  amount                   minor       not null check (amount > 0),
  fee                      minor       not null,
  limit_value              minor       not null,
  reference                text        not null unique check (length(reference) = 9),
  customer_bank_account_id uuid        not null,
  account_name             text        not null,
  bank                     text        not null,
  branch                   text,
  bank_country             text        not null,
  bank_code                text,
  ifsc                     text,
  number_sealed            text        not null,
  number_ending            text        not null,
  status                   text        not null check (status in ('review', 'approved', 'sent', 'paid', 'failed',
    'refused', 'cancelled', 'returned')),
  seal                     text        not null,
  held_back                text,
  hold_id                  uuid        not null unique,
  batch_id                 uuid,
  journal_id               uuid        unique,
  bank_line_id             uuid        unique,
  return_line_id           uuid        unique,
  kyc_at_request           text        not null check (kyc_at_request = 'approved'),
  factor                   text        not null,
  reason                   text,
  customer_message         text,
  requested_at             timestamptz not null,
  status_at                timestamptz not null,
  constraint payout_fee_below_amount check (fee < amount),
  constraint payout_paid_by_a_line
    check ((status not in ('paid', 'returned') or journal_id is not null)
    and (journal_id is null) = (bank_line_id is null)),
  constraint payout_returned_by_a_line check (status <> 'returned' or return_line_id is not null),
  constraint payout_sent_in_a_batch check (status not in ('sent', 'paid', 'failed', 'returned') or batch_id is not null)
);

create table internal_transfer (
  id             uuid        primary key,
  number         bigint      generated always as identity unique,
  customer_id    uuid        not null,
  recipient_id   uuid        not null,
  coin           text        not null,
  amount         minor       not null check (amount > 0),
  limit_value    minor       not null,
  note           text,
  kyc_at_request text        not null check (kyc_at_request = 'approved'),
  factor         text        not null,
  sent_at        timestamptz not null,
  constraint internal_transfer_to_another check (customer_id <> recipient_id)
);

create table recipient_lookup (
  customer_id uuid        not null,
  target_hash text        not null check (target_hash ~ '^[0-9a-f]{64}$'),
  at          timestamptz not null,
  constraint recipient_lookup_pkey primary key (customer_id, target_hash)
);

create table receivable (
  id               uuid        primary key,
  number           bigint      generated always as identity (start with 1001) unique,
  customer_id      uuid        not null,
  credited_id      uuid        not null,
  bank_line_id     uuid        not null unique,
  coin             text        not null,
  amount           minor       not null check (amount > 0),
  taken            minor       not null,
  repaid           minor       not null default 0,
  cause            text        not null,
  customer_message text,
  journal_id       uuid        not null unique,
  at               timestamptz not null,
  blocked_from     timestamptz not null,
  lifted_at        timestamptz,
  closed_at        timestamptz,
  notified_at      timestamptz,
  written          xid8        not null default pg_current_xact_id(),
  constraint receivable_closed_later check (closed_at >= at),
  constraint receivable_closed_when_repaid check ((closed_at is not null) = (taken + repaid = amount)),
  constraint receivable_lifted_later check (lifted_at >= at),
  constraint receivable_repaid_within_amount check (taken + repaid <= amount),
  constraint receivable_taken_within_amount check (taken <= amount)
);

create table restore (
  id              uuid        primary key,
  began_at        timestamptz not null,
  log_seq         bigint      not null,
  log_hash        text        not null,
  copy_seq        bigint,
  copy_hash       text,
  lost            int,
  files           int         not null default 0,
  unread_files    int         not null default 0,
  adopted         int         not null default 0,
  unsure          int         not null default 0,
  history_reaches boolean     not null default true,
  chain_at        timestamptz,
  bank_at         timestamptz,
  ended_at        timestamptz,
  marked_at       timestamptz
);

create table lost_payment (
  id               uuid        primary key,
  restore_id       uuid,
  chain            text        not null,
  coin             text        not null,
  mint             text        not null,
  signature        text        not null,
  path             text        not null,
  wire             text        not null,
  memo             text,
  recipient        text        not null,
  tag              text,
  amount           minor       not null check (amount > 0),
  paid_at          timestamptz,
  hosts            text[]      not null,
  not_confirmed_by text[]      not null default '{}',
  found_at         timestamptz not null,
  outcome          text        check (outcome in ('adopted', 'loss', 'void')),
  settled_at       timestamptz,
  withdrawal_id    uuid        unique,
  constraint lost_payment_signature_path_key unique (signature, path),
  constraint lost_payment_adopted_by_withdrawal
    check ((withdrawal_id is not null) = (not outcome is distinct from 'adopted')),
  constraint lost_payment_settled check ((outcome is null) = (settled_at is null))
);

create table lost_payout (
  id          uuid        primary key,
  restore_id  uuid        not null,
  payout_id   uuid        not null unique,
  batch_id    uuid        not null,
  coin        text        not null,
  file_sha256 text        not null,
  exported_at timestamptz not null,
  maker       text        not null,
  found_at    timestamptz not null,
  settled_at  timestamptz
);

create table market (
  symbol          text        primary key,
  base            text        not null,
  quote           text        not null,
  tick            minor       not null check (tick > 0),
  lot             minor       not null check (lot > 0),
  min_value       minor       not null check (min_value > 0),
  max_value       minor       not null,
  maker_fee_ppm   int         not null check (maker_fee_ppm between 0 and 100000),
  taker_fee_ppm   int         not null check (taker_fee_ppm between 0 and 100000),
  band_ppm        int         not null check (band_ppm between 1 and 1000000),
  listing_price   minor       not null,
  status          text        not null check (status in ('closed', 'open', 'cancel_only', 'halted', 'auction')),
  auction_until   timestamptz,
  auction_ends_at timestamptz,
  listed_at       timestamptz not null,
  moves           bigint      not null default 0,
  moved_by        text        not null default 'staff' check (moved_by in ('staff', 'volatility')),
  constraint market_auction_ends_soon
    check (auction_ends_at between auction_until and auction_until + '00:00:30'::interval),
  constraint market_auction_has_times
    check ((status = 'auction') = (auction_until is not null) and (status = 'auction') = (auction_ends_at is not null)),
  constraint market_listing_price_on_tick check (listing_price > 0 and listing_price % tick = 0),
  constraint market_of_two_coins check (base <> quote),
  constraint market_symbol_of_pair check (symbol = base || '-' || quote),
  constraint market_value_limits check (max_value >= min_value)
);

create table trading_order (
  id               uuid        primary key,
  number           bigint      not null unique,
  canceled_number  bigint,
  customer_id      uuid        not null,
  person_id        uuid        not null,
  account_id       bigint      not null,
  market           text        not null,
  side             text        not null,
  type             text        not null,
  flag             text        not null,
  until            timestamptz,
  ticks            bigint      not null,
  stop_ticks       bigint,
  lots             bigint      not null,
  price            minor       not null,
  quantity         minor       not null,
  cash_quantity    minor,
  filled_lots      bigint      not null default 0,
  filled_value     minor       not null default 0,
  fee              minor       not null default 0,
  hold_amount      minor       not null,
  hold_captured    minor       not null default 0,
  hold_released    minor       not null default 0,
  maker_fee_ppm    int         not null,
  taker_fee_ppm    int         not null,
  status           smallint    not null check (status in (0, 1, 3, 4, 5, 6)),
  cancel_cause     text,
  suspected_number bigint,
  suspect_cause    text,
  end_agreed_at    timestamptz,
  steps            int         not null,
  entered_number   bigint,
  triggered_at     timestamptz,
  client_order_id  text        not null,
  placed_at        timestamptz not null,
  closed_at        timestamptz,
  constraint trading_order_customer_id_client_order_id_key unique (customer_id, client_order_id)
);

create table fill (
  id                   uuid        primary key,
  market               text        not null,
  seq                  bigint      not null,
  maker_order          uuid        not null,
  taker_order          uuid        not null,
  taker_side           text        not null,
  auction              boolean     not null,
  connected            boolean     not null,
  price                minor       not null,
  quantity             minor       not null,
  value                minor       not null,
  maker_fee            minor       not null,
  taker_fee            minor       not null,
  journal_id           uuid        not null,
  journal_seq          bigint      not null,
  prev_hash            bytea       not null,
  hash                 bytea       not null,
  at                   timestamptz not null,
  maker_step           int         not null,
  maker_status         smallint    not null,
  taker_step           int         not null,
  taker_status         smallint    not null,
  posting_id           bigint      not null default nextval('posting_id_seq'::regclass),
  buyer_quote          bigint      not null,
  seller_quote         bigint      not null,
  fees                 bigint      not null,
  seller_base          bigint      not null,
  buyer_base           bigint      not null,
  buyer_quote_balance  minor       not null,
  seller_quote_balance minor       not null,
  seller_base_balance  minor       not null,
  buyer_base_balance   minor       not null,
  constraint fill_market_seq_key unique (market, seq)
);

create table trading_lease (
  id         int         primary key check (id = 1),
  holder     text        not null,
  fence      bigint      not null,
  last_fence bigint      not null default 0,
  renewed_at timestamptz not null,
  batches    bigint      not null default 0
);

create table book_turn (
  number          bigint      primary key,
  market          text        not null,
  phase           text        not null check (phase in ('open', 'auction', 'cancel_only', 'halted')),
  order_id        uuid,
  reference_ticks bigint      not null check (reference_ticks > 0),
  ticks           bigint      check (ticks > 0),
  lots            bigint      not null check (lots >= 0),
  imbalance       bigint      not null,
  at              timestamptz not null,
  constraint book_turn_price_of_lots check ((ticks is null) = (lots = 0)),
  constraint book_turn_trades_at_opening check (lots = 0 or phase = 'open')
);

create table order_cut (
  number      bigint      primary key,
  order_id    uuid        not null,
  market      text        not null,
  person_id   uuid        not null,
  reach_ticks bigint      not null check (reach_ticks >= 0),
  outcome     text        not null check (outcome in ('met', 'band', 'collar', 'fok', 'auction', 'halt')),
  rests       boolean     not null,
  at          timestamptz not null
);

create table listen_key (
  id         uuid        primary key,
  token_hash text        not null unique,
  api_key_id uuid        not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table trade_minute (
  market          text        not null,
  at              timestamptz not null,
  first_seq       bigint      not null,
  last_seq        bigint      not null,
  open            minor       not null,
  high            minor       not null,
  low             minor       not null,
  close           minor       not null,
  quantity        minor       not null,
  value           minor       not null,
  bought_quantity minor       not null,
  bought_value    minor       not null,
  trades          bigint      not null,
  constraint trade_minute_pkey primary key (market, at)
);

create table trades_counted (
  market text   primary key,
  seq    bigint not null
);

create table market_reference (
  market text        primary key,
  price  minor       not null check (price > 0),
  source text        not null check (source in ('auction', 'days', 'valuation', 'operators')),
  since  timestamptz not null
);

create table reference_change (
  id     bigint      generated always as identity primary key,
  market text        not null,
  price  minor       check (price > 0),
  source text        check (source in ('auction', 'days', 'valuation', 'operators')),
  at     timestamptz not null,
  constraint reference_change_has_source check ((price is null) = (source is null))
);

create table reference_set (
  id     bigint      generated always as identity primary key,
  market text        not null,
  price  minor       check (price > 0),
  at     timestamptz not null
);

create table market_day (
  market text  not null,
  day    date  not null,
  price  minor check (price > 0),
  value  minor not null,
  pairs  int   not null check (pairs >= 0),
  constraint market_day_pkey primary key (market, day),
  constraint market_day_price_of_pairs check ((price is null) = (pairs = 0))
);

create table least_value (
  quote text        primary key,
  value minor       not null check (value > 0),
  at    timestamptz not null
);

create table tie (
  customer_id uuid        not null,
  kind        text        not null check (kind in ('owner', 'bank', 'address', 'device', 'ip')),
  shared      text        not null check (shared <> ''),
  at          timestamptz not null,
  written     xid8        not null default pg_current_xact_id(),
  constraint tie_pkey primary key (customer_id, kind, shared)
);

create table right_change (
  customer_id uuid primary key
);

create table product (
  id               uuid        primary key,
  symbol           text        not null unique check (symbol ~ '^[A-Z][A-Z0-9]{1,11}$'),
  version          int         not null check (version > 0),
  status           text        not null check (status in ('draft', 'published', 'in_subscription',
    'subscription_ended', 'allotted', 'trading', 'closed')),
  type             text        not null check (type in ('equity', 'bond', 'fund', 'etf', 'derivative', 'commodity',
    'cryptocurrency', 'real_estate', 'private_equity', 'hedge_fund', 'token_sale', 'others')),
  category         text        not null check (category in ('ri', 'ai', 'ei')),
  currency         text        not null,
  unit_price       minor       not null check (unit_price > 0),
  supply           minor       not null check (supply > 0),
  min_units        minor       not null check (min_units > 0),
  step_units       minor       not null check (step_units > 0),
  max_units        minor,
  soft_cap         minor,
  fee_ppm          int         not null check (fee_ppm between 0 and 100000),
  decimals         int         not null check (decimals between 0 and 9),
  open_at          timestamptz not null,
  close_at         timestamptz not null,
  allot_at         timestamptz not null,
  terms            jsonb       not null,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  published_at     timestamptz,
  issue_journal    uuid        unique,
  reopened_version int,
  reopened_until   timestamptz,
  constraint product_allots_after_close check (allot_at >= close_at),
  constraint product_closes_later check (close_at > open_at),
  constraint product_max_above_min check (max_units is null or max_units >= min_units),
  constraint product_min_in_steps check (mod(min_units::numeric, step_units::numeric) = 0),
  constraint product_min_within_supply check (min_units <= supply),
  constraint product_published_is_issued
    check (status = 'draft' or (published_at is not null and issue_journal is not null)),
  constraint product_reopened check ((reopened_version is null) = (reopened_until is null)),
  constraint product_sale check ((type = 'token_sale') = (terms -> 'sale' is not null)),
  constraint product_soft_cap check (soft_cap is null or (type = 'token_sale' and soft_cap > 0 and soft_cap <= supply)),
  constraint product_supply_in_steps check (mod(supply::numeric, step_units::numeric) = 0)
);

create table product_version (
  product_id   uuid        not null,
  version      int         not null,
  terms        jsonb       not null,
  documents    jsonb       not null,
  content_hash text        not null,
  saved_by     text        not null,
  saved_at     timestamptz not null,
  constraint product_version_pkey primary key (product_id, version)
);

create table product_document (
  id          uuid        primary key,
  product_id  uuid        not null,
  upload_id   uuid        not null,
  kind        text        not null check (kind in ('memorandum', 'deed', 'valuation', 'accounts', 'other', 'video')),
  title_en    text        not null,
  title_zh    text        not null,
  dated_on    date        not null,
  languages   text[]      not null,
  must_accept boolean     not null,
  added_at    timestamptz not null,
  constraint product_video_is_not_accepted check (kind <> 'video' or not must_accept)
);

create table product_document_removal (
  document_id uuid        primary key,
  removed_by  text        not null,
  removed_at  timestamptz not null
);

create table product_valuation (
  number       bigint      generated always as identity primary key,
  product_id   uuid        not null,
  as_of        date        not null,
  price        minor       not null check (price > 0),
  valuer       text        not null check (length(valuer) between 1 and 80),
  published_at timestamptz not null
);

create table favorite (
  customer_id uuid        not null,
  product_id  uuid        not null,
  added_at    timestamptz not null,
  constraint favorite_pkey primary key (customer_id, product_id)
);

create table subscription (
  id               uuid        primary key,
  number           bigint      generated always as identity unique,
  product_id       uuid        not null,
  customer_id      uuid        not null,
  quantity         minor       not null check (quantity > 0),
  price            minor       not null,
  currency         text        not null,
  amount           minor       not null,
  fee              minor       not null,
  status           text        not null check (status in ('pending', 'approved', 'rejected', 'disbursed',
    'disburse_failed')),
  cause            text        check (cause in ('withdrawn', 'not_allotted', 'called_off', 'below_soft_cap',
    'refunded')),
  failure          text,
  hold_id          uuid        not null unique,
  allotted         minor,
  paid_fee         minor,
  allot_journal    uuid        unique,
  disburse_journal uuid        unique,
  accepted_version int         not null,
  accepted_hash    text        not null,
  notified_version int,
  kyc_at_request   text        not null check (kyc_at_request = 'approved'),
  class_at_request text        not null check (class_at_request in ('ri', 'ai', 'ei')),
  created_at       timestamptz not null,
  closed_at        timestamptz,
  constraint subscription_allotted_within_quantity check (allotted is null or allotted <= quantity),
  constraint subscription_amount check (amount = quantity * price),
  constraint subscription_approved_by_journal
    check (status not in ('approved', 'disbursed', 'disburse_failed') or (allotted > 0 and allot_journal is not null)),
  constraint subscription_disbursed_by_journal check (status <> 'disbursed' or disburse_journal is not null),
  constraint subscription_rejected_has_cause check (status <> 'rejected' or cause is not null)
);

create table allotment_batch (
  id          uuid        primary key,
  product_id  uuid        not null unique,
  requested   minor       not null,
  allotted    minor       not null,
  cause       text        check (cause in ('called_off', 'below_soft_cap')),
  result_hash text        not null,
  decided_at  timestamptz not null,
  finished_at timestamptz
);

create table allotment (
  batch_id        uuid  not null,
  subscription_id uuid  not null unique,
  units           minor not null,
  certificate     int   check (certificate > 0),
  constraint allotment_pkey primary key (batch_id, subscription_id),
  constraint allotment_certificate_once unique (batch_id, certificate),
  constraint allotment_certificate_of_units check ((certificate is not null) = (units > 0))
);

create table token_unlock (
  id              uuid        primary key,
  subscription_id uuid        not null,
  customer_id     uuid        not null,
  unlock_at       timestamptz not null,
  amount          minor       not null check (amount > 0),
  hold_id         uuid        unique,
  released_at     timestamptz,
  constraint token_unlock_subscription_id_unlock_at_key unique (subscription_id, unlock_at),
  constraint token_unlock_held check (hold_id is not null or released_at is not null),
  constraint token_unlock_not_early check (released_at is null or released_at >= unlock_at)
);

create table distribution (
  id              uuid        primary key,
  number          bigint      generated always as identity (start with 70001) unique,
  product_id      uuid        not null,
  type            text        not null check (type in ('dividend', 'coupon', 'return_of_capital')),
  period          text        not null check (length(period) between 1 and 20),
  currency        text        not null,
  per_unit        minor       not null check (per_unit > 0),
  record_at       timestamptz not null,
  pay_at          timestamptz not null,
  withholding     jsonb       not null check (jsonb_typeof(withholding) = 'object'),
  others_ppm      int         not null check (others_ppm between 0 and 1000000),
  status          text        not null check (status in ('declared', 'announced', 'recorded', 'released', 'paid',
    'cancelled')),
  declared_by     uuid        not null,
  declared_at     timestamptz not null,
  announced_at    timestamptz,
  record_seq      bigint,
  recorded_at     timestamptz,
  units           minor,
  in_escrow       minor,
  owed            minor,
  gross           minor,
  tax             minor,
  released_at     timestamptz,
  release_journal uuid        unique,
  paid_at         timestamptz,
  cancelled_at    timestamptz,
  cancel_reason   text,
  constraint distribution_cancelled
    check (status <> 'cancelled' or (cancelled_at is not null and cancel_reason is not null)),
  constraint distribution_owes_what_it_gives check (gross <= owed and tax <= gross),
  constraint distribution_pays_after_record check (pay_at >= record_at),
  constraint distribution_recorded
    check (status in ('recorded', 'released', 'paid') <= (num_nulls(record_seq, recorded_at, units, in_escrow, owed,
    gross, tax) = 0)),
  constraint distribution_released check (status not in ('released', 'paid') or released_at is not null)
);

create table distribution_holder (
  id              uuid        primary key,
  distribution_id uuid        not null,
  customer_id     uuid        not null,
  number          bigint      generated always as identity unique,
  units           minor       not null check (units > 0),
  country         text        check (country ~ '^[A-Z]{2}$'),
  rate_ppm        int         not null check (rate_ppm between 0 and 1000000),
  gross           minor       not null,
  tax             minor       not null,
  net             minor       not null,
  status          text        not null check (status in ('recorded', 'paid', 'unclaimed')),
  journal_id      uuid        unique,
  claim_journal   uuid        unique,
  paid_at         timestamptz,
  constraint distribution_holder_distribution_id_customer_id_key unique (distribution_id, customer_id),
  constraint distribution_holder_adds_up check (gross = tax + net),
  constraint distribution_holder_moved check (status = 'recorded' or journal_id is not null or gross = 0),
  constraint distribution_holder_paid check (status <> 'paid' or paid_at is not null)
);

create table financing_application (
  id               uuid        primary key,
  number           bigint      generated always as identity (start with 80001) unique,
  customer_id      uuid        not null,
  status           text        not null check (status in ('draft', 'precheck_failed', 'submitted', 'screening',
    'due_diligence', 'committee', 'terms', 'accepted', 'declined', 'withdrawn')),
  version          int         not null check (version >= 0),
  precheck         jsonb       not null,
  checked          jsonb,
  offer            jsonb       not null,
  uses             jsonb       not null check (jsonb_typeof(uses) = 'array'),
  people           jsonb       not null check (jsonb_typeof(people) = 'array'),
  fee_ppm          int         check (fee_ppm between 0 and 500000),
  opened_at        timestamptz not null,
  saved_at         timestamptz not null,
  submitted_at     timestamptz,
  decided_at       timestamptz,
  reason_code      text,
  customer_message text,
  reapply_at       timestamptz,
  product_id       uuid        unique,
  constraint financing_accepted check (status <> 'accepted' or product_id is not null),
  constraint financing_declined check (status <> 'declined' or (decided_at is not null and reason_code is not null)),
  constraint financing_submitted_has_version
    check ((version > 0) = (submitted_at is not null) and (version > 0
    or status in ('draft', 'precheck_failed', 'withdrawn')))
);

create table financing_version (
  application_id      uuid        not null,
  version             int         not null check (version >= 1),
  content             jsonb       not null,
  declaration_version text        not null,
  declaration_sha256  text        not null,
  signer_name         text        not null,
  at                  timestamptz not null,
  constraint financing_version_pkey primary key (application_id, version)
);

create table financing_ask (
  application_id   uuid        not null,
  version          int         not null,
  item             text        not null,
  customer_message text        not null,
  requested_by     uuid        not null,
  at               timestamptz not null,
  answered_at      timestamptz,
  constraint financing_ask_pkey primary key (application_id, version, item)
);

create table financing_document (
  application_id uuid        not null,
  kind           text        not null,
  version        int         not null check (version >= 1),
  upload_id      uuid        not null,
  issued_on      text        check (issued_on ~ '^\d{4}-\d\d-\d\d$'),
  added_at       timestamptz not null,
  sent_at        timestamptz,
  constraint financing_document_pkey primary key (application_id, kind, version),
  constraint financing_document_application_id_upload_id_key unique (application_id, upload_id)
);

create table financing_cap_table (
  application_id uuid        not null,
  version        int         not null check (version >= 1),
  content        jsonb       not null,
  sha256         text        not null,
  added_at       timestamptz not null,
  sent_at        timestamptz,
  constraint financing_cap_table_pkey primary key (application_id, version)
);

create table financing_access (
  id             uuid        primary key,
  application_id uuid        not null,
  kind           text        not null,
  version        int         not null,
  operator_id    uuid        not null,
  reason         text        not null,
  at             timestamptz not null
);

create table financing_check (
  application_id uuid        not null,
  item           text        not null,
  note           text        not null,
  done_by        uuid        not null,
  done_at        timestamptz not null,
  constraint financing_check_pkey primary key (application_id, item)
);

create table financing_question (
  id             uuid        primary key,
  application_id uuid        not null,
  text           text        not null,
  operator_id    uuid        not null,
  at             timestamptz not null,
  answer         text,
  answered_at    timestamptz,
  constraint financing_question_answered check ((answer is null) = (answered_at is null))
);

create table financing_terms (
  id             uuid        primary key,
  application_id uuid        not null,
  n              int         not null check (n >= 1),
  content        jsonb       not null,
  content_hash   text        not null,
  offered_at     timestamptz not null,
  answer         text        check (answer in ('accepted', 'declined')),
  answered_at    timestamptz,
  constraint financing_terms_application_id_n_key unique (application_id, n),
  constraint financing_terms_answered check ((answer is null) = (answered_at is null))
);

create table ipfs_file (
  upload_id   uuid        primary key,
  cid         text        not null check (cid ~ '^baf(kr|yb)ei[a-z2-7]{52}$'),
  sha256      text        not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size        int         not null check (size >= 0),
  computed_at timestamptz not null
);

create table ipfs_block (
  upload_id uuid  not null,
  cid       text  not null,
  starts_at int   check (starts_at >= 0),
  size      int   not null check (size >= 0),
  bytes     bytea,
  constraint ipfs_block_pkey primary key (upload_id, cid),
  constraint ipfs_block_leaf_or_node check (num_nulls(starts_at, bytes) = 1),
  constraint ipfs_block_size_of_bytes check (length(bytes) = size)
);

create table ipfs_publication (
  id               uuid        primary key,
  kind             text        not null check (kind in ('product_document', 'liabilities_root', 'audit_anchor')),
  form             text        not null check (form in ('content', 'hash')),
  cid              text        not null check (cid ~ '^baf(kr|yb)ei[a-z2-7]{52}$'),
  sha256           text        not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size             int         not null,
  document_id      uuid,
  product_version  int,
  of_at            timestamptz,
  bytes            bytea,
  published_at     timestamptz not null,
  superseded_by    uuid,
  superseded_at    timestamptz,
  withdrawn_at     timestamptz,
  withdrawn_by     uuid,
  withdrawn_reason text        check (length(withdrawn_reason) between 1 and 500),
  constraint ipfs_publication_document_id_form_key unique (document_id, form),
  constraint ipfs_publication_kind_of_at_key unique (kind, of_at),
  constraint ipfs_publication_document check ((kind = 'product_document') = (document_id is not null)),
  constraint ipfs_publication_document_version check ((kind = 'product_document') = (product_version is not null)),
  constraint ipfs_publication_own_bytes check ((kind = 'product_document') = (bytes is null)),
  constraint ipfs_publication_own_content check (kind = 'product_document' or form = 'content'),
  constraint ipfs_publication_own_time check ((kind = 'product_document') = (of_at is null)),
  constraint ipfs_publication_size_of_bytes check (length(bytes) = size),
  constraint ipfs_publication_superseded_by_another check (superseded_by <> id),
  constraint ipfs_publication_superseded_whole check (num_nulls(superseded_by, superseded_at) in (0, 2)),
  constraint ipfs_publication_withdrawal_of_documents check (withdrawn_at is null or kind = 'product_document'),
  constraint ipfs_publication_withdrawal_whole check (num_nulls(withdrawn_at, withdrawn_by, withdrawn_reason) in (0, 3))
);

create table ipfs_own_block (
  publication_id uuid  not null,
  cid            text  not null check (cid ~ '^baf(kr|yb)ei[a-z2-7]{52}$'),
  bytes          bytea not null,
  constraint ipfs_own_block_pkey primary key (publication_id, cid)
);

create table ipfs_pin (
  publication_id uuid        primary key,
  state          text        not null check (state in ('queued', 'pinning', 'pinned', 'failed')),
  request_id     text        check (length(request_id) between 1 and 255),
  requested_at   timestamptz,
  failures       int         not null default 0 check (failures >= 0),
  error          text        check (error in ('unreachable', 'refused', 'too_large', 'unreadable', 'forged',
    'service_failed', 'lost', 'too_slow')),
  next_at        timestamptz,
  pinned_at      timestamptz,
  constraint ipfs_pin_pinned_has_time check ((state = 'pinned') = (pinned_at is not null)),
  constraint ipfs_pin_pinned_is_done check ((state = 'pinned') = (next_at is null)),
  constraint ipfs_pin_request_whole check (num_nulls(request_id, requested_at) in (0, 2))
);

create table ipfs_unpin (
  cid          text        primary key check (cid ~ '^baf(kr|yb)ei[a-z2-7]{52}$'),
  requested_at timestamptz not null,
  failures     int         not null default 0 check (failures >= 0),
  error        text        check (error in ('unreachable', 'refused', 'too_large', 'unreadable', 'forged',
    'service_failed', 'lost', 'too_slow')),
  next_at      timestamptz,
  done_at      timestamptz,
  constraint ipfs_unpin_done_or_next check ((done_at is null) = (next_at is not null))
);

create table payment_method (
  id             uuid        primary key,
  customer_id    uuid        not null,
  kind           text        not null check (kind in ('bank_transfer', 'paynow', 'fps', 'alipay', 'wechat_pay', 'sepa')),
  account_name   text        not null check (account_name <> ''),
  bank           text,
  branch         text,
  bank_code      text        check (bank_code ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  remark         text,
  account_sealed text        not null,
  ending         text        not null check (length(ending) between 1 and 4),
  active         boolean     not null,
  added_at       timestamptz not null,
  usable_at      timestamptz not null,
  removed_at     timestamptz,
  qr_id          uuid,
  constraint payment_method_qr_kinds check (qr_id is null or kind in ('paynow', 'fps', 'alipay', 'wechat_pay')),
  constraint payment_method_removed_later check (removed_at >= added_at),
  constraint payment_method_usable_later check (usable_at >= added_at)
);

create table otc_fee (
  coin    text primary key,
  fee_ppm int  not null check (fee_ppm between 0 and 100000)
);

create table otc_ad (
  id               uuid        primary key,
  number           bigint      generated always as identity unique,
  customer_id      uuid        not null,
  side             text        not null check (side in ('sell', 'buy')),
  coin             text        not null,
  fiat             text        not null,
  price            minor       check (price > 0),
  margin_ppm       int         check (margin_ppm between '-200000'::int and 200000),
  fiat_min         minor       not null check (fiat_min > 0),
  fiat_max         minor       not null,
  quantity         minor       not null check (quantity > 0),
  remaining        minor       not null,
  method_kinds     text[]      not null check (cardinality(method_kinds) between 1 and 5),
  method_ids       uuid[]      not null,
  window_minutes   int         not null check (window_minutes in (15, 30, 60)),
  terms            text        not null,
  status           text        not null check (status in ('published', 'trading', 'overdue', 'closed')),
  lapsed           text        check (lapsed in ('method', 'owner', 'age')),
  hold_id          uuid        unique,
  close_reason     text,
  customer_message text,
  looked_at        timestamptz not null,
  created_at       timestamptz not null,
  status_at        timestamptz not null,
  constraint otc_ad_closed_is_empty check (status <> 'closed' or remaining = 0),
  constraint otc_ad_fiat_limits check (fiat_max >= fiat_min),
  constraint otc_ad_fixed_or_floating check ((price is null) <> (margin_ppm is null)),
  constraint otc_ad_method_per_kind
    check (cardinality(method_ids) = case side when 'sell' then cardinality(method_kinds) else 0 end),
  constraint otc_ad_not_oversold check (remaining::numeric between 0::numeric and quantity::numeric),
  constraint otc_ad_overdue_has_cause check (status <> 'overdue' or lapsed is not null),
  constraint otc_ad_selling_holds check ((side = 'sell') = (hold_id is not null))
);

create table otc_deal (
  id                uuid        primary key,
  number            bigint      generated always as identity unique,
  ad_id             uuid        not null,
  seller_id         uuid        not null,
  buyer_id          uuid        not null,
  taker_id          uuid        not null,
  coin              text        not null,
  fiat              text        not null,
  price             minor       not null check (price > 0),
  amount            minor       not null check (amount > 0),
  fee               minor       not null,
  fiat_amount       minor       not null check (fiat_amount > 0),
  limit_value       minor       not null,
  large             boolean     not null,
  window_minutes    int         not null,
  terms             text        not null,
  method_kind       text        not null,
  payment_method_id uuid        not null,
  account_name      text        not null,
  bank              text,
  branch            text,
  bank_code         text,
  account_sealed    text        not null,
  account_ending    text        not null,
  qr_id             uuid,
  payer_name        text        not null,
  hold_id           uuid        not null,
  status            text        not null check (status in ('created', 'paid', 'appeal', 'released', 'cancelled',
    'resolved')),
  pay_by            timestamptz not null,
  paid_at           timestamptz,
  proof_id          uuid,
  ended_at          timestamptz,
  cancelled_by      text        check (cancelled_by in ('buyer', 'time')),
  outcome           text        check (outcome in ('release', 'return')),
  journal_id        uuid        unique,
  seller_kyc        text        not null check (seller_kyc = 'approved'),
  buyer_kyc         text        not null check (buyer_kyc = 'approved'),
  factor            text,
  created_at        timestamptz not null,
  status_at         timestamptz not null,
  constraint otc_deal_cancelled check (status <> 'cancelled' or cancelled_by is not null),
  constraint otc_deal_ended check (status not in ('released', 'cancelled', 'resolved') or ended_at is not null),
  constraint otc_deal_fee_below_amount check (fee < amount),
  constraint otc_deal_of_two check (seller_id <> buyer_id and (taker_id = seller_id or taker_id = buyer_id)),
  constraint otc_deal_paid_has_its_time
    check (status not in ('paid', 'appeal', 'released', 'resolved') or paid_at is not null),
  constraint otc_deal_released_by_a_journal
    check ((status <> 'released' and outcome is distinct from 'release') or journal_id is not null),
  constraint otc_deal_released_by_proof check (status <> 'released' or factor is not null),
  constraint otc_deal_resolved check (status <> 'resolved' or outcome is not null),
  constraint otc_deal_time_ends_no_payment check (cancelled_by is distinct from 'time' or paid_at is null)
);

create table otc_appeal (
  id               uuid        primary key,
  number           bigint      generated always as identity unique,
  deal_id          uuid        not null,
  by_side          text        not null check (by_side in ('sell', 'buy')),
  reason           text        not null,
  text             text        not null,
  status           text        not null check (status in ('open', 'settled', 'resolved')),
  opened_at        timestamptz not null,
  due_at           timestamptz not null,
  outcome          text        check (outcome in ('release', 'return', 'none')),
  outcome_reason   text,
  customer_message text,
  ended_at         timestamptz,
  constraint otc_appeal_ended check (status = 'open' or ended_at is not null),
  constraint otc_appeal_resolved check (status <> 'resolved' or (outcome is not null and outcome_reason is not null))
);

create table otc_message (
  id        bigint      generated always as identity primary key,
  deal_id   uuid        not null,
  author_id uuid        not null,
  text      text        not null,
  upload_id uuid,
  at        timestamptz not null
);

create table agent (
  id                 uuid        primary key,
  number             bigint      generated always as identity (start with 80001) unique,
  customer_id        uuid        not null,
  programme          text        not null check (programme in ('agent', 'broker')),
  status             text        not null check (status in ('applied', 'licence_check', 'contract', 'active',
    'suspended', 'declined', 'ended')),
  parent_id          uuid,
  level              int         not null check (level between 1 and 3),
  code               text        not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
  licence_type       text        not null,
  licence_number     text        not null,
  licence_authority  text        not null,
  licence_country    text        not null check (licence_country ~ '^[A-Z]{2}$'),
  licence_expires_on text        not null check (licence_expires_on ~ '^\d{4}-\d\d-\d\d$'),
  upload_id          uuid,
  how                text        not null,
  expected_clients   int         not null check (expected_clients between 1 and 1000000),
  applied_at         timestamptz not null,
  status_at          timestamptz not null,
  reason             text,
  contract_version   text,
  contract_sha256    text        check (contract_sha256 ~ '^[0-9a-f]{64}$'),
  factor             text,
  signed_at          timestamptz,
  own_ppm            int         check (own_ppm > 0),
  parent_ppm         int         check (parent_ppm >= 0),
  grand_ppm          int         check (grand_ppm >= 0),
  constraint agent_active
    check (status not in ('active', 'suspended') or (signed_at is not null and own_ppm is not null)),
  constraint agent_broker_has_no_tree check (programme = 'agent' or level = 1),
  constraint agent_ended_why check (status not in ('declined', 'suspended', 'ended') or reason is not null),
  constraint agent_level_has_parent check ((parent_id is null) = (level = 1)),
  constraint agent_share_cap check (own_ppm + parent_ppm + grand_ppm <= 500000),
  constraint agent_share_of_nobody
    check ((level > 1 or coalesce(parent_ppm, 0) = 0) and (level > 2 or coalesce(grand_ppm, 0) = 0)),
  constraint agent_signed check (num_nulls(contract_version, contract_sha256, factor, signed_at) in (0, 4)),
  constraint agent_terms_whole check (num_nulls(own_ppm, parent_ppm, grand_ppm) in (0, 3))
);

create table agent_evidence (
  agent_id  uuid     not null,
  upload_id uuid     not null,
  place     smallint not null check (place between 1 and 5),
  constraint agent_evidence_pkey primary key (agent_id, place),
  constraint agent_evidence_agent_id_upload_id_key unique (agent_id, upload_id)
);

create table agent_client (
  id              uuid        primary key,
  number          bigint      generated always as identity unique,
  agent_id        uuid        not null,
  customer_id     uuid        not null,
  consent_version text        not null,
  consent_sha256  text        not null check (consent_sha256 ~ '^[0-9a-f]{64}$'),
  consented_at    timestamptz not null,
  withdrawn_at    timestamptz,
  constraint agent_client_withdrawn_later check (withdrawn_at >= consented_at)
);

create table agent_export (
  id           uuid        primary key,
  customer_id  uuid        not null,
  programme    text        not null check (programme in ('agent', 'broker')),
  month        text        check (month ~ '^\d{4}-\d\d$'),
  lang         text        not null check (lang in ('en_US', 'zh_CN')),
  requested_at timestamptz not null,
  ready_at     timestamptz,
  rows         int,
  content      text,
  constraint agent_export_ready_whole check (num_nulls(ready_at, rows, content) in (0, 3))
);

create table broker_power (
  id             uuid        primary key,
  number         bigint      generated always as identity unique,
  agent_id       uuid        not null,
  customer_id    uuid        not null,
  sub_account_id uuid        not null,
  text_version   text        not null,
  text_sha256    text        not null check (text_sha256 ~ '^[0-9a-f]{64}$'),
  factor         text        not null,
  granted_at     timestamptz not null,
  withdrawn_at   timestamptz,
  constraint broker_power_id_sub_account_id_key unique (id, sub_account_id),
  constraint broker_power_withdrawn_later check (withdrawn_at >= granted_at)
);

create table broker_order (
  order_id   uuid  primary key,
  power_id   uuid  not null,
  api_key_id uuid  not null,
  best       minor check (best > 0),
  reference  minor check (reference > 0)
);

create table rebate_day (
  day        date        primary key,
  counted_at timestamptz not null
);

create table rebate_run (
  id          uuid        primary key,
  number      bigint      generated always as identity (start with 90001) unique,
  month       text        not null unique check (month ~ '^\d{4}-\d\d$'),
  until       date        not null,
  status      text        not null check (status in ('drawn', 'released', 'paid', 'dropped')),
  drawn_at    timestamptz not null,
  released_at timestamptz,
  ended_at    timestamptz,
  constraint rebate_run_ended check (status not in ('paid', 'dropped') or ended_at is not null),
  constraint rebate_run_released check (status not in ('released', 'paid') or released_at is not null)
);

create table rebate_payment (
  id          uuid        primary key,
  number      bigint      generated always as identity unique,
  run_id      uuid        not null,
  customer_id uuid        not null,
  coin        text        not null,
  amount      minor       not null check (amount > 0),
  rows        int         not null check (rows > 0),
  journal_id  uuid        unique,
  paid_at     timestamptz,
  constraint rebate_payment_id_customer_id_coin_key unique (id, customer_id, coin),
  constraint rebate_payment_run_id_customer_id_coin_key unique (run_id, customer_id, coin),
  constraint rebate_payment_paid_by_journal check ((journal_id is null) = (paid_at is null))
);

create table rebate (
  id          uuid        primary key,
  number      bigint      generated always as identity unique,
  customer_id uuid        not null,
  agent_id    uuid,
  client_id   uuid        not null,
  via_id      uuid,
  level       int         not null check (level between 1 and 3),
  day         date        not null,
  fee_day     date        not null,
  coin        text        not null,
  fee         minor       not null check (fee > 0),
  rate_ppm    int         not null check (rate_ppm between 1 and 500000),
  amount      minor_delta not null check (amount <> 0),
  payment_id  uuid,
  back        boolean     not null generated always as (amount < 0) stored,
  constraint rebate_once unique nulls not distinct (customer_id, client_id, via_id, day, fee_day, coin, level, back),
  constraint rebate_not_to_oneself check (customer_id <> client_id),
  constraint rebate_of_agent check ((agent_id is null) = (via_id is null)),
  constraint rebate_of_its_day check (case when amount > 0 then day = fee_day else day >= fee_day end),
  constraint rebate_within_fee check (abs(amount::numeric) <= fee)
);

create table invitation_application (
  id               uuid        primary key,
  number           bigint      generated always as identity unique,
  customer_id      uuid        not null,
  code_count       int         not null check (code_count between 1 and 50),
  description      text        not null check (length(description) between 1 and 500),
  status           text        not null check (status in ('pending', 'approved', 'rejected')),
  reason_code      text,
  customer_message text,
  created_at       timestamptz not null,
  decided_at       timestamptz,
  constraint invitation_application_decided check ((status = 'pending') = (decided_at is null)),
  constraint invitation_application_rejected_has_reason check ((status = 'rejected') = (reason_code is not null))
);

create table invitation_code (
  id             uuid        primary key,
  code           text        not null unique,
  customer_id    uuid        not null,
  application_id uuid        not null,
  max_uses       int         not null check (max_uses > 0),
  uses           int         not null default 0,
  created_at     timestamptz not null,
  expires_at     timestamptz not null,
  ended_at       timestamptz,
  ended_by       text        check (ended_by in ('customer', 'staff')),
  constraint invitation_code_end_whole check ((ended_at is null) = (ended_by is null)),
  constraint invitation_code_expires_later check (expires_at > created_at),
  constraint invitation_code_uses_within_max check (uses between 0 and max_uses)
);

create table personal_data_export (
  id           uuid        primary key,
  customer_id  uuid        not null,
  lang         text        not null check (lang in ('en_US', 'zh_CN')),
  requested_at timestamptz not null,
  ready_at     timestamptz,
  json         bytea,
  pdf          bytea,
  constraint personal_data_export_ready_whole check (num_nulls(ready_at, "json", pdf) in (0, 3))
);

create table transition_other partition of transition default;

create table transition_order partition of transition for values in ('otc_order') partition by range (entity_id);

create table transition_order_other partition of transition_order default;

create table posting_other partition of posting default;
