-- The schema of the database by area, written from PostgreSQL's catalogue (world/src/catalogue/) and checked by a test. Reasons are comments in
-- apps/server/migrations/. Roles have the name of their database: tessera_app is <database>_app, audit_ro is <database>_audit.

create schema audit;
grant usage on schema audit to audit_ro;
grant usage on schema public to tessera_app;
create domain minor as numeric check (value >= 0 and value = trunc(value)
    and value < '1000000000000000000000000000000'::numeric);
create domain minor_delta as numeric check (value = trunc(value)
    and value > '-1000000000000000000000000000000'::numeric and value < '1000000000000000000000000000000'::numeric);
create sequence customer_number as bigint start with 30182744;
grant usage on sequence customer_number to tessera_app;
grant usage on sequence posting_id_seq to tessera_app;


-- platform ------------------------------------------------------------------------------------------------------------

create table chain_head (
  chain text   primary key check (chain in ('journal', 'audit')),
  seq   bigint not null,
  hash  text   not null
);
comment on table chain_head is 'The last link of each hash chain. Locked by the transaction that appends.';
grant select, insert, update, delete on chain_head to tessera_app;

create table database_probe (
  id     int         primary key check (id = 1),
  at     timestamptz not null,
  filler bytea       storage external not null
);
comment on table database_probe is 'One row that is updated while writes fail.';
grant select, insert, update on database_probe to tessera_app;

create table field_key (
  kid            text        primary key,
  public_jwk     jsonb       not null,
  private_sealed text        not null,
  created_at     timestamptz not null,
  ends_at        timestamptz
);
comment on table field_key is
  'Keys with which a browser encrypts passwords and document numbers before it sends them (decision 0020).';
create unique index field_key_newest on field_key ((true)) where ends_at is null;
grant select, insert, update, delete on field_key to tessera_app;

create table field_nonce (
  nonce      text        primary key,
  expires_at timestamptz not null
);
comment on table field_nonce is 'Nonces of encrypted fields. Each field is opened once.';
grant select, insert, update, delete on field_nonce to tessera_app;

create table legal_edge (
  entity     text not null,
  from_state text,
  to_state   text not null,
  constraint legal_edge_entity_from_state_to_state_key unique nulls not distinct (entity, from_state, to_state)
);
comment on table legal_edge is
  'The edges of all state machines. The command that migrates writes them from the domain''s machines.';
grant select on legal_edge to tessera_app;

create table rate_limit (
  key    varchar(255) primary key,
  points int          not null default 0,
  expire bigint
);
comment on table rate_limit is 'Counters of rate limits, with its own columns.';
create index rate_limit_expire on rate_limit (to_timestamp((expire::numeric / 1000.0)::double precision));
grant select, insert, update, delete on rate_limit to tessera_app;

create table setting_version (
  area           text        not null check (length(area) between 1 and 40),
  subject        text        not null check (length(subject) <= 60),
  version        int         not null check (version > 0),
  effective_from timestamptz not null,
  content        jsonb       not null,
  request_id     uuid        references approval_request,
  written_at     timestamptz not null,
  withdrawn_at   timestamptz,
  applied_at     timestamptz,
  refused        text,
  in_file        boolean     not null default false,
  constraint setting_version_pkey primary key (area, subject, version),
  constraint setting_version_applied_to_subject_or_in_file check (applied_at is null or subject <> '' or in_file),
  constraint setting_version_applied_when_due check (applied_at >= effective_from),
  constraint setting_version_ends_once check (num_nonnulls(withdrawn_at, applied_at, refused) <= 1),
  constraint setting_version_first_of_exchange_stays check (request_id is not null or withdrawn_at is null),
  constraint setting_version_has_request check (request_id is not null or version = 1),
  constraint setting_version_withdrawn_before_it_applies
    check (withdrawn_at <= effective_from or subject <> '' or in_file)
);
comment on table setting_version is
  'Versions of the settings, each with the moment from which it applies. A planned one can be withdrawn before '
  'that moment.';
comment on column setting_version.in_file is
  'True for an entry of an imported file. It applies in one transaction with the others, which sets applied_at.';
create unique index setting_version_begin on setting_version (area, subject, effective_from)
  where withdrawn_at is null and refused is null;
create index setting_version_due on setting_version (effective_from)
  where (subject <> '' or in_file) and applied_at is null and withdrawn_at is null and refused is null;
create unique index setting_version_request on setting_version (request_id, area, subject);
create trigger note_shared_facts after insert or delete or update or truncate on setting_version
  for each statement execute function note_shared_facts('markets');
create trigger setting_version_keeps_end before update on setting_version
  for each row execute function setting_version_keeps_end();
grant select, insert, update (withdrawn_at, applied_at, refused) on setting_version to tessera_app;

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
comment on table site_setting is 'Settings of the whole site, in one row.';
create constraint trigger note_rule_change after update on site_setting deferrable initially deferred
  for each row
  when (old.restriction_type is distinct from new.restriction_type
    or old.limit_countries is distinct from new.limit_countries
    or old.allow_countries is distinct from new.allow_countries or old.risk_test is distinct from new.risk_test)
  execute function note_rule_change();
create trigger note_shared_facts after insert or delete or update or truncate on site_setting
  for each statement execute function note_shared_facts('exchange');
grant select, insert, update, delete on site_setting to tessera_app;

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
comment on table transition is
  'Each step of each state machine, creation included. Steps of orders are in partitions by month.';
grant select, insert on transition to tessera_app;

create table transition_order partition of transition for values in ('otc_order') partition by range (entity_id);

create table transition_order_other partition of transition_order default;

create table transition_other partition of transition default;

create function exactly(changed bigint, wanted bigint) returns bigint language plpgsql immutable as $$
begin
  if changed <> wanted then
    raise exception 'the statement changed % rows, but must change %', changed, wanted using errcode = 'assert_failure';
  end if;
  return changed;
end $$;

create function history_months_ahead(at timestamptz) returns int language sql stable as $$
  select coalesce(min(n) filter (where to_regclass('posting' || month) is null or to_regclass('transition_order' || month) is null), 13)::int - 1
    from generate_series(1, 12) n,
         to_char((date_trunc('month', at, 'UTC') + make_interval(months => n)) at time zone 'UTC', '_YYYY_MM') month
$$;

create function id_from(at timestamptz) returns uuid language sql immutable strict as $$
  select (lpad(to_hex((date_part('epoch', at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;

create function make_history_partitions(at timestamptz, months int)
  returns void language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  t record;
  month timestamptz;
  name text;
  bounds text[];
begin
  if months not between 0 and 12 then
    raise exception 'partitions are created for at most 12 months ahead, but % were requested', months using errcode = 'check_violation';
  end if;
  perform pg_advisory_xact_lock(7315);
  for t in select * from (values ('posting', 'posting_other', 'journal_id', 'uuid'),
                                 ('transition_order', 'transition_order_other', 'entity_id', 'text')) v (parent, other, key, type) loop
    for month in select date_trunc('month', at, 'UTC') + make_interval(months => n) from generate_series(0, months) n loop
      name := t.parent || to_char(month at time zone 'UTC', '_YYYY_MM');
      continue when to_regclass(name) is not null;
      bounds := array[id_from(month), id_from((month at time zone 'UTC' + interval '1 month') at time zone 'UTC')]::text[];
      execute format('create table %I (like %I including defaults including constraints including indexes)', name, t.parent);
      execute format('with late as (delete from %I where %I >= %L::%s and %I < %L::%s returning *) insert into %I select * from late',
                     t.other, t.key, bounds[1], t.type, t.key, bounds[2], t.type, name);
      execute format('alter table %I attach partition %I for values from (%L) to (%L)', t.parent, name, bounds[1], bounds[2]);
    end loop;
  end loop;
end $$;
revoke execute on function make_history_partitions(timestamp with time zone,integer) from public;
grant execute on function make_history_partitions(timestamp with time zone,integer) to tessera_app;

create function reason_text(act text, reason text, at timestamptz) returns jsonb language sql stable as $$
  select case when reason is not null then coalesce(
    (select r -> 'text'
       from (select v.content from setting_version v
              where v.area = 'reasonCodes' and v.subject = act and v.applied_at is not null and (at is null or v.applied_at <= at)
              order by v.effective_from desc limit 1) list,
            jsonb_array_elements(list.content -> 'codes') r
      where r ->> 'code' = reason),
    jsonb_build_object('en_US', reason, 'zh_CN', reason)) end
$$;

create function setting_version_keeps_end() returns trigger language plpgsql as $$
begin
  if num_nonnulls(old.withdrawn_at, old.applied_at, old.refused) > 0 then
    raise exception 'version % of % % was already applied, withdrawn or refused', old.version, old.area, old.subject
      using errcode = 'check_violation';
  end if;
  return new;
end $$;


-- services ------------------------------------------------------------------------------------------------------------

create table approval (
  id             uuid        primary key,
  request_id     uuid        not null references approval_request,
  verdict        text        not null check (verdict in ('approve', 'refuse')),
  content_hash   text        not null,
  approver_id    uuid        not null references operator,
  note           text        not null,
  at             timestamptz not null,
  value          minor,
  value_currency text,
  constraint approval_request_id_approver_id_key unique (request_id, approver_id),
  constraint approval_value_has_currency check ((value is null) = (value_currency is null))
);
comment on table approval is 'An operator''s agreement or refusal.';
create index approval_value_of_day on approval (approver_id, at) where value is not null;
create trigger approval_by_another before insert on approval for each row execute function approval_by_another();
grant select, insert on approval to tessera_app;

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
  requested_by     uuid        not null references operator,
  requested_at     timestamptz not null,
  decided_at       timestamptz,
  alone_value      minor,
  alone_currency   text,
  seal             text,
  constraint approval_request_alone_value_has_currency check ((alone_value is null) = (alone_currency is null))
);
comment on table approval_request is
  'A decision that one operator proposes and another confirms. The hash binds every approver to the same content.';
comment on column approval_request.seal is
  'HMAC over the agreement: the request, its content and the people who agreed. Null for kinds that no signer '
  'reads, and for earlier agreements.';
create index approval_request_alone_of_day on approval_request (requested_by, decided_at) where alone_value is not null;
create unique index approval_request_open on approval_request (kind, subject_id) where status = 'requested';
grant select, insert, update, delete on approval_request to tessera_app;

create table approval_signature (
  request_id         uuid        not null references approval_request,
  operator_id        uuid        not null references operator,
  credential_id      text        not null,
  client_data        text        not null,
  authenticator_data text        not null,
  signature          text        not null,
  at                 timestamptz not null,
  constraint approval_signature_pkey primary key (request_id, operator_id)
);
comment on table approval_signature is 'The passkey signature of an operator over the exact content of a request.';
grant select, insert on approval_signature to tessera_app;

create table audit_copy (
  the_row     boolean     default true primary key check (the_row),
  seq         bigint      not null check (seq >= 0),
  hash        text        not null,
  at          timestamptz not null,
  answered_at timestamptz not null default '-infinity'::timestamptz,
  knows_more  boolean     not null default false
);
comment on table audit_copy is
  'The last entry of the audit log that the keeper of the external copy has confirmed (threat ADM-08).';
grant select, insert, update on audit_copy to tessera_app;

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
comment on table audit_entry is
  'Actions of people: who, what, when, from where, before and after. Each row carries the hash of the one before '
  'it.';
create index audit_entry_target on audit_entry (target_type, target_id, seq);
grant select, insert on audit_entry to tessera_app;

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
comment on table books_check is 'The runs of the verifier. While the newest run has findings, no money leaves.';
create index books_check_began on books_check (began_at);
grant select, insert on books_check to tessera_app;

create table captcha_answer (
  digest text        primary key,
  at     timestamptz not null
);
comment on table captcha_answer is
  'Used answers to captchas of all providers, so that each answer counts once (threat AUT-11).';
create index captcha_answer_at on captcha_answer (at);
grant select, insert, update, delete on captcha_answer to tessera_app;

create table document_check (
  operator_id uuid        not null references operator,
  subject_id  uuid        not null,
  upload_id   uuid        not null references upload on delete cascade,
  opened_at   timestamptz not null,
  verdict     text        check (verdict in ('accepted', 'unreadable', 'not_genuine', 'not_theirs', 'out_of_date')),
  judged_at   timestamptz,
  constraint document_check_pkey primary key (operator_id, subject_id, upload_id),
  constraint document_check_verdict_has_time check ((verdict is null) = (judged_at is null))
);
comment on table document_check is
  'The documents that operators opened, with their verdicts: both of two people open every document (threat '
  'OPR-03). Deleted with the document.';
create index document_check_upload on document_check (upload_id);
grant select, insert, update on document_check to tessera_app;

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
comment on table idempotency is
  'Answers by idempotency key, written in the transaction of the effect: a crash leaves both or neither.';
create index idempotency_at on idempotency (at)
  where not scope in ('sapi/v1/capital/withdraw/apply', 'ex/api/v1/withdrawals/create', 'ex/api/v1/payouts/create',
    'ex/api/v1/transfers/create', 'ex/api/v1/internal_transfers/create', 'ex/api/v1/sub_accounts/transfer',
    'ex/api/v1/subscriptions/create', 'ex/newcoin/purchase', 'ex/api/v1/fiat_orders/create', 'ex/otc/ad/create',
    'ex/otc/deal/take', 'ex/otc/deal/release');
grant select, insert, update, delete on idempotency to tessera_app;

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
comment on table mail is
  'Emails to be sent, written in the transaction of their cause. Codes are not stored: `params` names the '
  'challenge.';
create index mail_created on mail (created_at);
grant select, insert, update, delete on mail to tessera_app;

create table message (
  id          uuid        primary key,
  customer_id uuid        not null references customer,
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
comment on table message is 'A message in a customer''s inbox.';
create index message_customer on message (customer_id, created_at);
create index message_unacked on message (customer_id) where must_ack and acked_at is null;
create index message_unread on message (customer_id) where read_at is null;
grant select, insert, update, delete on message to tessera_app;

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
comment on table quarantined_upload is
  'A file in which the scanner found malware. It is stored apart from uploads, so that nothing serves it, and '
  'counts towards its sender''s daily limit.';
create index quarantined_upload_owner_created_at_idx on quarantined_upload (owner, created_at);
grant select, insert, delete on quarantined_upload to tessera_app;

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
comment on table sms is 'Text messages and calls to be sent.';
create index sms_created on sms (created_at);
create index sms_dial on sms (dial, created_at);
create index sms_notice_waiting on sms (created_at) where requested_by = 'exchange' and status = 'queued';
create index sms_phone on sms (phone, created_at);
create index sms_prefix on sms (prefix, created_at);
grant select, insert, update, delete on sms to tessera_app;

create table sms_budget (
  the_row      boolean default true primary key check (the_row),
  sms_closed   boolean not null,
  voice_closed boolean not null,
  number_day   int     not null check (number_day >= 0),
  prefix_day   int     not null check (prefix_day >= 0),
  country_day  int     not null check (country_day >= 0),
  exchange_day int     not null check (exchange_day >= 0)
);
comment on table sms_budget is
  'The daily budgets of messages, and the switches that turn them off (threat AUT-10); one row.';
grant select, insert, update, delete on sms_budget to tessera_app;

create table sms_country_budget (
  dial         text    primary key check (dial ~ '^[1-9][0-9]{0,3}$'),
  country_day  int     check (country_day >= 0),
  sms_closed   boolean not null,
  voice_closed boolean not null
);
comment on table sms_country_budget is 'The budget and switches of one calling code.';
grant select, insert, update, delete on sms_country_budget to tessera_app;

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
comment on table upload is 'An uploaded file. It never changes under its id.';
create index upload_owner on upload (owner, created_at);
grant select, insert, delete on upload to tessera_app;

create table webhook_delivery (
  id          uuid        primary key,
  endpoint_id uuid        not null references webhook_endpoint on delete cascade,
  event_id    uuid        not null references webhook_event,
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
comment on table webhook_delivery is 'The delivery of an event to an endpoint. Waiting deliveries are the queue.';
create index webhook_delivery_created on webhook_delivery (created_at);
create index webhook_delivery_endpoint on webhook_delivery (endpoint_id, created_at desc, id);
create index webhook_delivery_event on webhook_delivery (event_id);
create index webhook_delivery_waiting on webhook_delivery (endpoint_id, next_at) where status = 'waiting';
grant select, insert, update, delete on webhook_delivery to tessera_app;

create table webhook_endpoint (
  id            uuid        primary key,
  customer_id   uuid        not null references customer,
  made_by       uuid        references customer,
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
comment on table webhook_endpoint is
  'An address of a customer that receives events. `failing`: it refused for a day, so it is paused.';
create index webhook_endpoint_made_by on webhook_endpoint (made_by) where made_by is not null;
grant select, insert, update, delete on webhook_endpoint to tessera_app;

create table webhook_event (
  id          uuid        primary key,
  number      bigint      generated always as identity unique,
  customer_id uuid        not null references customer,
  type        text        not null,
  subject_id  uuid,
  data        jsonb       not null,
  created_at  timestamptz not null
);
comment on table webhook_event is 'An event for endpoints, written in the transaction of the change.';
create index webhook_event_created on webhook_event (created_at);
create unique index webhook_event_order on webhook_event (customer_id, type, subject_id) where type ~~ 'order.%';
grant select, insert, update, delete on webhook_event to tessera_app;

create table webhook_orders_read (
  id              int    primary key check (id = 1),
  fill_seq        bigint not null,
  canceled_number bigint not null
);
comment on table webhook_orders_read is
  'The last fill and cancellation that were read for order events. Both numbers grow in the order of commits.';
grant select, insert, update, delete on webhook_orders_read to tessera_app;

create view audit.act as
 select seq,
    at,
    actor,
    action,
    target_type,
    target_id,
    before,
    after,
    reason,
    ip,
    prev_hash,
    hash
   from audit_entry;
grant select on audit.act to audit_ro;

create view audit.adjustment as
 select r.id::text as request_id,
    j.id::text as journal_id,
    p.coin as currency,
    p.amount::numeric as amount
   from journal j
     join posting p on p.journal_id = j.id
     join account a on a.id = p.account_id and a.role = 'external'::text
     left join approval_request r on r.subject_id = j.ref_id and (exists ( select 1
           from approval y
          where y.request_id = r.id and y.verdict = 'approve'::text and y.at = j.created_at))
  where j.kind = 'reconciliation'::text
union all
 select r.id::text as request_id,
    x.journal_id::text as journal_id,
    x.coin as currency,
        case x.act
            when 'debit'::text then - x.amount::numeric
            else x.amount::numeric
        end as amount
   from adjustment x
     left join approval_request r on r.subject_id = coalesce(x.receivable_id, x.customer_id)::text and (r.kind = any (array['balance_adjustment'::text, 'receivable_write_off'::text])) and (exists ( select 1
           from approval y
          where y.request_id = r.id and y.verdict = 'approve'::text and y.at = x.at));
grant select on audit.adjustment to audit_ro;

create view audit.approval as
 select r.id::text as request_id,
    r.kind,
    a.content_hash,
    r.requested_by::text as requester,
    a.approver_id::text as approver,
    a.at
   from approval a
     join approval_request r on r.id = a.request_id
  where a.verdict = 'approve'::text;
grant select on audit.approval to audit_ro;

create view audit.idempotency as
 select owner as user_id,
    scope,
    key,
    body_hash,
    ref_id
   from idempotency;
grant select on audit.idempotency to audit_ro;

create view audit.last_act as
 select seq,
    hash
   from chain_head
  where chain = 'audit'::text;
grant select on audit.last_act to audit_ro;

create function approval_by_another() returns trigger language plpgsql as $$
begin
  if exists (select 1 from approval_request r where r.id = new.request_id and (r.requested_by = new.approver_id or r.content_hash <> new.content_hash)) then
    raise exception 'an approval needs another person than the proposer, and the hash of the proposed content' using errcode = 'check_violation';
  end if;
  return new;
end $$;


-- books ---------------------------------------------------------------------------------------------------------------

create table account (
  id              bigint      generated always as identity primary key,
  customer_id     uuid        references customer,
  kind            text        not null,
  purpose         text        not null,
  role            text        not null,
  coin            text        not null references coin,
  may_be_negative boolean     not null,
  posted          minor_delta not null default 0,
  held            minor       not null default 0,
  constraint account_customer_id_kind_purpose_coin_key unique nulls not distinct (customer_id, kind, purpose, coin),
  constraint account_id_coin_key unique (id, coin),
  constraint account_sound check (is_sound(account.*)),
  constraint available_not_negative check (may_be_negative or posted - held >= 0)
) with (fillfactor=60);
comment on table account is 'A ledger account.';
create index account_customer on account (customer_id) where customer_id is not null;
create trigger account_not_of_member before insert on account for each row execute function not_of_member();
grant select, insert, update on account to tessera_app;

create table coin (
  code      text        primary key check (code ~ '^[A-Za-z0-9]{2,12}$'),
  kind      text        not null check (kind in ('crypto', 'fiat', 'token')),
  scale     int         not null check (scale between 0 and 9),
  name_en   text        not null,
  name_zh   text        not null,
  listed_at timestamptz not null,
  logo_id   uuid        references upload
);
comment on table coin is 'A currency or token.';
comment on column coin.logo_id is 'A picture that an operator uploaded for the purpose logo.';
create trigger coin_scale_guard before update of scale on coin
  for each row when (old.scale is distinct from new.scale) execute function refuse_new_scale();
grant select, insert, update, delete on coin to tessera_app;

create table coin_network (
  coin           text    not null references coin,
  chain          text    not null check (chain ~ '^[a-z0-9_]{3,32}$'),
  mint           text    not null,
  token_program  text    not null,
  confirmations  int     not null check (confirmations > 0),
  deposit_open   boolean not null,
  deposit_min    minor   not null,
  withdraw_open  boolean not null,
  withdraw_fee   minor   not null,
  withdraw_min   minor   not null,
  withdraw_max   minor   not null,
  memo           text    not null default 'none' check (memo in ('none', 'optional', 'required')),
  fee_mode       text    not null default 'fixed' check (fee_mode in ('fixed', 'chain')),
  fee_margin_ppm int     not null default 0 check (fee_margin_ppm between 0 and 1000000),
  fee_min        minor   not null default 0,
  constraint coin_network_pkey primary key (coin, chain),
  constraint coin_network_chain_mint_key unique (chain, mint),
  constraint coin_network_fee_order check (fee_min <= withdraw_fee)
);
comment on table coin_network is
  'A coin on a chain: which payments are open, and their fees and limits in minor units.';
comment on column coin_network.withdraw_fee is
  'The fixed fee, or the maximum of one that follows the cost of the chain.';
grant select, insert, update, delete on coin_network to tessera_app;

create table daily_reconciliation (
  day         date        primary key,
  journal_seq bigint      not null,
  record      jsonb       not null,
  csv_en      text        not null,
  csv_zh      text        not null,
  sha256_en   text        not null check (length(sha256_en) = 64),
  sha256_zh   text        not null check (length(sha256_zh) = 64),
  differences int         not null check (differences >= 0),
  built_at    timestamptz not null
);
comment on table daily_reconciliation is
  'The record of a day (UTC): books, holdings, statements, debts to customers and differences. It is never '
  'changed.';
grant select, insert on daily_reconciliation to tessera_app;

create table external_balance (
  coin            text        primary key references coin,
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
comment on table external_balance is 'The amounts that chain and bank report for a coin, compared with the books.';
grant select, insert, update, delete on external_balance to tessera_app;

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
  constraint hold_account_id_coin_fkey foreign key (account_id, coin) references account(id, coin),
  constraint hold_resolved check ((state = 'open') = (resolved_at is null)),
  constraint hold_resolved_whole check (state = 'open' or captured + released = amount),
  constraint hold_within_amount check (captured + released <= amount)
);
comment on table hold is
  'Money that is reserved for one purpose, until it is captured or released. The holds of orders are columns of '
  '`trading_order`.';
create index hold_open on hold (account_id) where state = 'open';
grant select, insert, update on hold to tessera_app;

create table holdings_reading (
  coin       text        primary key references coin,
  place      text        not null check (place in ('chain', 'bank')),
  least      minor_delta not null,
  most       minor_delta not null,
  books      minor_delta not null,
  difference minor_delta not null,
  parts      jsonb       not null check (jsonb_typeof(parts) = 'array'),
  at         timestamptz not null,
  constraint holdings_reading_bounds check ("least"::numeric <= most)
);
comment on table holdings_reading is
  'The holdings of a coin that the last comparison read on the chain or at the bank, with the books of that '
  'moment.';
grant select, insert, update, delete on holdings_reading to tessera_app;

create table journal (
  id          uuid        primary key,
  seq         bigint      not null unique,
  created_at  timestamptz not null,
  kind        text        not null,
  ref_type    text        not null,
  ref_id      text        not null,
  actor       text        not null,
  reverses_id uuid        references journal,
  prev_hash   text        not null,
  hash        text        not null
);
comment on table journal is 'A business event. Corrections are journals that reverse another one.';
create unique index journal_adjustment_once on journal (kind, ref_id)
  where kind in ('balance_adjustment', 'receivable_write_off');
create unique index journal_instruction_once on journal (kind, ref_id)
  where kind in ('instruction_hold', 'instruction_pay', 'instruction_back');
create unique index journal_once on journal (kind, ref_type, ref_id)
  where kind in ('deposit', 'withdraw_capture', 'withdraw_refund', 'disburse', 'allot', 'fiat_credit', 'issue',
    'transfer_out', 'transfer_in', 'distribution_funding', 'distribution_release', 'distribution_pay',
    'distribution_keep', 'distribution_claim', 'otc_release', 'rebate_pay', 'credit_reversal');
create index journal_reconciliation on journal (created_at desc) where kind = 'reconciliation';
create index journal_ref on journal (ref_type, ref_id) where ref_type <> 'fill';
create unique index journal_reverses on journal (reverses_id) where reverses_id is not null;
create trigger journal_balances after insert on journal
  referencing new table as added
  for each statement execute function journal_balances();
grant select, insert on journal to tessera_app;

create table liability_leaf (
  taken_at    timestamptz not null,
  coin        text        not null,
  customer_id uuid        not null references customer,
  nonce       text        not null check (nonce ~ '^[0-9a-f]{64}$'),
  balance     minor       not null,
  position    int         not null check ("position" >= 0),
  constraint liability_leaf_pkey primary key (customer_id, taken_at, coin),
  constraint liability_leaf_taken_at_coin_position_key unique (taken_at, coin, "position"),
  constraint liability_leaf_taken_at_coin_fkey foreign key (taken_at, coin) references liability_snapshot
);
comment on table liability_leaf is 'The leaf of one customer in a tree. The nonce is the customer''s secret.';
grant select, insert, delete on liability_leaf to tessera_app;

create table liability_level (
  taken_at timestamptz not null,
  coin     text        not null,
  level    int         not null check (level >= 0),
  nodes    bytea       storage external not null check (length(nodes) % 48 = 0),
  constraint liability_level_pkey primary key (taken_at, coin, level),
  constraint liability_level_taken_at_coin_fkey foreign key (taken_at, coin) references liability_snapshot
);
comment on table liability_level is 'One level of a tree, below the root.';
grant select, insert, delete on liability_level to tessera_app;

create table liability_snapshot (
  taken_at    timestamptz not null,
  coin        text        not null references coin,
  journal_seq bigint      not null,
  root        text        not null check (root ~ '^[0-9a-f]{64}$'),
  sum         minor       not null,
  leaves      int         not null check (leaves > 0),
  constraint liability_snapshot_pkey primary key (taken_at, coin)
);
comment on table liability_snapshot is
  'The root of the sum tree of our debts in a coin, taken each night and published (decision 0039).';
grant select, insert on liability_snapshot to tessera_app;

create table limit_use (
  customer_id uuid        not null references customer,
  win_kind    text        not null check (win_kind in ('day', 'month')),
  win_start   timestamptz not null,
  used        minor       not null,
  cap         minor       not null,
  currency    text        not null check (length(currency) between 1 and 12),
  constraint limit_use_pkey primary key (customer_id, win_kind, win_start, currency),
  constraint limit_use_within_cap check (used <= cap)
);
comment on table limit_use is
  'A customer''s use of a limit in one reference currency, at scale 6. Locked together with the hold.';
grant select, insert, update, delete on limit_use to tessera_app;

create table network_cost (
  coin    text        not null,
  chain   text        not null,
  payment minor,
  account minor,
  read_at timestamptz not null,
  constraint network_cost_pkey primary key (coin, chain),
  constraint network_cost_coin_chain_fkey foreign key (coin, chain) references coin_network,
  constraint network_cost_check check ((payment is null) = (account is null))
);
comment on table network_cost is 'The cost of payments of a coin, as every node of the chain reports it.';
grant select, insert, update, delete on network_cost to tessera_app;

create table posting (
  id         bigint      generated always as identity (increment by 2),
  journal_id uuid        not null,
  account_id bigint      not null,
  coin       text        not null,
  amount     minor_delta not null check (amount <> 0),
  balance    minor_delta,
  constraint posting_pkey primary key (journal_id, id)
) partition by range (journal_id);
comment on table posting is
  'The amount that a journal books on one account. The postings of fills are columns of `fill`. Partitioned by '
  'month.';
create index posting_account on posting (account_id, id);
create trigger posting_balances after insert on posting
  referencing new table as added
  for each statement execute function posting_balances();
grant select, insert on posting to tessera_app;

create table posting_other partition of posting default;

create table rate (
  coin   text        not null,
  fiat   text        not null,
  price  minor       not null check (price > 0),
  as_of  timestamptz not null,
  source text        not null,
  constraint rate_pkey primary key (coin, fiat)
);
comment on table rate is
  'The price of one whole coin in a fiat currency at scale 10: 1.3402 is 13402000000. The US dollar always has '
  'rates, listed or not.';
create trigger note_shared_facts after insert or delete or update or truncate on rate
  for each statement execute function note_shared_facts('markets');
grant select, insert, update, delete on rate to tessera_app;

create table rate_held (
  coin   text        not null references coin,
  feed   text        not null check (feed in ('first', 'second')),
  price  minor       not null check (price > 0),
  latest minor       not null check (latest > 0),
  reason text        not null check (reason in ('no_agreed_rate', 'one_source', 'sources_differ', 'step_too_large')),
  source text        not null,
  as_of  timestamptz not null,
  since  timestamptz not null,
  constraint rate_held_pkey primary key (coin, feed)
);
comment on table rate_held is
  'A price in US dollars at scale 10 that jumped or that one source lacks, until two people decide it (decision '
  '0061). Deleted once a rate of the coin is agreed.';
grant select, insert, update, delete on rate_held to tessera_app;

create table rate_range (
  coin text        not null,
  hour timestamptz not null,
  low  minor       not null check (low > 0),
  high minor       not null,
  constraint rate_range_pkey primary key (coin, hour),
  constraint low_below_high check (low <= high)
);
comment on table rate_range is
  'Lowest and highest agreed price of a coin in US dollars at scale 10, per hour. The largest step is measured '
  'from them.';
grant select, insert, update, delete on rate_range to tessera_app;

create table reconciliation_sign_off (
  day       date        primary key references daily_reconciliation,
  notes     jsonb       not null check (jsonb_typeof(notes) = 'object'),
  signed_at timestamptz not null
);
comment on table reconciliation_sign_off is
  'The signature of two people under the record of a day. The approval of the same day names them.';
grant select, insert on reconciliation_sign_off to tessera_app;

create table traded_day (
  customer_id uuid  not null references customer,
  day         date  not null references volume_day,
  coin        text  not null references coin,
  value       minor not null check (value > 0),
  constraint traded_day_pkey primary key (customer_id, day, coin)
);
comment on table traded_day is 'The value that a customer bought and sold on a day, by the coin of the price.';
create index traded_day_day on traded_day (day);
grant select, insert, delete on traded_day to tessera_app;

create table trading_volume (
  customer_id uuid   primary key references customer,
  through     date   not null references volume_day,
  volume      bigint not null check (volume >= 0)
);
comment on table trading_volume is 'The value of a customer''s trades of 30 days. It is replaced once a day.';
create trigger note_shared_facts after insert or delete or update or truncate on trading_volume
  for each statement execute function note_shared_facts('exchange');
grant select, insert, delete on trading_volume to tessera_app;

create table volume_day (
  day        date        primary key,
  counted_at timestamptz not null
);
comment on table volume_day is 'Days (UTC) whose trades were counted for fee tiers. Each is counted once.';
grant select, insert on volume_day to tessera_app;

create view audit.account as
 select a.id::text as account_id,
    a.customer_id::text as owner_user,
    coalesce(c.parent_id, a.customer_id)::text as person_id,
        case
            when a.kind = 'house'::text then 'system'::text
            else a.kind
        end as account_type,
    a.role,
    a.coin as currency,
    a.may_be_negative
   from account a
     left join customer c on c.id = a.customer_id;
grant select on audit.account to audit_ro;

create view audit.balance as
 select id::text as account_id,
    posted::numeric as posted,
    held::numeric as held,
    posted::numeric - held::numeric as available
   from account;
grant select on audit.balance to audit_ro;

create view audit.currency as
 select code as currency,
    scale,
    kind
   from coin;
grant select on audit.currency to audit_ro;

create view audit.external_balance as
 select e.coin as currency,
    e.amount::numeric +
        case
            when e.amount::numeric = e.held::numeric then 0::numeric
            else coalesce(b.held, 0::numeric) - e.held::numeric
        end as amount,
    e.as_of_seq
   from external_balance e
     left join held_outside b on b.coin = e.coin
  where e.amount::numeric <> e.held::numeric or e.as_of_seq >= coalesce(b.seq, 0::bigint);
grant select on audit.external_balance to audit_ro;

create view audit.last_journal as
 select seq,
    hash
   from chain_head
  where chain = 'journal'::text;
grant select on audit.last_journal to audit_ro;

create view audit.limit_use as
 select customer_id::text as user_id,
    win_kind,
    win_start,
    used::numeric as used,
    cap::numeric as cap,
    currency
   from limit_use;
grant select on audit.limit_use to audit_ro;

create view audit.owed_in_all as
 select c.code as currency,
    coalesce(- sum(a.posted::numeric), 0::numeric) as amount
   from coin c
     left join account a on a.coin = c.code and a.customer_id is null and a.purpose <> 'clearing'::text
  group by c.code;
grant select on audit.owed_in_all to audit_ro;

create view held_outside as
 select coin,
    - sum(posted::numeric) as held,
    max(( select j.seq
           from journal j
          where j.id = (( select p.journal_id
                   from posting p
                  where p.account_id = a.id
                  order by p.id desc
                 limit 1)))) as seq
   from account a
  where customer_id is null and role = 'external'::text
  group by coin;
grant select on held_outside to tessera_app;

create function journal_balances() returns trigger language plpgsql set enable_seqscan to 'off' as $$
begin
  if exists (select 1 from added j where (select count(*) from posting where journal_id = j.id) < 2) then
    raise exception 'a journal must have at least two postings' using errcode = 'check_violation';
  end if;
  return null;
end $$;

create function link_journals(journals text[])
  returns table(link_seq bigint, prev_hash text, hash text) language plpgsql as $$
declare
  each text;
begin
  select c.seq, c.hash into strict link_seq, hash from chain_head c where c.chain = 'journal' for update;
  foreach each in array journals loop
    link_seq := link_seq + 1;
    prev_hash := hash;
    hash := encode(sha256(convert_to(prev_hash || '|' || link_seq || '|' || each, 'UTF8')), 'hex');
    return next;
  end loop;
  update chain_head c set seq = link_seq, hash = link_journals.hash where c.chain = 'journal';
end $$;
comment on function link_journals(text[]) is 'hash = SHA-256(previous hash | number | canonical row)';

create function posting_balances() returns trigger language plpgsql set enable_seqscan to 'off' as $$
declare
  unbalanced record;
begin
  select journal_id, coin, sum(amount) as total into unbalanced from added group by journal_id, coin having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'journal % does not balance: the sum of its postings in % is %', unbalanced.journal_id, unbalanced.coin, unbalanced.total
      using errcode = 'check_violation';
  end if;
  -- The balance of a posting is the account's new balance less the later postings of this statement. `offset 0` makes each look-up go by key.
  if exists (select 1 from (select account_id, coin, balance, sum(amount) over (partition by account_id order by id desc) - amount as after
                              from added) p
               left join lateral (select coin, posted, customer_id from account where id = p.account_id offset 0) a on true
              where a.coin is distinct from p.coin
                 or p.balance is distinct from case when a.customer_id is not null then a.posted - p.after end) then
    raise exception 'a posting must have the coin of its account and store the balance of the account after it' using errcode = 'check_violation';
  end if;
  return null;
end $$;

create function refuse_new_scale() returns trigger language plpgsql as $$
begin
  if exists (select 1 from account where coin = old.code and posted <> 0) then
    raise exception 'the number of decimals of coin % cannot change while accounts hold it', old.code using errcode = 'check_violation';
  end if;
  return new;
end $$;


-- access --------------------------------------------------------------------------------------------------------------

create table account_freeze (
  id             uuid        primary key,
  customer_id    uuid        not null references customer,
  scope          text        not null check (scope in ('withdraw', 'transferOut', 'p2pSell')),
  cause          text        not null,
  from_at        timestamptz not null,
  until_at       timestamptz not null,
  extended_by    uuid        references operator,
  shortened_from timestamptz,
  written        xid8        not null default pg_current_xact_id(),
  constraint account_freeze_ends_later check (until_at > from_at)
);
comment on table account_freeze is
  'A pause of withdrawals or other outgoing payments of an account; one row per scope.';
create index account_freeze_customer on account_freeze (customer_id, until_at);
create index account_freeze_written on account_freeze (written);
create trigger freeze_grows before update on account_freeze for each row execute function freeze_grows();
create trigger freeze_written before update on account_freeze for each row execute function freeze_written();
create trigger note_customer_facts after insert or delete or update on account_freeze
  for each row execute function note_customer_facts('customer_id');
grant select, insert, update on account_freeze to tessera_app;

create table api_key (
  id              uuid        primary key,
  customer_id     uuid        not null references customer,
  made_by         uuid        references customer,
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
  constraint api_key_of_power foreign key (power_id, customer_id) references broker_power(id, sub_account_id),
  constraint api_key_broker_withdraws_nothing check (power_id is null or not 'withdraw' = any (scopes)),
  constraint api_key_deleted check ((status = 'deleted') = (deleted_at is not null)),
  constraint api_key_ed25519_has_public_key check ((type = 'ed25519') = (public_key is not null)),
  constraint api_key_hmac_has_secret check ((type = 'hmac') = (secret_sealed is not null)),
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
  key_id     uuid        not null references api_key,
  digest     text        not null,
  expires_at timestamptz not null,
  endpoint   text        not null,
  constraint api_request_pkey primary key (key_id, digest)
);
comment on table api_request is 'Signed requests that may not come again while their signature is valid.';
create index api_request_expires on api_request (expires_at);
grant select, insert, update, delete on api_request to tessera_app;

create table authenticator (
  customer_id   uuid        primary key references customer,
  secret_sealed text        not null,
  bound_at      timestamptz not null,
  last_step     bigint      not null,
  refused_steps bigint[]    not null default '{}'::bigint[]
);
comment on table authenticator is 'The authenticator app of a customer.';
create trigger note_customer_facts after insert or delete or update on authenticator
  for each row execute function note_customer_facts('customer_id');
grant select, insert, update, delete on authenticator to tessera_app;

create table authenticator_setup (
  customer_id   uuid        primary key references customer,
  secret_sealed text        not null,
  expires_at    timestamptz not null
);
comment on table authenticator_setup is
  'A new authenticator secret. The customer has seen it once and has not confirmed it yet.';
grant select, insert, update, delete on authenticator_setup to tessera_app;

create table authenticator_tries (
  customer_id uuid          not null references authenticator on delete cascade,
  entry_point text          not null check (entry_point in ('login', 'reset', 'session')),
  wrong_tries int           not null,
  wrong_since timestamptz,
  wrong_at    timestamptz[] not null,
  constraint authenticator_tries_pkey primary key (customer_id, entry_point)
);
comment on table authenticator_tries is
  'Wrong authenticator codes, counted separately for login, reset and session, so that a stolen password cannot '
  'lock out the signed-in owner (threat AUT-01).';
grant select, insert, update, delete on authenticator_tries to tessera_app;

create table backup_code (
  customer_id uuid        not null references customer,
  code_hash   text        not null,
  used_at     timestamptz,
  constraint backup_code_pkey primary key (customer_id, code_hash)
);
comment on table backup_code is 'Single-use codes in place of the authenticator.';
grant select, insert, update, delete on backup_code to tessera_app;

create table code_challenge (
  id           uuid        primary key,
  scene        text        not null,
  proof        text        not null default 'email' check (proof in ('email', 'mobile', 'new')),
  channel      text        not null default 'email' check (channel in ('email', 'sms', 'voice')),
  target       text        not null,
  target_key   text        not null,
  requested_by text        not null check (requested_by in ('visitor', 'owner')),
  customer_id  uuid        references customer,
  session_id   uuid        references session,
  payload_hash text        not null,
  ip           text        not null,
  tries        int         not null default 0 check (tries between 0 and 5),
  created_at   timestamptz not null,
  resend_at    timestamptz not null,
  expires_at   timestamptz not null,
  used_at      timestamptz
);
comment on table code_challenge is
  'A code that was sent. The code is derived from the id with a key outside the database, and bound to scene, '
  'target and content.';
create index code_challenge_created on code_challenge (created_at);
create index code_challenge_ip on code_challenge (ip, created_at);
create index code_challenge_session on code_challenge (session_id) where session_id is not null;
create index code_challenge_target on code_challenge (target_key, scene, created_at);
grant select, insert, update, delete on code_challenge to tessera_app;

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
  parent_id           uuid        references customer,
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
  invited_by          uuid        references customer,
  created_at          timestamptz not null,
  phishing_phrase     text        check (char_length(phishing_phrase) between 4 and 20),
  fund_password_hash  text,
  color_mode          text        check (color_mode in ('green-up', 'red-up')),
  fee_coin_open       boolean     not null default false,
  mails_off           text[]      not null default '{}' check (mails_off <@ array['funds', 'kyc', 'invest', 'trade',
    'notice']),
  texts_off           text[]      not null default '{}' check (texts_off <@ array['funds', 'kyc', 'invest', 'trade',
    'notice']),
  verified_at         timestamptz,
  time_zone           text        check (time_zone ~ '^[A-Za-z0-9_+/-]{1,64}$'),
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
comment on table customer is
  'An account of a person, a company, a sub-account, or the login of a member of a company.';
create index customer_at_reserved_domain on customer (id)
  where email ~ '@(.+\.)?(example|example\.(com|net|org)|test|invalid|localhost)$';
create index customer_invited on customer (invited_by, created_at desc, id) where invited_by is not null;
create index customer_parent on customer (parent_id) where parent_id is not null;
create index customer_phone_key_index on customer (phone_key) where phone_key is not null;
create index customer_phone_unkeyed on customer (id) where phone is not null and phone_key is null;
create index customer_to_forget on customer (id) where status = 'closed' and forgotten_at is null;
create trigger countries_of_owner before insert on customer
  for each row when (new.parent_id is not null) execute function countries_of_owner();
create trigger customer_born after insert on customer for each row execute function customer_born();
create trigger customer_facts_changed before update of email, phone on customer
  for each row
  when (new.email is distinct from old.email or new.phone is distinct from old.phone)
  execute function keep_operator_matches();
create trigger customer_family after update of kyc_status, kyc_changed_at, real_name, investor_class, status on customer
  for each row when (new.type <> 'sub') execute function customer_family();
create trigger customer_inviter_guard before update of invited_by on customer
  for each row when (new.invited_by is distinct from old.invited_by) execute function inviter_guard();
create trigger customer_inviter_is_no_sub before insert on customer
  for each row when (new.invited_by is not null) execute function inviter_is_no_sub();
create trigger customer_phone_changed before update of phone on customer
  for each row execute function forget_phone_key();
create trigger customer_verified before insert or update of kyc_status on customer
  for each row when (new.kyc_status = 'approved' and new.verified_at is null) execute function customer_verified();
create trigger note_customer_facts after delete or update on customer
  for each row execute function note_customer_facts('id');
create constraint trigger note_right_change after update on customer deferrable initially deferred
  for each row
  when (old.kyc_status is distinct from new.kyc_status or old.status is distinct from new.status
    or old.parent_active is distinct from new.parent_active or old.investor_class is distinct from new.investor_class
    or old.residence is distinct from new.residence or old.nationality is distinct from new.nationality)
  execute function note_right_change();
grant select, insert, update, delete on customer to tessera_app;

create table freeze_link (
  id          uuid        primary key,
  customer_id uuid        not null references customer,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz,
  constraint freeze_link_expires_later check (expires_at > created_at)
);
comment on table freeze_link is
  'Links in mails with which the owner freezes the account once, without signing in. The secret is derived from '
  'the id with a key outside the database.';
create index freeze_link_expires on freeze_link (expires_at);
grant select, insert, update, delete on freeze_link to tessera_app;

create table fund_password_check (
  id          uuid        primary key,
  customer_id uuid        not null references customer,
  at          timestamptz not null,
  matched     boolean     not null
);
comment on table fund_password_check is
  'Attempts at the fund password, which is required before money leaves (decision 0022). An attempt is written as '
  'wrong before the comparison. A correct attempt is written after it and cancels the earlier ones.';
create index fund_password_check_customer on fund_password_check (customer_id, at);
grant select, insert, delete on fund_password_check to tessera_app;

create table login_event (
  id          uuid        primary key,
  customer_id uuid        references customer,
  at          timestamptz not null,
  kind        text        not null,
  ip          text        not null,
  device      text,
  succeeded   boolean     not null,
  city        text,
  note        text        check (note = 'new_device')
);
comment on table login_event is 'Attempts to sign in. Attempts with an unknown account have no customer.';
create index login_event_at on login_event (at);
create index login_event_customer on login_event (customer_id, at);
create index login_event_failed on login_event (at) where not succeeded;
grant select, insert, delete on login_event to tessera_app;

create table login_ticket (
  id           uuid        primary key,
  token_hash   text        not null unique,
  customer_id  uuid        not null references customer,
  challenge_id uuid        references code_challenge,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  used_at      timestamptz
);
comment on table login_ticket is
  'Proof of a correct password, valid until the second step. It works on one route and is not a session.';
create index login_ticket_challenge on login_ticket (challenge_id);
create index login_ticket_expires on login_ticket (expires_at);
grant select, insert, update, delete on login_ticket to tessera_app;

create table passkey (
  id            uuid        primary key,
  customer_id   uuid        not null references customer,
  credential_id text        not null unique,
  public_key    bytea       not null,
  sign_count    bigint      not null check (sign_count >= 0),
  transports    text[]      not null,
  name          text        not null check (char_length(btrim(name)) between 1 and 40),
  backed_up     boolean     not null,
  created_at    timestamptz not null,
  used_at       timestamptz
);
comment on table passkey is 'A WebAuthn key of a customer (decision 0024).';
create index passkey_customer on passkey (customer_id);
create trigger note_customer_facts after insert or delete or update on passkey
  for each row execute function note_customer_facts('customer_id');
grant select, insert, update, delete on passkey to tessera_app;

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
comment on table passkey_challenge is
  'A WebAuthn challenge to a device. It is for one purpose and content, and can be answered once.';
grant select, insert, update, delete on passkey_challenge to tessera_app;

create table password_budget (
  account_hash text        primary key,
  tries        int         not null check (tries >= 0),
  window_start timestamptz not null
);
comment on table password_budget is 'Password attempts per account, known or not. The account is stored as a hash.';
create index password_budget_start on password_budget (window_start);
grant select, insert, update, delete on password_budget to tessera_app;

create table password_reset (
  id           uuid        primary key,
  token_hash   text        not null unique,
  customer_id  uuid        references customer,
  account      text        not null,
  steps        text[]      not null check (steps <@ array['mobile', 'email', 'google'] and cardinality(steps) > 0),
  done         int         not null default 0,
  challenge_id uuid        references code_challenge on delete set null,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  used_at      timestamptz,
  constraint password_reset_done_steps check (done between 0 and cardinality(steps))
);
comment on table password_reset is
  'A password reset in progress: the server stores which steps are proven (threat AUT-13). Unknown accounts get '
  'one too, so that the answer reveals nothing.';
create index password_reset_customer on password_reset (customer_id) where used_at is null;
grant select, insert, update, delete on password_reset to tessera_app;

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
  customer_id uuid        references customer,
  session_id  uuid        references session,
  constraint qr_login_offers_match_code check (match_code = any (choices)),
  constraint qr_login_scanned_by_customer check ((status = 'waiting') = (customer_id is null))
);
comment on table qr_login is
  'A browser that signs in by a QR code, and the phone that confirms it (threat AUT-18). The browser''s secret is '
  'not in the code.';
create index qr_login_device on qr_login (device_id) where status in ('waiting', 'scanned');
grant select, insert, update, delete on qr_login to tessera_app;

create table security_event (
  id          uuid        primary key,
  customer_id uuid        not null references customer,
  kind        text        not null,
  at          timestamptz not null,
  ip          text        not null,
  device      text,
  city        text,
  factor      text        check (factor in ('passkey', 'google', 'mobile', 'email')),
  constraint security_event_first_factor check ((kind = 'first_factor_bound') = (factor is not null))
);
comment on table security_event is 'Changes of security settings.';
create index security_event_at on security_event (at);
create index security_event_customer on security_event (customer_id, at);
grant select, insert, delete on security_event to tessera_app;

create table session (
  id                  uuid        primary key,
  token_hash          text        not null unique,
  customer_id         uuid        not null references customer,
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
comment on table session is 'A signed-in browser or app.';
create index session_created on session (created_at);
create index session_customer on session (customer_id) where ended_at is null;
create trigger session_ties after insert on session for each row execute function session_ties();
create trigger session_ties_seen after update of seen_at on session
  for each row
  when (date_trunc('hour', new.seen_at, 'UTC') <> date_trunc('hour', old.seen_at, 'UTC'))
  execute function session_ties();
grant select, insert, update, delete on session to tessera_app;

create table stop (
  id          uuid        primary key,
  number      bigint      generated always as identity (start with 1001) unique,
  scope       text        not null check (scope in ('account', 'account_withdrawals', 'withdrawals', 'deposits',
    'coin', 'product', 'registration', 'network_deposits', 'network_withdrawals', 'maintenance')),
  subject_id  text        not null,
  customer_id uuid        references customer,
  reason      text        not null,
  notice      text        check (notice in ('safety', 'review')),
  set_by      uuid        not null references operator,
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
    check (scope in ('withdrawals', 'deposits', 'registration', 'maintenance') = (subject_id = '')),
  constraint stop_subject_is_customer check (customer_id is null or customer_id::text = subject_id)
);
comment on table stop is 'A stop of an account, or of a part of the exchange.';
comment on column stop.subject_id is
  'A customer''s id, a coin''s code, a product''s symbol, or a network such as tUSD/solana_devnet. Empty if the '
  'scope needs none.';
create index stop_customer on stop (customer_id, until_at) where customer_id is not null;
create index stop_due on stop (until_at) where ended_at is null;
create index stop_running on stop (scope, subject_id, until_at) where lifted_at is null;
create index stop_written on stop (written) where scope = 'account_withdrawals';
create trigger note_customer_facts after insert or delete or update on stop
  for each row execute function note_customer_facts('customer_id');
create trigger stop_guard before update on stop for each row execute function stop_guard();
create trigger stop_written before update on stop for each row execute function stop_written();
grant select, insert, update on stop to tessera_app;

create table terms_acceptance (
  customer_id   uuid        not null references customer,
  edition       text        not null,
  document_hash text,
  lang          text        not null check (lang in ('en_US', 'zh_CN')),
  at            timestamptz not null,
  ip            text        not null,
  constraint terms_acceptance_pkey primary key (customer_id, edition)
);
comment on table terms_acceptance is 'The edition of the terms that each customer accepted, and in which language.';
grant select, insert, delete on terms_acceptance to tessera_app;

create table verify_token (
  token_hash   text        primary key,
  scene        text        not null,
  target       text,
  customer_id  uuid        references customer,
  payload_hash text        not null,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  used_at      timestamptz,
  proven       text[]      not null default '{}'
);
comment on table verify_token is
  'Proof of correct codes: single use, valid for five minutes, for one scene and one content.';
create index verify_token_expires on verify_token (expires_at);
grant select, insert, update, delete on verify_token to tessera_app;

create view audit.api_key as
 select null::text as key_id,
    null::text as user_id,
    null::text[] as ips,
    null::boolean as active
  where false;
grant select on audit.api_key to audit_ro;

create view audit.kyc as
 select id::text as user_id,
    kyc_status as status,
    kyc_changed_at as changed_at
   from customer;
grant select on audit.kyc to audit_ro;

create view audit.security_event as
 select customer_id::text as user_id,
    kind,
    at
   from security_event;
grant select on audit.security_event to audit_ro;

create function customer_born() returns trigger language plpgsql as $$
begin
  insert into transition (entity, entity_id, n, from_state, to_state, at, actor)
  values ('customer', new.id::text, 1, null, 'active', new.created_at, 'customer:' || new.id);
  return null;
end $$;

create function customer_family() returns trigger language plpgsql as $$
begin
  -- Locked in id order, parents before their sub-accounts, as everywhere.
  perform 1 from customer where parent_id = new.id order by id for no key update;
  update customer set kyc_status = new.kyc_status, kyc_changed_at = new.kyc_changed_at, real_name = new.real_name,
                      investor_class = new.investor_class, parent_active = (new.status = 'active')
   where parent_id = new.id;
  return null;
end $$;

create function customer_verified() returns trigger language plpgsql as $$
begin
  new.verified_at := coalesce(
    (select verified_at from customer where id = new.parent_id), new.kyc_changed_at);
  return new;
end $$;

create function forget_phone_key() returns trigger language plpgsql as $$
begin
  if new.phone is distinct from old.phone and new.phone_key is not distinct from old.phone_key then
    new.phone_key := null;
  end if;
  return new;
end $$;

create function freeze_grows() returns trigger language plpgsql as $$
begin
  if new.until_at < old.until_at and new.shortened_from is distinct from greatest(old.shortened_from, old.until_at)
     or new.until_at >= old.until_at and new.shortened_from is distinct from old.shortened_from
     or (new.id, new.customer_id, new.scope, new.cause, new.from_at) is distinct from (old.id, old.customer_id, old.scope, old.cause, old.from_at) then
    raise exception 'freeze % can only become longer, or shorter with its earlier end recorded; nothing else changes', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function freeze_written() returns trigger language plpgsql as $$
begin
  new.written := pg_current_xact_id();
  return new;
end $$;

create function inviter_guard() returns trigger language plpgsql as $$
begin
  raise exception 'the inviter of customer % cannot change', old.id using errcode = 'check_violation';
end $$;

create function inviter_is_no_sub() returns trigger language plpgsql as $$
begin
  if new.type = 'sub' or exists (select 1 from customer where id = new.invited_by and type = 'sub') then
    raise exception 'a sub-account can neither invite customers nor be invited' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function not_of_member() returns trigger language plpgsql as $$
begin
  if exists (select 1 from customer where id = new.customer_id and type = 'member') then
    raise exception 'the login of a company member cannot have a row in table %', tg_table_name;
  end if;
  return new;
end $$;

create function not_of_sub_account() returns trigger language plpgsql as $$
begin
  if exists (select 1 from customer where id = new.customer_id and type = 'sub') then
    raise exception 'a sub-account cannot have a row in table %', tg_table_name;
  end if;
  return new;
end $$;

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

create function stop_runs(which text, whose text) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('stops', 0));
  return exists (select from stop s
                  where s.scope = which and s.subject_id = whose and s.lifted_at is null and s.until_at > statement_timestamp());
end $$;

create function stop_written() returns trigger language plpgsql as $$
begin
  new.written := pg_current_xact_id();
  return new;
end $$;


-- office --------------------------------------------------------------------------------------------------------------

create table cms_text (
  id         uuid        primary key,
  kind       text        not null check (kind in ('page', 'legal', 'faq', 'footer', 'banner', 'announcement', 'seo')),
  slug       text        not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  created_at timestamptz not null
);
comment on table cms_text is 'A text of the site: its kind and its address. Its content is in `cms_version`.';
grant select, insert on cms_text to tessera_app;

create table cms_version (
  id           uuid        primary key,
  text_id      uuid        not null references cms_text,
  number       int         not null check (number > 0),
  status       text        not null check (status in ('draft', 'review', 'scheduled', 'published', 'archived')),
  content      jsonb       not null,
  content_hash text        not null,
  edition      text,
  written_by   uuid        not null references operator,
  written_at   timestamptz not null,
  approved_by  uuid        references operator,
  publish_at   timestamptz,
  published_at timestamptz,
  archived_at  timestamptz,
  constraint cms_version_text_id_number_key unique (text_id, number),
  constraint cms_version_approved_by_another check (approved_by <> written_by),
  constraint cms_version_published_has_time check (status <> 'published' or published_at is not null),
  constraint cms_version_scheduled_is_approved
    check (status not in ('scheduled', 'published') or (approved_by is not null and publish_at is not null))
);
comment on table cms_version is
  'A version of a text. Its content never changes; its status decides if readers see it.';
create index cms_version_due on cms_version (publish_at) where status = 'scheduled';
create index cms_version_edition on cms_version (text_id, edition) where published_at is not null;
create unique index cms_version_open on cms_version (text_id) where status in ('draft', 'review', 'scheduled');
create unique index cms_version_published on cms_version (text_id) where status = 'published';
create index cms_version_text on cms_version (text_id, number desc);
create trigger cms_version_content_guard before delete or update on cms_version
  for each row execute function cms_version_content_guard();
create trigger cms_version_edition_guard before insert or update on cms_version
  for each row
  when (new.published_at is not null and new.edition is not null)
  execute function cms_version_edition_guard();
grant select, insert, update, delete on cms_version to tessera_app;

create table first_operator_link (
  id                 uuid        primary key,
  place              smallint    not null check (place in (1, 2)),
  token_hash         text        not null unique,
  created_at         timestamptz not null,
  expires_at         timestamptz not null,
  replaced_at        timestamptz,
  device_hash        text,
  email              text        check (email = lower(btrim(email))),
  name               text,
  totp_secret_sealed text,
  credential_id      text,
  public_key         bytea,
  sign_count         bigint      check (sign_count >= 0),
  transports         text[],
  passkey_name       text        check (char_length(btrim(passkey_name)) between 1 and 40),
  backed_up          boolean,
  enrolled_at        timestamptz,
  constraint first_operator_link_details_are_whole check (num_nonnulls(email, name, totp_secret_sealed) in (0, 3)),
  constraint first_operator_link_ends_once check (replaced_at is null or enrolled_at is null),
  constraint first_operator_link_enrolled_with_passkey
    check (enrolled_at is null or (credential_id is not null and device_hash is not null and email is null)),
  constraint first_operator_link_passkey_is_whole
    check (num_nonnulls(credential_id, public_key, sign_count, transports, passkey_name, backed_up) in (0, 6))
);
comment on table first_operator_link is 'A one-time link by which one of the first two operators enrols.';
create unique index first_operator_link_passkey on first_operator_link (credential_id) where replaced_at is null;
create unique index first_operator_link_place on first_operator_link (place) where replaced_at is null;
grant select, insert, update, delete on first_operator_link to tessera_app;

create table key_canary (
  key     text        primary key check (key in ('SECRET_KEY', 'CHAIN_MASTER_SEED')),
  sealed  text        not null,
  made_at timestamptz not null default now()
);
comment on table key_canary is
  'One text sealed under each configured key at the first start. A key that cannot open it is not the key of this '
  'database.';
grant select, insert on key_canary to tessera_app;

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
  created_at           timestamptz not null,
  decision_limit       bigint      check (decision_limit >= 0),
  day_limit            bigint      check (day_limit >= 0)
);
comment on table operator is 'A person who works for the exchange.';
create trigger operator_facts_changed before update of own_phone, own_document_hash on operator
  for each row
  when (new.own_phone is distinct from old.own_phone or new.own_document_hash is distinct from old.own_document_hash)
  execute function keep_operator_matches();
grant select, insert, update, delete on operator to tessera_app;

create table operator_account (
  operator_id uuid        not null references operator,
  customer_id uuid        not null references customer,
  status      text        not null check (status in ('own', 'other')),
  declared_at timestamptz not null,
  answered_by uuid        references operator,
  reason      text,
  constraint operator_account_pkey primary key (operator_id, customer_id),
  constraint operator_account_answer_has_reason check ((answered_by is null) = (reason is null)),
  constraint operator_account_answered_by_another check (answered_by <> operator_id),
  constraint operator_account_other_is_answered check (status = 'own' or answered_by is not null)
);
comment on table operator_account is
  'Accounts that belong to an operator, and other people''s answers to a match (threat OPR-02).';
create index operator_account_customer on operator_account (customer_id);
grant select, insert, update, delete on operator_account to tessera_app;

create table operator_passkey (
  id            uuid        primary key,
  operator_id   uuid        not null references operator,
  credential_id text        not null unique,
  public_key    bytea       not null,
  sign_count    bigint      not null check (sign_count >= 0),
  transports    text[]      not null,
  name          text        not null check (char_length(btrim(name)) between 1 and 40),
  backed_up     boolean     not null,
  created_at    timestamptz not null,
  used_at       timestamptz
);
comment on table operator_passkey is 'A WebAuthn key of an operator.';
create index operator_passkey_operator on operator_passkey (operator_id);
grant select, insert, update, delete on operator_passkey to tessera_app;

create table operator_role (
  code        text    primary key check (code ~ '^[a-z][a-z0-9_]{1,29}$'),
  name_en     text    not null check (name_en <> ''),
  name_zh     text    not null check (name_zh <> ''),
  purpose_en  text    not null check (purpose_en <> ''),
  purpose_zh  text    not null check (purpose_zh <> ''),
  permissions text[]  not null,
  is_open     boolean not null
);
comment on table operator_role is
  'Roles that operators can have, each a set of permissions. Two operators change them.';
grant select, insert, update on operator_role to tessera_app;

create table operator_session (
  id          uuid        primary key,
  token_hash  text        not null unique,
  operator_id uuid        not null references operator,
  created_at  timestamptz not null,
  seen_at     timestamptz not null,
  expires_at  timestamptz not null,
  ended_at    timestamptz,
  ip          text        not null,
  device_hash text
);
comment on table operator_session is 'A signed-in console.';
create index operator_session_device on operator_session (operator_id, device_hash) where device_hash is not null;
grant select, insert, update, delete on operator_session to tessera_app;

create table operator_ticket (
  token_hash  text        primary key,
  operator_id uuid        not null references operator,
  tries       int         not null default 0 check (tries between 0 and 5),
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz
);
comment on table operator_ticket is
  'Proof of a correct password, valid until the authenticator code. It works on one route and is not a session.';
create index operator_ticket_expires on operator_ticket (expires_at);
grant select, insert, update, delete on operator_ticket to tessera_app;

create view operator_match as
 select o.id as operator_id,
    c.id as customer_id,
    'mailbox'::text as matched_by
   from operator o
     join customer c on c.email_key = regexp_replace(o.email, '\+[^@]*@'::text, '@'::text)
union all
 select o.id as operator_id,
    c.id as customer_id,
    'phone'::text as matched_by
   from operator o
     join customer c on c.phone = o.own_phone
union all
 select o.id as operator_id,
    c.id as customer_id,
    'phone'::text as matched_by
   from operator o
     join customer c on c.phone_key = o.own_phone and c.phone is distinct from o.own_phone
union all
 select o.id as operator_id,
    a.customer_id,
    'phone'::text as matched_by
   from operator o
     join company_application a on a.contact_number = o.own_phone
union all
 select o.id as operator_id,
    k.customer_id,
    'document'::text as matched_by
   from operator o
     join kyc_version v on v.document_number_hash = o.own_document_hash
     join kyc_case k on k.id = v.case_id
union all
 select o.id as operator_id,
    a.customer_id,
    'document'::text as matched_by
   from operator o
     join company_person p on p.account_hash = o.own_document_hash
     join company_application a on a.id = p.application_id
union all
 select o.id as operator_id,
    t.customer_id,
    'document'::text as matched_by
   from operator o
     join tie t on t.kind = 'owner'::text and t.shared = o.own_document_hash
union all
 select o.id as operator_id,
    c.id as customer_id,
    'name'::text as matched_by
   from operator o
     join customer c on lower(btrim(c.real_name)) = lower(btrim(o.name))
union all
 select o.id as operator_id,
    a.customer_id,
    'name'::text as matched_by
   from operator o
     join company_person p on lower(btrim(p.name)) = lower(btrim(o.name))
     join company_application a on a.id = p.application_id
union all
 select o.id as operator_id,
    a.customer_id,
    m.matched_by
   from company_change d
     join company_application a on a.id = d.application_id
     cross join lateral jsonb_array_elements(d.content -> 'persons'::text) p(value)
     join operator o on o.own_document_hash = (p.value ->> 'account_hash'::text) or lower(btrim(o.name)) = lower(btrim(p.value ->> 'name'::text))
     cross join lateral ( select
                case
                    when o.own_document_hash = (p.value ->> 'account_hash'::text) then 'document'::text
                    else 'name'::text
                end as matched_by) m
  where d.status = 'waiting'::text;
grant select on operator_match to tessera_app;

create function closed_accounts(whose uuid) returns table(customer_id uuid) language sql stable as $$
  with known as (
    select a.customer_id from operator_account a where a.operator_id = whose and a.status = 'own'
    union
    select m.customer_id from operator_match m
     where m.operator_id = whose and m.matched_by <> 'name'
       and not exists (select from operator_account a where a.operator_id = whose and a.customer_id = m.customer_id and a.status = 'other')),
  owned as (
    select k.customer_id from known k
    union
    select m.account_id from member m join known k on k.customer_id = m.login_id),
  closed as (
    select o.customer_id from owned o
    union
    select c.id from customer c join owned o on c.parent_id = o.customer_id
    union
    select c.parent_id from customer c join owned o on c.id = o.customer_id where c.parent_id is not null)
  select customer_id from closed
  union
  select m.login_id from member m join closed c on c.customer_id = m.account_id;
$$;

create function cms_version_content_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.text_id, old.number, old.content, old.content_hash, old.edition, old.written_by, old.written_at)
      is distinct from (new.text_id, new.number, new.content, new.content_hash, new.edition, new.written_by, new.written_at) then
    raise exception 'the content of version % cannot be changed or deleted', old.number using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function cms_version_edition_guard() returns trigger language plpgsql as $$
begin
  if exists (select 1 from cms_version v
              where v.text_id = new.text_id and v.edition = new.edition and v.content_hash <> new.content_hash
                and v.published_at is not null) then
    raise exception 'edition % was already published with other content', new.edition using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function customers_of(named text[], wide boolean)
  returns table(name text, customer_id uuid) language sql stable as $$
  with given as (
    select n as name, n as points_to from unnest(named) n
    union
    select r.id::text, r.subject_id from approval_request r where r.id::text = any(named)),
  ids as (select name, points_to::uuid as id from given where points_to ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    union
    select r.id::text, (v #>> '{}')::uuid
      from approval_request r, jsonb_path_query(jsonb_build_array(r.content, r.proposal), 'strict $.**') v
     where wide and r.id::text = any(named) and jsonb_typeof(v) = 'string'
       and v #>> '{}' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
  claimed as (
    select i.name, w as reference from ids i
      join bank_claim k on k.id = i.id, regexp_split_to_table(replace(upper(k.remittance), '-', ''), '[^0-9A-Z]+') w
    union
    select i.name, w from ids i
      join bank_claim k on wide and k.statement_id = i.id, regexp_split_to_table(replace(upper(k.remittance), '-', ''), '[^0-9A-Z]+') w)
  select a.name, c.id from given a join customer c on a.points_to in (c.number::text, c.email, c.phone)
  union all select i.name, c.id from ids i join customer c on c.id = i.id
  union all select i.name, t.customer_id from ids i join kyc_case t on t.id = i.id
  union all select i.name, k.customer_id from ids i join kyc_document d on d.upload_id = i.id join kyc_case k on k.id = d.case_id
  union all select i.name, t.customer_id from ids i join company_application t on t.id = i.id
  union all select i.name, t.customer_id from ids i join financing_application t on t.id = i.id
  union all select i.name, t.customer_id from ids i join withdrawal t on t.id = i.id
  union all select i.name, t.customer_id from ids i join payout t on t.id = i.id
  union all select i.name, t.customer_id from ids i join deposit t on t.id = i.id
  union all select i.name, t.customer_id from ids i join fiat_order t on t.id = i.id
  union all select i.name, o.customer_id from ids i join bank_line l on l.id = i.id join fiat_order o on o.id = l.names_order
  union all select i.name, p.customer_id from ids i join bank_line l on l.id = i.id join payout p on p.id = l.names_payout
  union all select i.name, t.customer_id from ids i join internal_transfer t on t.id = i.id
  union all select i.name, t.recipient_id from ids i join internal_transfer t on t.id = i.id
  union all select i.name, t.customer_id from ids i join transfer t on t.id = i.id
  union all select i.name, t.customer_id from ids i join subscription t on t.id = i.id
  union all select i.name, t.customer_id from ids i join trading_order t on t.id = i.id
  union all select i.name, t.customer_id from ids i join otc_ad t on t.id = i.id
  union all select i.name, t.seller_id from ids i join otc_deal t on t.id = i.id
  union all select i.name, t.buyer_id from ids i join otc_deal t on t.id = i.id
  union all select i.name, t.customer_id from ids i join agent t on t.id = i.id
  union all select i.name, t.customer_id from ids i join agent_client t on t.id = i.id
  union all select i.name, t.customer_id from ids i join rebate t on t.id = i.id
  union all select i.name, t.customer_id from ids i join rebate_payment t on t.id = i.id
  union all select i.name, t.customer_id from ids i join distribution_holder t on t.id = i.id
  union all select i.name, t.customer_id from ids i join api_key t on t.id = i.id
  union all select i.name, t.customer_id from ids i join session t on t.id = i.id
  union all select i.name, t.customer_id from ids i join receivable t on t.id = i.id
  union all select i.name, t.credited_id from ids i join receivable t on t.id = i.id
  union all select i.name, t.customer_id from ids i join fiat_order t on t.bank_line_id = i.id
  union all select k.name, t.customer_id from claimed k join fiat_order t on t.reference = k.reference
  union all select k.name, t.customer_id from claimed k join payout t on t.reference = k.reference
  union all select i.name, t.customer_id from ids i join account_freeze t on t.id = i.id
  union all select i.name, b.customer_id from ids i join lost_payment l on l.id = i.id
             join address_book b on b.coin = l.coin and b.chain = l.chain and b.address = l.recipient
  union all select i.name, t.customer_id from ids i join stop t on t.id = i.id and t.customer_id is not null
  union all select i.name, t.customer_id from ids i join distribution_holder t on wide and t.distribution_id = i.id
  union all select i.name, t.customer_id from ids i join payout t on wide and t.batch_id = i.id
  union all select i.name, t.customer_id from ids i join rebate_payment t on wide and t.run_id = i.id
  union all select i.name, s.customer_id from ids i join subscription s on wide and s.product_id = i.id
  union all select a.name, s.customer_id from given a join product p on wide and p.symbol = a.points_to join subscription s on s.product_id = p.id
  union all select i.name, t.customer_id from ids i join company_change d on d.id = i.id
    join company_application t on t.id = d.application_id
  union all select i.name, t.customer_id from ids i join investor_application t on t.id = i.id
  union all select i.name, t.customer_id from ids i join broker_power t on t.id = i.id
  union all select i.name, t.customer_id from ids i join invitation_application t on t.id = i.id
  union all select i.name, t.customer_id from ids i join financing_application t on t.product_id = i.id
  union all select i.name, t.customer_id from ids i join payment_beneficiary t on t.id = i.id and t.customer_id is not null
  union all select i.name, c.id from ids i join payment_beneficiary t on t.id = i.id join customer c on t.owner_key = 'customer:' || c.id
  union all select i.name, t.customer_id from ids i join payment_instruction p on p.id = i.id
             join payment_beneficiary t on t.id = p.beneficiary_id and t.customer_id is not null
  union all select i.name, c.id from ids i join payment_instruction p on p.id = i.id join customer c on p.owner_key = 'customer:' || c.id;
$$;

create function keep_company_matches() returns trigger language plpgsql as $$
declare application uuid := coalesce(to_jsonb(old) ->> 'application_id', to_jsonb(old) ->> 'id');
begin
  insert into operator_account (operator_id, customer_id, status, declared_at)
  select distinct m.operator_id, m.customer_id, 'own', now()
    from operator_match m join company_application a on a.customer_id = m.customer_id
   where a.id = application and m.matched_by <> 'name'
  on conflict (operator_id, customer_id) do nothing;
  return coalesce(new, old);
end $$;

create function keep_operator_matches() returns trigger language plpgsql as $$
begin
  insert into operator_account (operator_id, customer_id, status, declared_at)
  select distinct m.operator_id, m.customer_id, 'own', now() from operator_match m
   where m.matched_by <> 'name'
     and case tg_table_name when 'customer' then m.customer_id else m.operator_id end = old.id
  on conflict (operator_id, customer_id) do nothing;
  return new;
end $$;

create function permissions_of(held text[]) returns text[] language sql stable as $$
  select array(select distinct p from operator_role r, unnest(r.permissions) p where r.code = any(held) and r.is_open order by p)
$$;


-- identity ------------------------------------------------------------------------------------------------------------

create table company_application (
  id                  uuid        primary key,
  number              bigint      generated always as identity (start with 50001) unique,
  customer_id         uuid        not null references customer,
  status              text        not null check (status in ('draft', 'submitted', 'to_be_improved', 'approved',
    'suspended', 'rejected', 'withdrawn')),
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
  withdrawn_at        timestamptz,
  constraint company_decided check (decided_at is null or status in ('approved', 'rejected')),
  constraint company_submitted_has_version
    check ((version > 0) = (submitted_at is not null) and (status = 'draft' or version > 0)),
  constraint company_withdrawn_has_time check (status <> 'withdrawn' or withdrawn_at is not null)
);
comment on table company_application is
  'The application of a company: a draft while it is filled in, then the newest submission.';
create index company_application_contact on company_application (contact_number) where contact_number is not null;
create index company_application_customer on company_application (customer_id, number);
create unique index company_application_living on company_application (customer_id) where status <> 'rejected';
create index company_application_number on company_application (registration_hash) where registration_hash is not null;
create index company_application_saved on company_application (saved_at, id);
create index company_application_waiting on company_application (submitted_at) where status = 'submitted';
create trigger company_application_not_of_member before insert on company_application
  for each row execute function not_of_member();
create trigger company_application_not_of_sub before insert on company_application
  for each row execute function not_of_sub_account();
create trigger company_contact_changed before update of contact_number on company_application
  for each row when (new.contact_number is distinct from old.contact_number) execute function keep_company_matches();
create trigger company_guard before update on company_application for each row execute function company_guard();
create trigger countries_of_company after update of status, registered_address on company_application
  for each row when (old.status = 'approved' or new.status = 'approved') execute function countries_of_case();
create trigger countries_of_forgotten_company after delete on company_application
  for each row execute function countries_of_case();
create trigger countries_of_new_company after insert on company_application
  for each row when (new.status = 'approved') execute function countries_of_case();
grant select, insert, update, delete on company_application to tessera_app;

create table company_ask (
  application_id   uuid        not null,
  version          int         not null,
  item             text        not null,
  reason_code      text        not null,
  customer_message text,
  requested_by     uuid        not null references operator,
  at               timestamptz not null,
  answered_at      timestamptz,
  constraint company_ask_pkey primary key (application_id, version, item),
  constraint company_ask_application_id_version_fkey foreign key (application_id, version) references company_version
);
comment on table company_ask is
  'Items that a reviewer or the vendor asked the customer to submit again, with the reason.';
grant select, insert, update, delete on company_ask to tessera_app;

create table company_change (
  id                  uuid        primary key,
  number              bigint      generated always as identity (start with 70001) unique,
  application_id      uuid        not null references company_application,
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
  constraint company_change_application_id_base_version_fkey foreign key (application_id,
    base_version) references company_version,
  constraint company_change_became check (status <> 'approved' or to_version is not null),
  constraint company_change_decided check (status = 'waiting' or decided_at is not null)
);
comment on table company_change is 'A change that an approved company reports within 7 working days.';
create index company_change_application on company_change (application_id, number desc);
create index company_change_queue on company_change (filed_at) where status = 'waiting';
create unique index company_change_waiting on company_change (application_id) where status = 'waiting';
create trigger company_change_guard before update on company_change
  for each row execute function company_change_guard();
grant select, insert, update, delete on company_change to tessera_app;

create table company_change_document (
  change_id      uuid not null references company_change,
  application_id uuid not null references company_application,
  kind           text not null,
  upload_id      uuid not null references upload,
  issued_on      text check (issued_on ~ '^\d{4}-\d\d-\d\d$'),
  constraint company_change_document_pkey primary key (change_id, kind)
);
comment on table company_change_document is 'The documents that were filed with a change.';
create index company_change_document_upload on company_change_document (upload_id);
grant select, insert, delete on company_change_document to tessera_app;

create table company_document (
  application_id uuid        not null references company_application,
  kind           text        not null,
  upload_id      uuid        not null references upload,
  issued_on      text        check (issued_on ~ '^\d{4}-\d\d-\d\d$'),
  added_at       timestamptz not null,
  constraint company_document_pkey primary key (application_id, kind),
  constraint company_document_application_id_upload_id_key unique (application_id, upload_id)
);
comment on table company_document is 'The documents of the draft.';
create index company_document_upload on company_document (upload_id);
create trigger company_document_guard before insert or delete or update on company_document
  for each row execute function company_part_guard();
grant select, insert, update, delete on company_document to tessera_app;

create table company_identity (
  registration_hash text primary key,
  customer_id       uuid not null unique references customer
);
comment on table company_identity is 'Reserves a company for the one account that is verified as it.';
grant select, insert, update, delete on company_identity to tessera_app;

create table company_person (
  id               uuid        primary key,
  application_id   uuid        not null references company_application,
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
comment on table company_person is 'The directors, owners and contacts of the draft.';
create index company_person_account on company_person (account_hash) where account_hash is not null;
create index company_person_application on company_person (application_id, added_at);
create index company_person_formula on company_person (id) where number_formula = 1;
create trigger company_person_changed before delete or update of account_hash on company_person
  for each row execute function keep_company_matches();
create trigger company_person_guard before insert or delete or update on company_person
  for each row execute function company_part_guard();
create trigger company_person_ties after insert or update on company_person
  for each row execute function company_person_ties();
grant select, insert, update, delete on company_person to tessera_app;

create table company_person_link (
  id              uuid        primary key,
  application_id  uuid        not null references company_application,
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
comment on table company_person_link is
  'A link with which a related party verifies themselves (decision 0111). It logs nobody in.';
create index company_person_link_mailbox on company_person_link (sent_to, created_at) where sent_to is not null;
create index company_person_link_person on company_person_link (application_id, person_id, created_at desc);
grant select, insert, update, delete on company_person_link to tessera_app;

create table company_person_photo (
  link_id        uuid        not null references company_person_link,
  application_id uuid        not null references company_application,
  item           text        not null check (item in ('front', 'back', 'selfie')),
  upload_id      uuid        not null references upload,
  at             timestamptz not null,
  constraint company_person_photo_pkey primary key (link_id, item)
);
comment on table company_person_photo is 'The photos that a related party took.';
create index company_person_photo_upload on company_person_photo (upload_id);
grant select, insert, update, delete on company_person_photo to tessera_app;

create table company_register (
  application_id uuid        primary key references company_application,
  fetched_at     timestamptz not null,
  fields         text[]      not null,
  company_owners jsonb       not null,
  left_out       int         not null check (left_out >= 0),
  differs        jsonb       not null default '[]'::jsonb,
  removed        text[]      not null default '{}'
);
comment on table company_register is 'The register''s newest answer for an application.';
grant select, insert, update, delete on company_register to tessera_app;

create table company_rule (
  id               boolean default true primary key check (id),
  person_link_days int     not null check (person_link_days between 1 and 30)
);
comment on table company_rule is 'Settings for companies, in one row.';
grant select, insert, update, delete on company_rule to tessera_app;

create table company_structure (
  application_id uuid        primary key references company_application,
  structure      jsonb       not null,
  saved_at       timestamptz not null
);
comment on table company_structure is
  'Entities that own a share and the stakes in them (`OwnershipStructure` of the domain): a person of 25 % or more '
  'through layers must be listed.';
create trigger company_structure_guard before insert or delete or update on company_structure
  for each row execute function company_part_guard();
grant select, insert, update, delete on company_structure to tessera_app;

create table company_version (
  application_id      uuid        not null references company_application,
  version             int         not null check (version >= 1),
  content             jsonb       not null,
  declaration_version text        not null,
  declaration_sha256  text        not null,
  signer_id           uuid        not null,
  signer_name         text        not null,
  at                  timestamptz not null,
  constraint company_version_pkey primary key (application_id, version)
);
comment on table company_version is 'Each version as it was submitted, with its declaration.';
grant select, insert, delete on company_version to tessera_app;

create table company_version_document (
  application_id uuid not null,
  version        int  not null,
  kind           text not null,
  upload_id      uuid not null references upload,
  issued_on      text,
  constraint company_version_document_pkey primary key (application_id, version, kind),
  constraint company_version_document_application_id_version_fkey foreign key (application_id,
    version) references company_version
);
comment on table company_version_document is
  'The documents of a version, including those that were taken over from the previous version.';
create index company_version_document_upload on company_version_document (upload_id);
grant select, insert, delete on company_version_document to tessera_app;

create table identity_check (
  id          uuid        primary key,
  customer_id uuid        not null references customer,
  at          timestamptz not null,
  matched     boolean     not null
);
comment on table identity_check is
  'Attempts to enter the owner''s name and document number before money leaves (decision G26).';
create index identity_check_customer on identity_check (customer_id, at);
grant select, insert, delete on identity_check to tessera_app;

create table identity_choice (
  customer_id uuid        primary key references customer,
  kind        text        not null check (kind in ('personal', 'company')),
  at          timestamptz not null
);
comment on table identity_choice is
  'The customer''s choice to verify as a person or as a company. It is fixed when verification starts.';
grant select, insert, delete on identity_choice to tessera_app;

create table investor_application (
  id               uuid        primary key,
  number           bigint      generated always as identity (start with 40001) unique,
  customer_id      uuid        not null references customer,
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
  upload_id      uuid not null references upload,
  constraint investor_evidence_pkey primary key (application_id, upload_id)
);
comment on table investor_evidence is 'The files of an application.';
create index investor_evidence_upload on investor_evidence (upload_id);
grant select, insert, update, delete on investor_evidence to tessera_app;

create table investor_rule (
  id         boolean     default true primary key check (id),
  version    int         not null,
  rules      jsonb       not null,
  changed_at timestamptz
);
comment on table investor_rule is
  'Settings of investor classes and of the risk-awareness test, in one row. Two people change them.';
grant select, insert, update, delete on investor_rule to tessera_app;

create table kyc_ask (
  case_id          uuid        not null,
  version          int         not null,
  item             text        not null check (item in ('details', 'front', 'back', 'selfie')),
  reason_code      text        not null,
  customer_message text,
  requested_by     uuid        references operator,
  at               timestamptz not null,
  constraint kyc_ask_pkey primary key (case_id, version, item),
  constraint kyc_ask_case_id_version_fkey foreign key (case_id, version) references kyc_version
);
comment on table kyc_ask is 'Items that a reviewer or the vendor asked the customer to submit again, with the reason.';
grant select, insert, delete on kyc_ask to tessera_app;

create table kyc_case (
  id               uuid        primary key,
  number           bigint      generated always as identity (start with 30001) unique,
  customer_id      uuid        not null references customer,
  status           text        not null check (status in ('submitted', 'action_required', 'approved', 'expiring',
    'expired', 'suspended', 'rejected', 'withdrawn')),
  version          int         not null check (version >= 1),
  opened_at        timestamptz not null,
  submitted_at     timestamptz not null,
  decided_at       timestamptz,
  reason_code      text,
  customer_message text,
  approved_at      timestamptz,
  withdrawn_at     timestamptz,
  constraint kyc_case_decided check (decided_at is null or status in ('approved', 'expiring', 'expired', 'rejected')),
  constraint kyc_case_withdrawn_has_time check ((status = 'withdrawn') = (withdrawn_at is not null))
);
comment on table kyc_case is 'The identity file of a person.';
create unique index kyc_case_living on kyc_case (customer_id) where status not in ('rejected', 'withdrawn');
create index kyc_case_submitted on kyc_case (submitted_at, id);
create index kyc_case_waiting on kyc_case (submitted_at) where status = 'submitted';
create trigger countries_of_case after update of status, version on kyc_case
  for each row
  when ((old.status = any (array['approved', 'expiring'])) or (new.status = any (array['approved', 'expiring'])))
  execute function countries_of_case();
create trigger countries_of_forgotten_case after delete on kyc_case for each row execute function countries_of_case();
create trigger countries_of_new_case after insert on kyc_case
  for each row when (new.status = any (array['approved', 'expiring'])) execute function countries_of_case();
create trigger kyc_case_not_of_member before insert on kyc_case for each row execute function not_of_member();
grant select, insert, update, delete on kyc_case to tessera_app;

create table kyc_document (
  case_id   uuid not null,
  version   int  not null,
  kind      text not null check (kind in ('front', 'back', 'selfie')),
  upload_id uuid not null references upload,
  constraint kyc_document_pkey primary key (case_id, version, kind),
  constraint kyc_document_case_id_version_fkey foreign key (case_id, version) references kyc_version
);
comment on table kyc_document is
  'The photos of a version, including those that were taken over from the previous version.';
create index kyc_document_upload on kyc_document (upload_id);
grant select, insert, delete on kyc_document to tessera_app;

create table kyc_handover (
  id          uuid        primary key,
  customer_id uuid        not null references customer,
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
comment on table kyc_handover is 'A QR code that one phone opens once to take photos.';
create index kyc_handover_customer on kyc_handover (customer_id, flow, created_at desc);
grant select, insert, update, delete on kyc_handover to tessera_app;

create table kyc_handover_photo (
  handover_id uuid        not null references kyc_handover on delete cascade,
  item        text        not null,
  upload_id   uuid        not null references upload,
  at          timestamptz not null,
  constraint kyc_handover_photo_pkey primary key (handover_id, item)
);
comment on table kyc_handover_photo is
  'The newest photo of each item. If the customer refreshes the code, the new code takes the photos over.';
create index kyc_handover_photo_upload on kyc_handover_photo (upload_id);
grant select, insert, update, delete on kyc_handover_photo to tessera_app;

create table kyc_identity (
  number_hash text primary key,
  customer_id uuid not null unique references customer
);
comment on table kyc_identity is
  'Reserves a document number for the one account that is approved with it (threat KYC-04).';
grant select, insert, update, delete on kyc_identity to tessera_app;

create table kyc_version (
  case_id                uuid        not null references kyc_case,
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
comment on table kyc_version is 'Each version of a file as it was submitted.';
create index kyc_version_formula on kyc_version (case_id, version) where number_formula = 1;
create index kyc_version_number on kyc_version (document_number_hash);
create trigger countries_of_version after insert on kyc_version for each row execute function countries_of_version();
create trigger kyc_ties after insert on kyc_version for each row execute function kyc_ties();
grant select, insert, delete on kyc_version to tessera_app;

create table myinfo_prefill (
  id          uuid        primary key,
  customer_id uuid        not null unique references customer,
  data_sealed text        not null,
  fetched_at  timestamptz not null,
  expires_at  timestamptz not null
);
comment on table myinfo_prefill is
  'Data of Myinfo about a person that is not submitted yet: the newest of a customer, sealed.';
grant select, insert, update, delete on myinfo_prefill to tessera_app;

create table risk_test (
  id            uuid        primary key,
  customer_id   uuid        not null references customer,
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
comment on table risk_test is 'An attempt at the risk-awareness test (decision G25).';
create index risk_test_customer on risk_test (customer_id, started_at desc);
create unique index risk_test_open on risk_test (customer_id) where status = 'open';
create trigger risk_test_not_of_sub before insert on risk_test for each row execute function not_of_sub_account();
grant select, insert, update, delete on risk_test to tessera_app;

create table sumsub_applicant (
  id           uuid        primary key,
  customer_id  uuid        not null references customer,
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
  case_id      uuid        references kyc_case,
  started_at   timestamptz not null,
  changed_at   timestamptz not null,
  constraint sumsub_applicant_customer_id_kind_key unique (customer_id, kind)
);
comment on table sumsub_applicant is
  'A customer at the vendor Sumsub, by kind (decision 0070). The vendor learns nothing but `id` about the account.';
create index sumsub_applicant_case on sumsub_applicant (case_id) where case_id is not null;
create trigger sumsub_applicant_not_of_sub before insert on sumsub_applicant
  for each row execute function not_of_sub_account();
grant select, insert, update, delete on sumsub_applicant to tessera_app;

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
comment on table sumsub_event is 'Webhooks of the vendor, stored as received and applied afterwards.';
create index sumsub_event_unhandled on sumsub_event (received_at) where outcome is null or outcome = 'unknown';
create index sumsub_event_unknown on sumsub_event (external_user_id) where outcome = 'unknown';
grant select, insert, update, delete on sumsub_event to tessera_app;

create table sumsub_removal (
  id           uuid        primary key,
  applicant_id text,
  mode         text        not null check (mode in ('sandbox', 'live')),
  requested_at timestamptz not null,
  tries        int         not null default 0 check (tries >= 0),
  tried_at     timestamptz,
  done_at      timestamptz
);
comment on table sumsub_removal is
  'Applicants of forgotten accounts, until the vendor has deactivated them (threat KYC-11). Both ids are random '
  'and name nobody here.';
create index sumsub_removal_open on sumsub_removal (id) where done_at is null;
grant select, insert, update, delete on sumsub_removal to tessera_app;

create table sumsub_rule (
  id        boolean default true primary key check (id),
  verifies  boolean not null,
  countries text[]  not null
);
comment on table sumsub_rule is
  'Countries in which a green verdict of the vendor verifies without a review, in one row. Elsewhere, and if '
  '`verifies` is false, the verdict is evidence for two reviewers.';
grant select, insert, update, delete on sumsub_rule to tessera_app;

create table vendor_attempt (
  id             uuid        primary key,
  customer_id    uuid        not null references customer,
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
comment on table vendor_attempt is
  'An authorization request to Singpass or Corppass, bound to the session that began it (decisions 0075, 0076).';
create index vendor_attempt_customer on vendor_attempt (customer_id);
create trigger vendor_attempt_not_of_sub before insert on vendor_attempt
  for each row execute function not_of_sub_account();
grant select, insert, update, delete on vendor_attempt to tessera_app;

create function company_change_applies(application uuid, becomes int) returns boolean language sql stable as $$
  select exists (select from company_change c where c.application_id = application and c.status = 'approved' and c.to_version = becomes);
$$;

create function company_change_guard() returns trigger language plpgsql as $$
begin
  if old.status <> 'waiting'
     or (to_jsonb(new) - '{status,to_version,decided_at,reason_code,customer_message}'::text[])
        is distinct from (to_jsonb(old) - '{status,to_version,decided_at,reason_code,customer_message}'::text[]) then
    raise exception 'company change % cannot be edited after it was filed; only its decision is written, once', old.number using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function company_guard() returns trigger language plpgsql as $$
begin
  if old.status not in ('draft', 'to_be_improved', 'withdrawn')
     and (to_jsonb(new) - '{status,used_days,decided_at,reason_code,customer_message}'::text[]
                        - case when new.status = 'withdrawn' then 'withdrawn_at' else '' end)
         is distinct from (to_jsonb(old) - '{status,used_days,decided_at,reason_code,customer_message}'::text[]
                        - case when new.status = 'withdrawn' then 'withdrawn_at' else '' end)
     and not (old.status = 'approved' and new.status = 'approved' and new.version = old.version + 1
              and company_change_applies(new.id, new.version)) then
    raise exception 'company application % cannot be edited in status %', old.number, old.status using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function company_part_guard() returns trigger language plpgsql as $$
declare
  whose uuid := case when tg_op = 'DELETE' then old.application_id else new.application_id end;
begin
  if exists (select 1 from company_application a join customer c on c.id = a.customer_id
              where a.id = whose and a.status not in ('draft', 'to_be_improved', 'withdrawn')
                and not (tg_op = 'DELETE' and c.status = 'closed')
                and not (a.status = 'approved' and company_change_applies(a.id, a.version + 1))) then
    raise exception 'the % of company application % cannot be edited: it was submitted or decided', tg_table_name, whose
      using errcode = 'check_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

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

create function countries_of_owner() returns trigger language plpgsql as $$
begin
  select residence, nationality, risk_test_passed_at into new.residence, new.nationality, new.risk_test_passed_at
    from customer where id = new.parent_id;
  return new;
end $$;

create function countries_of_version() returns trigger language plpgsql as $$
begin
  perform copy_countries(k.customer_id) from kyc_case k where k.id = new.case_id and k.version = new.version and k.status in ('approved', 'expiring');
  return null;
end $$;


-- profile -------------------------------------------------------------------------------------------------------------

create table account_closing (
  customer_id  uuid        primary key references customer,
  requested_at timestamptz not null,
  closes_at    timestamptz not null,
  constraint account_closing_waits check (closes_at > requested_at)
);
comment on table account_closing is
  'An account that its owner wants to close. The waiting time lets the owner notice a request by a thief.';
create index account_closing_due on account_closing (closes_at);
grant select, insert, update, delete on account_closing to tessera_app;

create table blacklist_entry (
  customer_id    uuid        not null references customer,
  blocked_number bigint      not null,
  remark         text        not null,
  created_at     timestamptz not null,
  constraint blacklist_entry_pkey primary key (customer_id, blocked_number)
);
comment on table blacklist_entry is 'Account IDs with which a customer does not trade in OTC (decision G15).';
grant select, insert, update, delete on blacklist_entry to tessera_app;

create table member (
  login_id    uuid        primary key references customer,
  account_id  uuid        not null references customer,
  roles       text[]      not null check (roles <@ array['trade', 'pay', 'administer']),
  invited_by  uuid        not null references customer,
  joined_at   timestamptz not null,
  removed_at  timestamptz,
  removed_by  uuid        references customer,
  counts_from timestamptz not null,
  constraint member_not_of_itself check (account_id <> login_id),
  constraint member_removed_by_someone check ((removed_at is null) = (removed_by is null))
);
comment on table member is
  'The login of one person of a company. It belongs to one account and ends with the membership.';
create index member_account on member (account_id, joined_at);
grant select, insert, update on member to tessera_app;

create table member_act (
  id         uuid        primary key,
  account_id uuid        not null references customer,
  login_id   uuid        not null references customer,
  key_id     uuid,
  at         timestamptz not null,
  path       text        not null,
  subject    text,
  ip         text        not null
);
comment on table member_act is 'The history of a company''s account: acts of its people.';
create index member_act_account on member_act (account_id, at desc, id);
grant select, insert on member_act to tessera_app;

create table member_invitation (
  id         uuid        primary key,
  account_id uuid        not null references customer,
  email      text        not null check (email = lower(btrim(email))),
  name       text        not null,
  roles      text[]      not null check (roles <@ array['trade', 'pay', 'administer']),
  lang       text        not null check (lang in ('en_US', 'zh_CN')),
  invited_by uuid        not null references customer,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at   timestamptz,
  outcome    text        check (outcome in ('accepted', 'revoked')),
  constraint member_invitation_ended check ((ended_at is null) = (outcome is null)),
  constraint member_invitation_expires_later check (expires_at > created_at)
);
comment on table member_invitation is 'An invitation of a person to a company''s account.';
create index member_invitation_account on member_invitation (account_id) where ended_at is null;
grant select, insert, update, delete on member_invitation to tessera_app;

create table signature_act (
  id            uuid        primary key,
  number        bigint      generated always as identity unique,
  account_id    uuid        not null references customer,
  kind          text        not null check (kind in ('withdrawal', 'payout', 'internal_transfer', 'subscription',
    'purchase', 'order', 'rule', 'invitation', 'roles')),
  status        text        not null check (status in ('waiting', 'signed', 'done', 'failed', 'refused', 'cancelled',
    'lapsed')),
  body          jsonb       not null,
  act           text        not null,
  coin          text        references coin,
  amount        minor       check (amount > 0),
  value         minor,
  hold_id       uuid        references hold,
  transfer_id   uuid        references transfer,
  requested_by  uuid        not null references customer,
  requested_at  timestamptz not null,
  factor        text        not null,
  lapses_at     timestamptz not null,
  second_by     uuid        references customer,
  second_factor text,
  ended_by      uuid        references customer,
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
comment on table signature_act is 'An act of one person that waits for a second signature.';
create index signature_act_account on signature_act (account_id, requested_at desc, id);
create index signature_act_open on signature_act (lapses_at) where status in ('waiting', 'signed');
grant select, insert, update on signature_act to tessera_app;

create table signature_rule (
  id           uuid        primary key,
  account_id   uuid        not null references customer,
  version      int         not null check (version > 0),
  orders_above minor,
  money_above  minor,
  set_by       uuid        not null references customer,
  second_by    uuid        references customer,
  set_at       timestamptz not null,
  constraint signature_rule_account_id_version_key unique (account_id, version),
  constraint signature_rule_by_two check (second_by <> set_by)
);
comment on table signature_rule is
  'Amounts above which two people of a company sign. One row per change; the newest counts.';
grant select, insert on signature_rule to tessera_app;

create table single_act (
  id              uuid        primary key,
  login_id        uuid        not null references customer,
  account_id      uuid        not null references customer,
  kind            text        not null check (kind in ('orders', 'money')),
  value           minor       not null,
  client_order_id text,
  at              timestamptz not null,
  constraint single_act_order_has_id check ((kind = 'orders') = (client_order_id is not null))
);
comment on table single_act is
  'Acts that one person of a company did alone under a two-signature rule. They count together for a day, over all '
  'accounts of the company (decision 0125).';
create index single_act_account on single_act (account_id, kind, at);
create unique index single_act_order on single_act (account_id, client_order_id) where client_order_id is not null;
grant select, insert, update, delete on single_act to tessera_app;

create table sub_account (
  customer_id   uuid     primary key references customer,
  parent_id     uuid     not null references customer,
  slot          smallint check (slot between 1 and 10),
  name          text     not null check (char_length(btrim(name)) between 1 and 20),
  deposits_open boolean  not null default true,
  trading_open  boolean  not null default true,
  constraint sub_account_customer_id_parent_id_key unique (customer_id, parent_id),
  constraint sub_account_parent_id_slot_key unique (parent_id, slot)
);
comment on table sub_account is 'A sub-account of a customer (decisions 0021 and G16).';
create trigger note_customer_facts after insert or delete or update on sub_account
  for each row execute function note_customer_facts('customer_id');
create constraint trigger note_right_change after update on sub_account deferrable initially deferred
  for each row when (old.trading_open and not new.trading_open) execute function note_right_change();
grant select, insert, update, delete on sub_account to tessera_app;

create table transfer (
  id                 uuid        primary key,
  number             bigint      generated always as identity unique,
  customer_id        uuid        not null references customer,
  target_customer_id uuid        references customer,
  coin               text        not null references coin,
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
comment on table transfer is
  'A transfer between two accounts of one customer or family. A transfer from or to spot passes clearing: one side '
  'sends, and the other receives it once.';
create index transfer_customer on transfer (customer_id, number desc);
create index transfer_target on transfer (target_customer_id, number desc) where target_customer_id is not null;
create index transfer_waiting on transfer (number) where status in ('requested', 'sent');
grant select, insert, update, delete on transfer to tessera_app;

create view audit.owed as
 select owner_user,
    currency,
    sum(amount) as amount
   from ( select account.customer_id::text as owner_user,
            account.coin as currency,
            account.posted::numeric as amount
           from account
          where account.customer_id is not null
        union all
         select coalesce(transfer.target_customer_id, transfer.customer_id)::text as "coalesce",
            transfer.coin,
            transfer.amount::numeric as amount
           from transfer
          where transfer.status = 'sent'::text) each_of
  group by owner_user, currency;
grant select on audit.owed to audit_ro;

create view audit.signature_act as
 select id::text as act_id,
    account_id::text as user_id,
    status,
    requested_by::text as requested_by,
    second_by::text as second_by,
    amount::numeric as amount,
    hold_id::text as hold_id
   from signature_act;
grant select on audit.signature_act to audit_ro;

create view event_entry as
 select posting.id,
    posting.account_id,
    posting.amount::numeric as amount,
    posting.balance::numeric as balance,
    posting.journal_id,
    null::uuid as fill_id,
    null::timestamp with time zone as filled_at
   from posting
union all
 select fill.posting_id as id,
    fill.buyer_quote as account_id,
    (- fill.value::numeric) -
        case fill.taker_side
            when 'buy'::text then fill.taker_fee
            else fill.maker_fee
        end::numeric as amount,
    fill.buyer_quote_balance::numeric as balance,
    null::uuid as journal_id,
    fill.id as fill_id,
    fill.at as filled_at
   from fill
union all
 select fill.posting_id as id,
    fill.seller_quote as account_id,
    fill.value::numeric -
        case fill.taker_side
            when 'buy'::text then fill.maker_fee
            else fill.taker_fee
        end::numeric as amount,
    fill.seller_quote_balance::numeric as balance,
    null::uuid as journal_id,
    fill.id as fill_id,
    fill.at as filled_at
   from fill;
comment on view event_entry is
  'Entries as in `entry`, without the base side of trades: one for each event of an account.';
grant select on event_entry to tessera_app;


-- payments ------------------------------------------------------------------------------------------------------------

create table address_book (
  id          uuid        primary key,
  customer_id uuid        not null references customer,
  coin        text        not null references coin,
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
comment on table address_book is 'A withdrawal address of a customer.';
create unique index address_book_once on address_book (customer_id, coin, chain, address, tag) nulls not distinct
  where removed_at is null;
create trigger address_book_not_of_member before insert on address_book for each row execute function not_of_member();
create trigger address_book_not_of_sub before insert on address_book for each row execute function not_of_sub_account();
create trigger address_ties after insert on address_book for each row execute function address_ties();
grant select, insert, update, delete on address_book to tessera_app;

create table adjustment (
  id            uuid        primary key,
  number        bigint      generated always as identity (start with 1001) unique,
  customer_id   uuid        not null references customer,
  act           text        not null check (act in ('credit', 'debit', 'write_off')),
  coin          text        not null references coin,
  amount        minor       not null check (amount > 0),
  reason_code   text        not null,
  note_en       text        not null,
  note_zh       text        not null,
  receivable_id uuid        unique references receivable,
  journal_id    uuid        not null unique references journal,
  at            timestamptz not null,
  constraint adjustment_write_off_names_receivable check ((act = 'write_off') = (receivable_id is not null))
);
comment on table adjustment is
  'A correction of a customer''s balance from or to the exchange''s fee income, or a receivable that it paid, '
  'decided by two people (threat ADM-03, decision 0164).';
create index adjustment_customer on adjustment (customer_id, number);
grant select, insert on adjustment to tessera_app;

create table bank_account (
  id                 uuid        primary key,
  coin               text        not null references coin,
  bank               text        not null,
  bank_code          text,
  payee              text        not null,
  account_number     text        not null,
  order_min          minor       not null check (order_min > 0),
  order_max          minor       not null,
  opened_at          timestamptz not null,
  closed_at          timestamptz,
  payout_open        boolean     not null default false,
  payout_fee         minor       not null default 0,
  payout_min         minor       not null default 0,
  payout_max         minor       not null default 0,
  name               text        not null unique,
  country            text        check (country ~ '^[A-Z]{2}$'),
  customer_countries text[]      not null default '{}',
  customer_classes   text[]      not null default '{}',
  cut_off            text        not null default '24:00' check (cut_off ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'),
  time_zone          text        not null default 'UTC',
  bank_holidays      text[]      not null default '{}',
  csv_profile        jsonb,
  constraint bank_account_bank_account_number_key unique (bank, account_number),
  constraint bank_account_name_short check (length(name) between 2 and 24),
  constraint bank_account_order_limits check (order_max >= order_min),
  constraint bank_account_payout_limits check (payout_max >= payout_min)
);
comment on table bank_account is
  'An account of the exchange. A customer pays to, and is paid from, the open account of a currency that is most '
  'specific for them.';
comment on column bank_account.csv_profile is
  'The profile by which CSV files of this account are read; null without one.';
grant select, insert, update, delete on bank_account to tessera_app;

create table bank_claim (
  id             uuid        primary key,
  statement_id   uuid        not null references bank_statement,
  n              int         not null check (n > 0),
  bank           text        not null,
  line_id        text        not null,
  other_ids      text[]      not null default '{}',
  account_number text        not null,
  direction      text        not null check (direction in ('in', 'out')),
  coin           text        not null references coin,
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
comment on table bank_claim is 'A line of a claimed statement.';
create index bank_claim_alike on bank_claim (bank, coin, amount, booked_on);
create index bank_claim_also_named on bank_claim using gin (other_ids);
create index bank_claim_due on bank_claim (statement_id, n) where outcome is null and expects is not null;
create index bank_claim_named on bank_claim (bank, line_id);
create index bank_claim_open on bank_claim (bank, line_id) where outcome is null;
create trigger bank_claim_guard before update on bank_claim for each row execute function bank_claim_guard();
grant select, insert, update, delete on bank_claim to tessera_app;

create table bank_feed (
  source   text        primary key,
  position text        not null,
  read_at  timestamptz not null
);
comment on table bank_feed is 'The position up to which each bank''s feed was read.';
grant select, insert, update, delete on bank_feed to tessera_app;

create table bank_line (
  id                 uuid        primary key,
  bank               text        not null,
  line_id            text        not null,
  account_number     text        not null,
  direction          text        not null check (direction in ('in', 'out')),
  coin               text        not null references coin,
  amount             minor       not null check (amount > 0),
  payer_name         text        not null,
  payer_hash         text,
  remittance         text        not null,
  booked_on          date        not null,
  status             text        not null check (status in ('received', 'credited', 'paid', 'queued', 'returned',
    'voided', 'explained', 'reversed')),
  reason             text,
  imported_at        timestamptz not null,
  names_order        uuid        references fiat_order,
  names_payout       uuid        references payout,
  returns_line       uuid        unique references bank_line,
  funds_distribution uuid        references distribution,
  claim_id           uuid        unique references bank_claim,
  same_as            uuid        references bank_line,
  names_instruction  uuid        references payment_instruction,
  to_return          boolean     not null default false,
  credits_customer   uuid        references customer,
  constraint bank_line_credits_customer
    check (credits_customer is null or (direction = 'in' and names_payout is null and funds_distribution is null)),
  constraint bank_line_returns_outgoing check (returns_line is null or (status = 'explained' and direction = 'out')),
  constraint bank_line_same_as_another check (same_as <> id)
);
comment on table bank_line is
  'A line of a bank statement, stored once. Money that is not credited at once is in suspense.';
comment on column bank_line.credits_customer is
  'The customer to whom two people credited the payment without an order.';
create index bank_line_alike on bank_line (bank, coin, amount, booked_on) where status not in ('voided', 'reversed');
create index bank_line_imported on bank_line (imported_at desc, id);
create index bank_line_names on bank_line (names_order) where names_order is not null;
create index bank_line_names_instruction on bank_line (names_instruction) where names_instruction is not null;
create index bank_line_names_payout on bank_line (names_payout) where names_payout is not null;
create unique index bank_line_once on bank_line (bank, line_id) where status not in ('voided', 'reversed');
create index bank_line_payer on bank_line (payer_hash) where payer_hash is not null;
create index bank_line_status on bank_line (status, imported_at);
grant select, insert, update, delete on bank_line to tessera_app;

create table bank_statement (
  id             uuid        primary key,
  bank           text        not null,
  format         text        not null check (format in ('csv', 'bank_csv', 'camt052', 'camt053', 'mt940', 'feed')),
  sha256         text        not null check (length(sha256) = 64),
  account_number text,
  coin           text        references coin,
  opening        minor_delta,
  closing        minor_delta,
  from_day       date        not null,
  until_day      date        not null,
  status         text        not null check (status in ('received', 'claimed', 'by_line', 'confirmed', 'dropped')),
  uploaded_by    uuid        references operator,
  uploaded_at    timestamptz not null,
  confirmed_at   timestamptz,
  constraint bank_statement_balances_of_one_account
    check (opening is null or (account_number is not null and coin is not null)),
  constraint bank_statement_balances_whole check ((opening is null) = (closing is null)),
  constraint bank_statement_claimed_has_balances check (status not in ('claimed', 'confirmed') or opening is not null),
  constraint bank_statement_confirmed_has_time check (status <> 'confirmed' or confirmed_at is not null),
  constraint bank_statement_days check (until_day >= from_day)
);
comment on table bank_statement is 'A bank statement as a claim.';
create index bank_statement_known on bank_statement (bank, account_number, coin, until_day) where status = 'confirmed';
create unique index bank_statement_once on bank_statement (bank, sha256, account_number, from_day, until_day)
  where status in ('claimed', 'confirmed');
create index bank_statement_open on bank_statement (uploaded_at) where status = 'claimed';
create index bank_statement_uploaded on bank_statement (uploaded_at desc, id);
grant select, insert, update, delete on bank_statement to tessera_app;

create table chain_cursor (
  chain         text     not null,
  token_account text     not null,
  coin          text     not null references coin,
  mint          text     not null,
  address       text     not null,
  customer_id   uuid     not null references customer,
  signature     text,
  slot          bigint   not null default 0,
  balance       text,
  empty_looks   smallint not null default 0 check (empty_looks >= 0),
  constraint chain_cursor_pkey primary key (chain, token_account),
  constraint chain_cursor_chain_address_fkey foreign key (chain, address) references deposit_address
);
comment on table chain_cursor is
  'The watched token accounts of those wallets, with the last signature that was read. The cursor only moves '
  'forward.';
create index chain_cursor_customer on chain_cursor (customer_id, coin);
grant select, insert, update, delete on chain_cursor to tessera_app;

create table coin_limit (
  coin         text        primary key references coin,
  day          minor       not null,
  month        minor       not null,
  set_at       timestamptz not null,
  calendar_day minor,
  constraint coin_limit_calendar_day_within_month check (calendar_day <= month),
  constraint coin_limit_day_within_month check (day <= month)
);
comment on table coin_limit is
  'The most of one coin that a customer may take out, in units of the coin, besides the limits in the reference '
  'currency.';
comment on column coin_limit.calendar_day is 'The most of a calendar day (UTC). Null if it has no cap of its own.';
grant select, insert, update, delete on coin_limit to tessera_app;

create table customer_bank_account (
  id             uuid        primary key,
  customer_id    uuid        not null references customer,
  coin           text        not null references coin,
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
  payment_texts  jsonb,
  constraint customer_bank_account_removed_later check (removed_at >= added_at),
  constraint customer_bank_account_usable_later check (usable_at >= added_at),
  constraint pay_now_whole check ((pay_now_sealed is null) = (pay_now_ending is null)),
  constraint verified_whole
    check ((verified_by is null) = (verified_at is null) and (verified_by is null) = (name_match is null))
);
comment on table customer_bank_account is 'A customer''s own account at a bank, one per currency (decision 0041).';
comment on column customer_bank_account.payment_texts is
  'Name, bank and postal address in the letters of banks, as the customer agreed to them. Null for accounts of '
  'before.';
create index customer_bank_account_customer on customer_bank_account (customer_id, added_at);
create index customer_bank_account_formula on customer_bank_account (id) where hash_formula = 1 and removed_at is null;
create index customer_bank_account_hash on customer_bank_account (number_hash) where number_hash is not null;
create unique index customer_bank_account_once on customer_bank_account (customer_id, coin) where removed_at is null;
create trigger bank_account_guard before update on customer_bank_account
  for each row execute function bank_account_guard();
create trigger customer_bank_account_not_of_sub before insert on customer_bank_account
  for each row execute function not_of_sub_account();
grant select, insert, update, delete on customer_bank_account to tessera_app;

create table customer_limit (
  customer_id  uuid        primary key references customer,
  day          minor       not null,
  month        minor       not null,
  currency     text        not null check (length(currency) between 1 and 12),
  ends_at      timestamptz not null,
  set_at       timestamptz not null,
  calendar_day minor,
  constraint customer_limit_calendar_day_within_month check (calendar_day <= month),
  constraint customer_limit_day_within_month check (day <= month)
);
comment on table customer_limit is
  'Limits of one customer instead of those of the class, until they end, in a reference currency at scale 6.';
comment on column customer_limit.calendar_day is
  'The most of a calendar day (UTC). Null if it has no limit of its own.';
grant select, insert, update, delete on customer_limit to tessera_app;

create table deposit (
  id            uuid        primary key,
  customer_id   uuid        not null references customer,
  coin          text        not null references coin,
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
  journal_id    uuid        unique references journal,
  seen_at       timestamptz not null,
  credited_at   timestamptz,
  constraint deposit_chain_signature_path_destination_mint_key unique (chain, signature, path, destination, mint),
  constraint deposit_credited_by_journal check (status not in ('credited', 'reversed') or journal_id is not null),
  constraint deposit_credited_has_time check ((journal_id is not null) = (credited_at is not null))
);
comment on table deposit is
  'A movement of a coin into a wallet. The unique key lets it be credited once, whichever process sees it.';
create index deposit_customer on deposit (customer_id, seen_at);
create index deposit_open on deposit (chain, slot) where status in ('seen', 'confirming', 'finalised');
grant select, insert, update, delete on deposit to tessera_app;

create table deposit_address (
  chain       text        not null,
  address     text        not null,
  customer_id uuid        not null references customer,
  seal        text        not null,
  created_at  timestamptz not null,
  constraint deposit_address_pkey primary key (chain, address),
  constraint deposit_address_chain_customer_id_key unique (chain, customer_id)
);
comment on table deposit_address is
  'The wallet of a customer on a chain, the same for every coin. It is never assigned to another customer. The '
  'seal is the server''s signature over the row.';
grant select, insert on deposit_address to tessera_app;

create table fiat_order (
  id              uuid        primary key,
  number          bigint      generated always as identity unique,
  customer_id     uuid        not null references customer,
  coin            text        not null references coin,
  amount          minor       not null check (amount > 0),
  settled         minor,
  reference       text        not null unique check (length(reference) = 9),
  bank_account_id uuid        not null references bank_account,
  proof_id        uuid        references upload,
  status          text        not null check (status in ('to_be_paid', 'checking', 'completed', 'failed', 'rejected',
    'canceled')),
  bank_line_id    uuid        unique references bank_line,
  journal_id      uuid        unique references journal,
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
comment on table fiat_order is 'A deposit that a customer announced.';
create index fiat_order_customer on fiat_order (customer_id, created_at desc);
create index fiat_order_due on fiat_order (expires_at) where status in ('to_be_paid', 'checking');
create index fiat_order_proof on fiat_order (proof_id) where proof_id is not null;
grant select, insert, update, delete on fiat_order to tessera_app;

create table house_address (
  chain      text        not null,
  address    text        not null,
  created_at timestamptz not null,
  kind       text        not null default 'hot' check (kind in ('hot', 'cold')),
  constraint house_address_pkey primary key (chain, address)
);
comment on table house_address is
  'Wallets of the exchange. A withdrawal to one of them is refused, because the money would not leave.';
grant select, insert on house_address to tessera_app;

create table internal_transfer (
  id             uuid        primary key,
  number         bigint      generated always as identity unique,
  customer_id    uuid        not null references customer,
  recipient_id   uuid        not null references customer,
  coin           text        not null references coin,
  amount         minor       not null check (amount > 0),
  limit_value    minor       not null,
  note           text,
  kyc_at_request text        not null check (kyc_at_request = 'approved'),
  factor         text        not null,
  sent_at        timestamptz not null,
  fee            minor       not null,
  limit_currency text        not null check (length(limit_currency) between 1 and 12),
  constraint internal_transfer_fee_below_amount check (fee < amount),
  constraint internal_transfer_to_another check (customer_id <> recipient_id)
);
comment on table internal_transfer is 'A transfer to another customer: one journal, done when it is written.';
create index internal_transfer_customer on internal_transfer (customer_id, number desc);
create index internal_transfer_limit on internal_transfer (customer_id, sent_at);
create index internal_transfer_recipient on internal_transfer (recipient_id, number desc);
grant select, insert on internal_transfer to tessera_app;

create table lost_payment (
  id               uuid        primary key,
  restore_id       uuid        references restore,
  chain            text        not null,
  coin             text        not null references coin,
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
  withdrawal_id    uuid        unique references withdrawal,
  constraint lost_payment_signature_path_key unique (signature, path),
  constraint lost_payment_adopted_by_withdrawal
    check ((withdrawal_id is not null) = (not outcome is distinct from 'adopted')),
  constraint lost_payment_settled check ((outcome is null) = (settled_at is null))
);
comment on table lost_payment is
  'A payment of the hot wallet whose withdrawal this database does not know. Two people settle each.';
create index lost_payment_open on lost_payment (found_at) where outcome is null;
grant select, insert, update on lost_payment to tessera_app;

create table lost_payout (
  id          uuid        primary key,
  restore_id  uuid        not null references restore,
  payout_id   uuid        not null unique,
  batch_id    uuid        not null,
  coin        text        not null references coin,
  file_sha256 text        not null,
  exported_at timestamptz not null,
  maker       text        not null,
  found_at    timestamptz not null,
  settled_at  timestamptz
);
comment on table lost_payout is
  'A payout of a lost payment file that this database does not know. Only the bank''s lines show its amount.';
create index lost_payout_open on lost_payout (found_at) where settled_at is null;
grant select, insert, update on lost_payout to tessera_app;

create table payment_beneficiary (
  id            uuid        primary key,
  number        bigint      generated always as identity (start with 1001) unique,
  kind          text        not null check (kind in ('issuer', 'tax_authority', 'exchange', 'agent', 'broker')),
  owner_key     text        not null,
  owner_name    text        not null,
  customer_id   uuid,
  coin          text        not null references coin,
  account_name  text        not null,
  bank          text        not null,
  bank_country  text        not null check (bank_country ~ '^[A-Z]{2}$'),
  bank_code     text,
  ifsc          text,
  address       text,
  number_sealed text        not null,
  number_ending text        not null,
  status        text        not null check (status in ('proposed', 'active', 'refused', 'closed')),
  proposed_by   uuid        not null references operator,
  proposed_at   timestamptz not null,
  status_at     timestamptz not null,
  payment_texts jsonb
);
comment on table payment_beneficiary is
  'A bank account to which the exchange pays money that is not a withdrawal. Two people agree to each.';
create unique index payment_beneficiary_once on payment_beneficiary (kind, owner_key, coin)
  where status in ('proposed', 'active');
grant select, insert, update on payment_beneficiary to tessera_app;

create table payment_evidence (
  withdrawal_id uuid        primary key references withdrawal,
  doubt         text        not null,
  hosts         jsonb       not null,
  at            timestamptz not null
);
comment on table payment_evidence is
  'The answers of the nodes when people had to decide if a payment is signed again. Rewritten only when the '
  'answers change.';
grant select, insert, update on payment_evidence to tessera_app;

create table payment_instruction (
  id                  uuid        primary key,
  number              bigint      generated always as identity (start with 1001) unique,
  kind                text        not null check (kind in ('issuer_proceeds', 'funding_return', 'withheld_tax',
    'exchange_fees', 'agent_share', 'broker_share', 'payment_return')),
  source_of           text        not null,
  owner_key           text        not null,
  owner_name          text        not null,
  coin                text        not null references coin,
  amount              minor       not null check (amount > 0),
  fee                 minor       not null default 0,
  recovered           minor       not null default 0,
  overpaid            minor       not null default 0,
  repaid              minor       not null default 0,
  reference           text        not null unique check (length(reference) = 9),
  beneficiary_id      uuid        references payment_beneficiary,
  returns_line        uuid        references bank_line,
  account_name        text        not null,
  bank                text,
  bank_country        text,
  bank_code           text,
  ifsc                text,
  address             text,
  number_sealed       text,
  number_ending       text,
  exchange_account_id uuid        references bank_account,
  is_by_hand          boolean     not null,
  status              text        not null check (status in ('prepared', 'approved', 'sent', 'settled', 'failed',
    'cancelled', 'returned')),
  seal                text,
  held_back           text,
  batch_id            uuid        references payout_batch,
  bank_line_id        uuid        unique references bank_line,
  return_line_id      uuid        unique references bank_line,
  note                text        not null,
  prepared_by         uuid        references operator,
  prepared_at         timestamptz not null,
  status_at           timestamptz not null,
  payment_texts       jsonb,
  constraint payment_instruction_complete
    check (is_by_hand or (bank is not null and bank_country is not null and number_sealed is not null
    and number_ending is not null and exchange_account_id is not null and seal is not null)),
  constraint payment_instruction_overpaid_by_hand check (is_by_hand or overpaid = 0),
  constraint payment_instruction_overpaid_within_amount check (overpaid <= amount and repaid <= overpaid),
  constraint payment_instruction_returned_by_a_line check (status <> 'returned' or return_line_id is not null),
  constraint payment_instruction_sent_in_a_batch
    check (is_by_hand or status not in ('sent', 'settled', 'failed', 'returned') or batch_id is not null),
  constraint payment_instruction_settled_by_a_line
    check (status not in ('settled', 'returned') or bank_line_id is not null)
);
comment on table payment_instruction is
  'A payment of the exchange that is not a withdrawal: prepared by one person, approved by two, paid by a file, '
  'settled by the bank''s debit.';
create index payment_instruction_batched on payment_instruction (batch_id) where batch_id is not null;
create index payment_instruction_open on payment_instruction (status, number)
  where status in ('prepared', 'approved', 'sent');
create index payment_instruction_owner on payment_instruction (owner_key, coin);
create unique index payment_instruction_returns on payment_instruction (returns_line)
  where status in ('prepared', 'approved', 'sent', 'settled');
create index payment_instruction_source on payment_instruction (kind, source_of, coin);
create trigger payment_instruction_guard before update on payment_instruction
  for each row execute function payment_instruction_guard();
grant select, insert, update on payment_instruction to tessera_app;

create table payment_report (
  id           uuid        primary key,
  number       bigint      generated always as identity unique,
  batch_id     uuid        not null references payout_batch,
  message_id   text        not null,
  created_text text        not null,
  file_sha256  text        not null unique,
  state        text,
  reason       text        not null,
  uploaded_by  uuid        not null references operator,
  uploaded_at  timestamptz not null,
  constraint payment_report_once unique (batch_id, message_id)
);
comment on table payment_report is 'A payment status report of a bank on one of our payment files, as uploaded.';
grant select, insert on payment_report to tessera_app;

create table payment_report_state (
  report_id uuid not null references payment_report,
  reference text not null,
  state     text not null check (state in ('RCVD', 'ACTC', 'PDNG', 'ACCP', 'ACWC', 'ACSP', 'ACSC', 'ACCC', 'PART',
    'RJCT')),
  reason    text not null,
  constraint payment_report_state_pkey primary key (report_id, reference)
);
comment on table payment_report_state is 'The state that a report gives to one payment. The last report counts.';
create index payment_report_state_of on payment_report_state (reference);
grant select, insert on payment_report_state to tessera_app;

create table payout (
  id                       uuid        primary key,
  number                   bigint      generated always as identity unique,
  customer_id              uuid        not null references customer,
  coin                     text        not null references coin,
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
  hold_id                  uuid        not null unique references hold,
  batch_id                 uuid        references payout_batch,
  journal_id               uuid        unique references journal,
  bank_line_id             uuid        unique references bank_line,
  return_line_id           uuid        unique references bank_line,
  kyc_at_request           text        not null check (kyc_at_request = 'approved'),
  factor                   text        not null,
  reason                   text,
  customer_message         text,
  requested_at             timestamptz not null,
  status_at                timestamptz not null,
  limit_currency           text        not null check (length(limit_currency) between 1 and 12),
  over_limit_reason        text        check (length(over_limit_reason) between 1 and 200),
  exchange_account_id      uuid        not null references bank_account,
  payment_texts            jsonb,
  constraint payout_fee_below_amount check (fee < amount),
  constraint payout_paid_by_a_line
    check ((status not in ('paid', 'returned') or journal_id is not null)
    and (journal_id is null) = (bank_line_id is null)),
  constraint payout_returned_by_a_line check (status <> 'returned' or return_line_id is not null),
  constraint payout_sent_in_a_batch check (status not in ('sent', 'paid', 'failed', 'returned') or batch_id is not null)
);
comment on table payout is
  'A withdrawal to the customer''s bank account (decision 0042): held, approved by two people, exported once in a '
  'file, paid when the bank reports its debit.';
comment on column payout.over_limit_reason is
  'The customer''s reason for an amount over the limit. Null within the limit.';
comment on column payout.payment_texts is
  'The texts for the payment file. The seal covers them. Null for payouts of before.';
create index payout_batched on payout (batch_id) where batch_id is not null;
create index payout_customer on payout (customer_id, requested_at);
create index payout_open on payout (status, requested_at) where status in ('review', 'approved', 'sent');
create unique index payout_over_limit_open on payout (customer_id)
  where over_limit_reason is not null and status in ('review', 'approved', 'sent');
create trigger payout_guard before update on payout for each row execute function payout_guard();
create trigger payout_not_of_sub before insert on payout for each row execute function not_of_sub_account();
grant select, insert, update, delete on payout to tessera_app;

create table payout_batch (
  id              uuid        primary key,
  number          bigint      generated always as identity unique,
  bank_account_id uuid        not null references bank_account,
  coin            text        not null references coin,
  payouts         int         not null check (payouts > 0),
  total           minor       not null check (total > 0),
  file_sha256     text        not null,
  made_by         uuid        references operator,
  made_by_copied  text,
  made_at         timestamptz not null,
  pays_on         date        not null,
  writer          smallint    not null default 1 check (writer in (1, 2)),
  payer_texts     jsonb,
  constraint payout_batch_has_one_maker check ((made_by is null) <> (made_by_copied is null)),
  constraint payout_batch_texts_of_version check ((writer = 1) = (payer_texts is null))
);
comment on table payout_batch is
  'A payment file for one account of the exchange. It is generated from its rows at each download and must come '
  'out the same.';
create index payout_batch_made on payout_batch (made_at desc);
grant select, insert on payout_batch to tessera_app;

create table receivable (
  id               uuid        primary key,
  number           bigint      generated always as identity (start with 1001) unique,
  customer_id      uuid        not null references customer,
  credited_id      uuid        not null references customer,
  bank_line_id     uuid        not null unique references bank_line,
  coin             text        not null references coin,
  amount           minor       not null check (amount > 0),
  taken            minor       not null,
  repaid           minor       not null default 0,
  cause            text        not null,
  customer_message text,
  journal_id       uuid        not null unique references journal,
  at               timestamptz not null,
  blocked_from     timestamptz not null,
  lifted_at        timestamptz,
  closed_at        timestamptz,
  notified_at      timestamptz,
  written          xid8        not null default pg_current_xact_id(),
  written_off      minor       not null default 0,
  constraint receivable_closed_later check (closed_at >= at),
  constraint receivable_closed_when_settled check ((closed_at is not null) = (taken + repaid + written_off = amount)),
  constraint receivable_lifted_later check (lifted_at >= at),
  constraint receivable_repaid_within_amount check (taken + repaid + written_off <= amount),
  constraint receivable_taken_within_amount check (taken <= amount)
);
comment on table receivable is
  'A wrong credit that was spent before its reversal: the customer owes it (threat STM-03, decision 0064). No bank '
  'and no chain holds it, so I27 does not compare it.';
comment on column receivable.written_off is 'The part that two people wrote off, paid from the fee income.';
create index receivable_credited on receivable (credited_id);
create index receivable_customer on receivable (customer_id, number);
create index receivable_open on receivable (customer_id, coin) where closed_at is null;
create index receivable_unnotified on receivable (number) where closed_at is not null and notified_at is null;
create index receivable_written on receivable (written);
create trigger note_customer_facts after insert or delete or update on receivable
  for each row execute function note_customer_facts('customer_id');
create trigger receivable_guard before update on receivable for each row execute function receivable_guard();
grant select, insert, update on receivable to tessera_app;

create table recipient_lookup (
  customer_id uuid        not null references customer,
  target_hash text        not null check (target_hash ~ '^[0-9a-f]{64}$'),
  at          timestamptz not null,
  constraint recipient_lookup_pkey primary key (customer_id, target_hash)
);
comment on table recipient_lookup is
  'Recipients that a customer looked up, as hashes: a daily budget (threat TRF-02).';
create index recipient_lookup_at on recipient_lookup (at);
grant select, insert, update, delete on recipient_lookup to tessera_app;

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
comment on table restore is
  'A start with --after-restore. While one is open nothing is signed or exported and nothing expires, on any node '
  '(threats RST-01, RST-02).';
create unique index restore_open on restore ((true)) where ended_at is null;
grant select, insert, update on restore to tessera_app;

create table sweep (
  id                uuid        primary key,
  chain             text        not null,
  token_account     text        not null,
  coin              text        not null references coin,
  amount            minor       not null check (amount > 0),
  signature         text        not null unique,
  wire              text        not null,
  last_valid_height bigint      not null,
  outcome           text        not null check (outcome in ('pending', 'finalised', 'expired', 'failed_onchain')),
  created_at        timestamptz not null,
  resolved_at       timestamptz,
  target            text        not null default 'hot' check (target in ('hot', 'cold')),
  gathered_from     text        generated always as (case target when 'hot' then token_account else null::text end) stored,
  constraint sweep_chain_gathered_from_fkey foreign key (chain, gathered_from) references chain_cursor,
  constraint sweep_resolved check ((outcome = 'pending') = (resolved_at is null))
);
comment on table sweep is 'Gathers deposits into the hot wallet, or moves the hot wallet''s excess to the cold one.';
create unique index sweep_in_flight on sweep (chain, token_account) where outcome = 'pending';
create index sweep_to_cold on sweep (coin, resolved_at) where target = 'cold';
grant select, insert, update, delete on sweep to tessera_app;

create table test_transfer (
  id         uuid        primary key,
  address_id uuid        not null references address_book,
  amount     minor       not null check (amount > 0),
  started_at timestamptz not null,
  expires_at timestamptz not null,
  deposit_id uuid        unique references deposit,
  constraint test_transfer_expires_later check (expires_at > started_at)
);
comment on table test_transfer is
  'A small amount that the owner of an address sends from it to prove it, and the matching deposit (decision '
  '0105).';
create index test_transfer_address on test_transfer (address_id, started_at);
create index test_transfer_open on test_transfer (expires_at) where deposit_id is null;
grant select, insert, update, delete on test_transfer to tessera_app;

create table withdraw_attempt (
  id                uuid        primary key,
  withdrawal_id     uuid        not null references withdrawal,
  n                 int         not null check (n > 0),
  signature         text        not null unique,
  wire              text        not null,
  last_valid_height bigint      not null,
  coin              text        not null references coin,
  amount            minor       not null check (amount > 0),
  outcome           text        not null check (outcome in ('pending', 'finalised', 'expired', 'failed_onchain')),
  created_at        timestamptz not null,
  resolved_at       timestamptz,
  opens_account     boolean     not null default false,
  approvers         smallint    check (approvers between 0 and 2),
  constraint withdraw_attempt_withdrawal_id_n_key unique (withdrawal_id, n),
  constraint withdraw_attempt_resolved check ((outcome = 'pending') = (resolved_at is null))
);
comment on table withdraw_attempt is
  'A signed transaction, committed before it is sent: its bytes, and the block height until which the chain may '
  'accept them.';
comment on column withdraw_attempt.approvers is
  'People whose approvals the signer verified, at most two. Null for payments that were found on the chain, and '
  'for earlier ones.';
create unique index withdraw_attempt_in_flight on withdraw_attempt (withdrawal_id) where outcome = 'pending';
create unique index withdraw_attempt_paid on withdraw_attempt (withdrawal_id) where outcome = 'finalised';
create index withdraw_attempt_velocity on withdraw_attempt (coin, created_at);
grant select, insert, update, delete on withdraw_attempt to tessera_app;

create table withdrawal (
  id                  uuid        primary key,
  customer_id         uuid        not null references customer,
  coin                text        not null references coin,
  chain               text        not null,
  address             text        not null,
  tag                 text        check (tag <> '' and octet_length(tag) <= 100),
  address_id          uuid        not null references address_book,
  amount              minor       not null check (amount > 0),
  fee                 minor       not null,
  limit_value         minor       not null,
  remark              text,
  status              text        not null check (status in ('held', 'email_confirm', 'review', 'approved', 'signed',
    'broadcast', 'confirmed', 'expired', 'failed', 'refused', 'cancelled', 'lapsed', 'refunded')),
  seal                text        not null,
  hold_id             uuid        not null unique references hold,
  journal_id          uuid        unique references journal,
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
  limit_currency      text        not null check (length(limit_currency) between 1 and 12),
  over_limit_reason   text        check (length(over_limit_reason) between 1 and 200),
  may_open_account    boolean     not null default true,
  constraint confirmed_before_review check (status <> 'review' or confirm_by is null or confirmed_at is not null),
  constraint fee_below_amount check (fee < amount),
  constraint identified_by_name check (not identified or beneficiary is not null),
  constraint nobody_unknown_above_cap check (identified or unidentified_before + limit_value <= unidentified_cap),
  constraint waits_for_mail_until check (status not in ('email_confirm', 'lapsed') or confirm_by is not null),
  constraint withdrawal_confirmed_by_journal check (status <> 'confirmed' or journal_id is not null),
  constraint withdrawal_confirmed_in_time check (confirmed_at is null or confirmed_at < confirm_by)
);
comment on table withdrawal is 'A withdrawal on a chain.';
comment on column withdrawal.limit_currency is
  'The reference currency at the request, in which limit_value and the amounts for unidentified beneficiaries '
  'count.';
comment on column withdrawal.may_open_account is
  'False if the fee was quoted without the rent of a token account for the receiver. The seal covers it.';
comment on column withdrawal.over_limit_reason is
  'The customer''s reason for an amount over the limit. Null within the limit.';
create index withdrawal_customer on withdrawal (customer_id, requested_at);
create index withdrawal_open on withdrawal (status, requested_at)
  where status in ('held', 'email_confirm', 'review', 'approved', 'signed', 'broadcast', 'expired', 'failed');
create unique index withdrawal_over_limit_open on withdrawal (customer_id)
  where over_limit_reason is not null and status in ('held', 'email_confirm', 'review', 'approved', 'signed',
    'broadcast', 'expired', 'failed');
create index withdrawal_requested on withdrawal (requested_at, id);
create trigger withdrawal_not_of_sub before insert on withdrawal for each row execute function not_of_sub_account();
grant select, insert, update, delete on withdrawal to tessera_app;

create table withdrawal_mail (
  id            uuid        primary key,
  withdrawal_id uuid        not null references withdrawal,
  person_id     uuid        not null references customer,
  sent_at       timestamptz not null,
  disowned_at   timestamptz
);
comment on table withdrawal_mail is 'The links that were emailed about a withdrawal. Their secrets are in no table.';
create index withdrawal_mail_withdrawal on withdrawal_mail (withdrawal_id, sent_at);
grant select, insert, update on withdrawal_mail to tessera_app;

create view audit."freeze" as
 select f.customer_id::text as user_id,
    f.scope as kind,
    f.cause,
    f.from_at,
    f.until_at,
        case
            when (exists ( select
               from approval_request q
                 join approval a on a.request_id = q.id
              where q.kind = 'freeze_shorten'::text and q.subject_id = f.id::text and q.status = 'approved'::text and q.verdict = 'approve'::text and a.verdict = 'approve'::text and a.approver_id <> q.requested_by and a.content_hash = q.content_hash)) then greatest(f.until_at, f.shortened_from)
            else f.until_at
        end as made_until
   from account_freeze f
union all
 select p.customer_id::text as user_id,
    s.scope as kind,
    'stopped_by_us'::text as cause,
    p.from_at,
    least(p.until_at, p.lifted_at) as until_at,
    null::timestamp with time zone as made_until
   from stop p
     cross join unnest(array['withdraw'::text, 'transferOut'::text, 'p2pSell'::text]) s(scope)
  where p.scope = 'account_withdrawals'::text
union all
 select c.id::text as user_id,
    s.scope as kind,
    'receivable'::text as cause,
    r.blocked_from as from_at,
    coalesce(least(r.lifted_at, r.closed_at) - '00:01:00'::interval, 'infinity'::timestamp with time zone) as until_at,
    null::timestamp with time zone as made_until
   from receivable r
     join customer c on r.customer_id = c.id or r.customer_id = c.parent_id
     cross join unnest(array['withdraw'::text, 'transferOut'::text, 'p2pSell'::text]) s(scope);
grant select on audit."freeze" to audit_ro;

create view audit.bank_card as
 select id::text as card_id,
    customer_id::text as user_id,
    coin as fiat,
    removed_at is null as active
   from customer_bank_account;
grant select on audit.bank_card to audit_ro;

create view audit.bank_claim_line as
 select l.id::text as bank_line,
    l.status,
    c.id::text as claim_id,
    c.statement_id::text as statement_id,
    c.expects,
    l.imported_at,
    (exists ( select 1
           from approval_request r
             join approval a on a.request_id = r.id
          where r.status = 'approved'::text and r.verdict = 'approve'::text and a.verdict = 'approve'::text and a.approver_id <> r.requested_by and a.content_hash = r.content_hash and (r.kind = 'bank_statement'::text and r.subject_id = c.statement_id::text or r.kind = 'bank_claim'::text and r.subject_id = c.id::text))) as by_two
   from bank_line l
     join bank_claim c on c.id = l.claim_id;
grant select on audit.bank_claim_line to audit_ro;

create view audit.customer_adjustment as
 select id::text as adjustment_id,
    customer_id::text as user_id,
    act,
    coin as currency,
    amount::numeric as amount,
    receivable_id::text as receivable_id,
    journal_id::text as journal_id,
    (exists ( select
           from approval_request q
             join approval a on a.request_id = q.id
          where q.kind =
                case x.act
                    when 'write_off'::text then 'receivable_write_off'::text
                    else 'balance_adjustment'::text
                end and q.subject_id = coalesce(x.receivable_id, x.customer_id)::text and q.status = 'approved'::text and q.verdict = 'approve'::text and a.verdict = 'approve'::text and a.at = x.at and a.approver_id <> q.requested_by and a.content_hash = q.content_hash)) as by_two
   from adjustment x;
grant select on audit.customer_adjustment to audit_ro;

create view audit.day_sign_off as
 select s.day::text as day,
    s.signed_at,
    (exists ( select
           from approval_request q
             join approval a on a.request_id = q.id
          where q.kind = 'daily_reconciliation'::text and q.subject_id = s.day::text and q.status = 'approved'::text and q.verdict = 'approve'::text and (q.content #>> '{csvHash,en}'::text[]) = d.sha256_en and (q.content #>> '{csvHash,zh}'::text[]) = d.sha256_zh and a.verdict = 'approve'::text and a.at = s.signed_at and a.approver_id <> q.requested_by and a.content_hash = q.content_hash)) as by_two,
    encode(sha256(convert_to(d.csv_en, 'UTF8'::name)), 'hex'::text) = d.sha256_en and encode(sha256(convert_to(d.csv_zh, 'UTF8'::name)), 'hex'::text) = d.sha256_zh as is_intact
   from reconciliation_sign_off s
     join daily_reconciliation d on d.day = s.day;
grant select on audit.day_sign_off to audit_ro;

create view audit.deposit as
 select id::text as deposit_id,
    customer_id::text as user_id,
    chain,
    signature as tx_id,
    path,
    destination as dest,
    mint,
    coin as currency,
    amount::numeric as amount,
    status = any (array['finalised'::text, 'credited'::text, 'manual'::text, 'withheld'::text, 'reversed'::text]) as finalised,
    status,
    journal_id::text as journal_id
   from deposit;
grant select on audit.deposit to audit_ro;

create view audit.deposit_address as
 select chain,
    address,
    customer_id::text as user_id
   from deposit_address;
grant select on audit.deposit_address to audit_ro;

create view audit.fiat_order as
 select id::text as order_id,
    customer_id::text as user_id,
    coin as currency,
    amount::numeric as amount,
    settled::numeric as settled,
    status,
    bank_line_id::text as bank_line,
    journal_id::text as journal_id
   from fiat_order;
grant select on audit.fiat_order to audit_ro;

create view audit.internal_transfer as
 select id::text as transfer_id,
    customer_id::text as user_id,
    recipient_id::text as recipient,
    coin as currency,
    amount::numeric as amount,
    limit_value::numeric as limit_value,
    sent_at,
    kyc_at_request,
    factor,
    fee::numeric as fee,
    limit_currency
   from internal_transfer;
grant select on audit.internal_transfer to audit_ro;

create view audit.payment_instruction as
 select id::text as instruction_id,
    status,
    coin as currency,
    amount::numeric as amount,
    fee::numeric as fee,
    overpaid::numeric as overpaid,
    repaid::numeric as repaid,
    recovered::numeric as recovered,
    owner_key,
    is_by_hand as by_hand,
    (exists ( select
           from approval_request q
             join approval a on a.request_id = q.id
          where (q.kind = 'payment_instruction'::text and q.subject_id = i.id::text or q.kind = 'bank_line_out'::text and q.subject_id = i.bank_line_id::text) and q.status = 'approved'::text and q.verdict = 'approve'::text and a.verdict = 'approve'::text and a.approver_id <> q.requested_by and a.content_hash = q.content_hash)) as by_two
   from payment_instruction i;
grant select on audit.payment_instruction to audit_ro;

create view audit.proceeds_approval as
 select q.id::text as request_id,
    q.subject_id as ref_id,
    a.at,
    q.content #>> '{customer,id}'::text[] as user_id,
    c.code as currency,
    ((q.content ->> 'amount'::text)::numeric) * (10::numeric ^ c.scale::numeric) as amount,
    a.approver_id <> q.requested_by and a.content_hash = q.content_hash as by_two
   from approval_request q
     join approval a on a.request_id = q.id and a.verdict = 'approve'::text
     join coin c on c.code = (q.content ->> 'coin'::text)
  where q.kind = 'coin_proceeds'::text and q.status = 'approved'::text and q.verdict = 'approve'::text;
grant select on audit.proceeds_approval to audit_ro;

create view audit.receivable as
 select r.id::text as receivable_id,
    r.customer_id::text as user_id,
    r.bank_line_id::text as bank_line,
    l.status as line_status,
    r.coin as currency,
    r.amount::numeric as amount,
    r.taken::numeric as taken,
    r.repaid::numeric as repaid,
    r.journal_id::text as journal_id,
    r.at,
    r.lifted_at is not null as lifted,
    (exists ( select
           from approval_request q
             join approval a on a.request_id = q.id
          where q.kind = 'credit_reversal'::text and q.subject_id = r.bank_line_id::text and q.status = 'approved'::text and q.verdict = 'approve'::text and a.verdict = 'approve'::text and a.approver_id <> q.requested_by and a.content_hash = q.content_hash)) as by_two,
    (exists ( select
           from approval_request q
             join approval a on a.request_id = q.id
          where q.kind = 'receivable_lift'::text and q.subject_id = r.id::text and q.status = 'approved'::text and q.verdict = 'approve'::text and a.verdict = 'approve'::text and a.approver_id <> q.requested_by and a.content_hash = q.content_hash)) as lifted_by_two,
    r.written_off::numeric as written_off
   from receivable r
     join bank_line l on l.id = r.bank_line_id;
grant select on audit.receivable to audit_ro;

create view audit.withdraw_attempt as
 select withdraw_attempt.id::text as attempt_id,
    withdraw_attempt.withdrawal_id::text as withdrawal_id,
    withdraw_attempt.signature,
    withdraw_attempt.last_valid_height,
    withdraw_attempt.outcome,
    withdraw_attempt.created_at
   from withdraw_attempt
union all
 select (p.batch_id::text || '/'::text) || p.id::text as attempt_id,
    p.id::text as withdrawal_id,
    p.reference as signature,
    0::bigint as last_valid_height,
        case p.status
            when 'sent'::text then 'pending'::text
            when 'paid'::text then 'finalised'::text
            else 'failed_onchain'::text
        end as outcome,
    b.made_at as created_at
   from payout p
     join payout_batch b on b.id = p.batch_id;
grant select on audit.withdraw_attempt to audit_ro;

create view audit.withdrawal as
 select withdrawal.id::text as withdrawal_id,
    withdrawal.customer_id::text as user_id,
    withdrawal.coin as currency,
    withdrawal.amount::numeric as amount,
    withdrawal.fee::numeric as fee,
    withdrawal.address,
        case
            when withdrawal.status = 'confirmed'::text then 'succeeded'::text
            when withdrawal.status = any (array['refused'::text, 'cancelled'::text, 'lapsed'::text, 'refunded'::text]) then 'rejected'::text
            else 'pending review'::text
        end as status,
    withdrawal.status as inner_state,
    withdrawal.hold_id::text as hold_id,
    withdrawal.requested_at,
    withdrawal.kyc_at_request,
    withdrawal.factor,
    null::text as refund_journal,
    withdrawal.limit_value::numeric as limit_value,
    withdrawal.limit_currency
   from withdrawal
union all
 select p.id::text as withdrawal_id,
    p.customer_id::text as user_id,
    p.coin as currency,
    p.amount::numeric as amount,
    p.fee::numeric as fee,
    (p.bank || ' '::text) || p.number_ending as address,
        case
            when p.status = 'paid'::text then 'succeeded'::text
            when p.status = any (array['failed'::text, 'refused'::text, 'cancelled'::text, 'returned'::text]) then 'rejected'::text
            else 'pending review'::text
        end as status,
    p.status as inner_state,
    p.hold_id::text as hold_id,
    p.requested_at,
    p.kyc_at_request,
    p.factor,
    ( select j.id::text as id
           from journal j
          where j.reverses_id = p.journal_id) as refund_journal,
    p.limit_value::numeric as limit_value,
    p.limit_currency
   from payout p;
grant select on audit.withdrawal to audit_ro;

create function bank_account_for(of_customer uuid, of_coin text, pays boolean) returns uuid language sql stable as $$
  select b.id from bank_account b join customer c on c.id = of_customer
   where b.coin = of_coin and b.closed_at is null
     and (b.customer_countries = '{}' or c.residence = any(b.customer_countries))
     and (b.customer_classes = '{}' or c.investor_class = any(b.customer_classes))
   order by (pays and b.payout_open) desc, (b.customer_countries = '{}')::int * 2 + (b.customer_classes = '{}')::int,
            cardinality(b.customer_countries), cardinality(b.customer_classes), b.name
   limit 1
$$;

create function bank_account_guard() returns trigger language plpgsql as $$
declare
  noted text[] := array['removed_at', 'verified_by', 'verified_at', 'name_match'];
  renewed text[] := array['number_hash', 'hash_formula'];
begin
  if old.hash_formula = 1 and new.hash_formula = 2 then
    noted := noted || renewed;
  end if;
  if old.removed_at is not null or (to_jsonb(new) - noted) is distinct from (to_jsonb(old) - noted)
     or (old.verified_by is not null
         and (new.verified_by, new.verified_at, new.name_match) is distinct from (old.verified_by, old.verified_at, old.name_match)) then
    raise exception 'bank account % cannot be edited; a change is another row', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function bank_claim_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.statement_id, new.bank, new.line_id, new.account_number, new.direction, new.coin, new.amount, new.payer_name, new.remittance)
     is distinct from
     (old.id, old.statement_id, old.bank, old.line_id, old.account_number, old.direction, old.coin, old.amount, old.payer_name, old.remittance)
     or (old.expects is not null and new.expects is distinct from old.expects)
     or (old.outcome is not null and new.outcome is distinct from old.outcome) then
    raise exception 'line % of a claimed statement cannot be edited; its expected effect and its outcome are written once', old.line_id using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function bank_state_of(payment text)
  returns table(state text, reason text, message_id text, uploaded_at timestamptz) language sql stable as $$
  select s.state, s.reason, r.message_id, r.uploaded_at
    from payment_report_state s join payment_report r on r.id = s.report_id
   where s.reference = payment order by r.number desc limit 1
$$;
grant execute on function bank_state_of(text) to tessera_app;

create function payment_instruction_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.kind, new.source_of, new.owner_key, new.coin, new.amount, new.reference, new.number_sealed, new.seal, new.is_by_hand)
     is distinct from
     (old.id, old.kind, old.source_of, old.owner_key, old.coin, old.amount, old.reference, old.number_sealed, old.seal, old.is_by_hand)
     or (old.batch_id is not null and new.batch_id is distinct from old.batch_id)
     or (old.status <> 'prepared' and (new.fee, new.recovered, new.overpaid) is distinct from (old.fee, old.recovered, old.overpaid))
     or new.repaid < old.repaid then
    raise exception 'payment instruction % cannot be edited: its payee, amount and source are fixed', old.number using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function payout_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.customer_id, new.coin, new.amount, new.fee, new.limit_value, new.limit_currency, new.reference, new.hold_id, new.seal, new.requested_at)
     is distinct from
     (old.id, old.customer_id, old.coin, old.amount, old.fee, old.limit_value, old.limit_currency, old.reference, old.hold_id, old.seal, old.requested_at)
     or (old.batch_id is not null and new.batch_id is distinct from old.batch_id) then
    raise exception 'payout % cannot be edited: its request and its payment file are fixed', old.number using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function receivable_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.number, new.customer_id, new.credited_id, new.bank_line_id, new.coin, new.amount, new.taken, new.cause, new.customer_message, new.journal_id, new.at, new.blocked_from)
     is distinct from
     (old.id, old.number, old.customer_id, old.credited_id, old.bank_line_id, old.coin, old.amount, old.taken, old.cause, old.customer_message, old.journal_id, old.at, old.blocked_from)
     or new.repaid < old.repaid or new.written_off < old.written_off
     or (old.lifted_at is not null and new.lifted_at is distinct from old.lifted_at)
     or (old.closed_at is not null and new.closed_at is distinct from old.closed_at)
     or (old.notified_at is not null and new.notified_at is distinct from old.notified_at) then
    raise exception 'receivable % cannot be edited; only repayments, a write-off, the lift, the end and its notification are written', old.number using errcode = 'check_violation';
  end if;
  new.written := pg_current_xact_id();
  return new;
end $$;


-- trading -------------------------------------------------------------------------------------------------------------

create table book_turn (
  number          bigint      primary key,
  market          text        not null references market,
  phase           text        not null check (phase in ('open', 'auction', 'cancel_only', 'halted')),
  order_id        uuid        references trading_order,
  reference_ticks bigint      not null check (reference_ticks > 0),
  ticks           bigint      check (ticks > 0),
  lots            bigint      not null check (lots >= 0),
  imbalance       bigint      not null,
  at              timestamptz not null,
  constraint book_turn_price_of_lots check ((ticks is null) = (lots = 0)),
  constraint book_turn_trades_at_opening check (lots = 0 or phase = 'open')
);
comment on table book_turn is
  'Each phase change of a book, in the common count of orders. Opening trades the collected orders.';
create index book_turn_market on book_turn (market, number desc);
grant select, insert on book_turn to tessera_app;

create table coin_fee (
  market      text        not null,
  seq         bigint      not null,
  is_maker    boolean     not null,
  order_id    uuid        not null,
  fee         minor       not null check (fee > 0),
  amount      minor       not null check (amount > 0),
  coin_price  minor       not null check (coin_price > 0),
  quote_price minor       not null check (quote_price > 0),
  journal_id  uuid        not null,
  at          timestamptz not null,
  constraint coin_fee_pkey primary key (market, seq, is_maker)
);
comment on table coin_fee is
  'A fee of a fill that was paid with the fee coin. That side of the fill has a fee of zero. The prices are '
  'recorded so that the replay computes the same amount.';
create index coin_fee_at on coin_fee (at);
create index coin_fee_order on coin_fee (order_id);
create trigger coin_fee_settles after insert on coin_fee
  referencing new table as added
  for each statement execute function coin_fee_settles();
grant select, insert on coin_fee to tessera_app;

create table fact_change (
  id          bigint      generated always as identity primary key,
  written     xid8        not null default pg_current_xact_id(),
  subject     text        not null check (subject in ('customer', 'markets', 'exchange')),
  customer_id uuid,
  at          timestamptz not null default now(),
  constraint fact_change_of_a_customer check ((subject = 'customer') = (customer_id is not null))
);
comment on table fact_change is
  'Changes of facts that the trading core keeps in memory: of one customer, of the markets, or of the exchange. '
  'Triggers write a row in the transaction of the change.';
create index fact_change_at on fact_change (at);
create index fact_change_written on fact_change (written);
grant select, insert, delete on fact_change to tessera_app;

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
  constraint fill_market_seq_key unique (market, seq),
  constraint fill_sound check (is_sound(fill.*))
);
comment on table fill is
  'A trade of two orders. It is its own journal of five postings (decision 0033): one row in place of seven with '
  'eighteen index entries.';
create index fill_at on fill using brin (at);
create index fill_buyer_base on fill (buyer_base, (posting_id + 1));
create index fill_buyer_quote on fill (buyer_quote, posting_id);
create unique index fill_journal_seq on fill (journal_seq);
create index fill_maker on fill (maker_order);
create index fill_seller_base on fill (seller_base, (posting_id + 1));
create index fill_seller_quote on fill (seller_quote, posting_id);
create index fill_taker on fill (taker_order);
create index fill_tape on fill (market, at);
create trigger fill_settles after insert on fill
  referencing new table as added
  for each statement execute function fill_settles();
grant select, insert on fill to tessera_app;

create table least_value (
  quote text        primary key references coin,
  value minor       not null check (value > 0),
  at    timestamptz not null
);
comment on table least_value is
  'The minimum value of the price rules in a quote currency, by the current rate. No row without an agreed rate.';
create trigger note_shared_facts after insert or delete or update or truncate on least_value
  for each statement execute function note_shared_facts('markets');
grant select, insert, update, delete on least_value to tessera_app;

create table listen_key (
  id         uuid        primary key,
  token_hash text        not null unique,
  api_key_id uuid        not null references api_key,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
comment on table listen_key is
  'Opens a user''s stream of the Binance interface by its address alone: for an hour at a time, never longer than '
  'the API key.';
create index listen_key_api_key on listen_key (api_key_id);
create index listen_key_expires on listen_key (expires_at);
grant select, insert, update, delete on listen_key to tessera_app;

create table market (
  symbol           text        primary key,
  base             text        not null references coin,
  quote            text        not null references coin,
  tick             minor       not null check (tick > 0),
  lot              minor       not null check (lot > 0),
  min_value        minor       not null check (min_value > 0),
  max_value        minor       not null,
  maker_fee_ppm    int         not null check (maker_fee_ppm between 0 and 100000),
  taker_fee_ppm    int         not null check (taker_fee_ppm between 0 and 100000),
  band_ppm         int         not null check (band_ppm between 1 and 1000000),
  listing_price    minor       not null,
  status           text        not null check (status in ('closed', 'open', 'cancel_only', 'halted', 'auction')),
  auction_until    timestamptz,
  auction_ends_at  timestamptz,
  listed_at        timestamptz not null,
  moves            bigint      not null default 0,
  moved_by         text        not null default 'staff' check (moved_by in ('staff', 'volatility', 'schedule')),
  price_ticks      int         not null default 1 check (price_ticks > 0),
  quantity_lots    int         not null default 1 check (quantity_lots > 0),
  delisted_at      timestamptz,
  dynamic_band_ppm int         not null default 100000 check (dynamic_band_ppm between 1 and 1000000),
  hours            jsonb,
  constraint market_auction_ends_soon
    check (auction_ends_at between auction_until and auction_until + '00:00:30'::interval),
  constraint market_auction_has_times
    check ((status = 'auction') = (auction_until is not null) and (status = 'auction') = (auction_ends_at is not null)),
  constraint market_delisted_does_not_trade check (delisted_at is null or status not in ('open', 'auction')),
  constraint market_listing_price_on_tick check (listing_price > 0 and listing_price % tick = 0),
  constraint market_of_two_coins check (base <> quote),
  constraint market_schedule_has_hours check (moved_by <> 'schedule' or hours is not null),
  constraint market_symbol_of_pair check (symbol = base || '-' || quote),
  constraint market_value_limits check (max_value >= min_value)
);
comment on table market is 'A trading pair.';
create trigger market_divides before insert or update on market for each row execute function market_divides();
create trigger note_shared_facts after insert or delete or update or truncate on market
  for each statement execute function note_shared_facts('markets');
grant select, insert, update, delete on market to tessera_app;

create table market_day (
  market text  not null references market,
  day    date  not null,
  price  minor check (price > 0),
  value  minor not null,
  pairs  int   not null check (pairs >= 0),
  constraint market_day_pkey primary key (market, day),
  constraint market_day_price_of_pairs check ((price is null) = (pairs = 0))
);
comment on table market_day is
  'Trades between unconnected people on a whole UTC day, computed once after the day. They can be computed again.';
grant select, insert, update on market_day to tessera_app;

create table market_reference (
  market text        primary key references market,
  price  minor       not null check (price > 0),
  source text        not null check (source in ('auction', 'days', 'valuation', 'operators')),
  since  timestamptz not null
);
comment on table market_reference is
  'The current reference price of a market. Without a row the market trades by auction only.';
create trigger note_shared_facts after insert or delete or update or truncate on market_reference
  for each statement execute function note_shared_facts('markets');
grant select, insert, update, delete on market_reference to tessera_app;

create table order_cut (
  number      bigint      primary key,
  order_id    uuid        not null references trading_order,
  market      text        not null references market,
  person_id   uuid        not null,
  reach_ticks bigint      not null check (reach_ticks >= 0),
  outcome     text        not null check (outcome in ('met', 'band', 'collar', 'fok', 'auction', 'halt')),
  rests       boolean     not null,
  at          timestamptz not null
);
comment on table order_cut is
  'Cuts of orders by the price rules, in the common count of orders. A replay reads these in place of prices, '
  'people and freezes.';
create index order_cut_start on order_cut (at) where outcome in ('auction', 'halt');
grant select, insert on order_cut to tessera_app;

create table price_alert (
  id            uuid        primary key,
  customer_id   uuid        not null references customer,
  market        text        not null references market,
  side          text        not null check (side in ('above', 'below')),
  price         minor       not null check (price > 0),
  after_seq     bigint      not null check (after_seq >= 0),
  created_at    timestamptz not null,
  reached_seq   bigint,
  reached_price minor,
  reached_at    timestamptz,
  constraint price_alert_reached_by_a_trade
    check ((reached_at is null) = (reached_seq is null) and (reached_at is null) = (reached_price is null)
    and (reached_seq is null or reached_seq > after_seq) and (reached_price is null
    or case side when 'above' then reached_price >= price else reached_price <= price end))
);
comment on table price_alert is 'Prices of which customers want to be notified, once each (decision 0192).';
create index price_alert_customer on price_alert (customer_id, created_at);
create unique index price_alert_once on price_alert (customer_id, market, side, price) where reached_at is null;
create index price_alert_waiting on price_alert (market, price) where reached_at is null;
grant select, insert, update (reached_seq, reached_price, reached_at), delete on price_alert to tessera_app;

create table price_alert_check (
  market text   primary key references market,
  seq    bigint not null
);
comment on table price_alert_check is 'The last trade of each pair that was compared with price alerts.';
grant select, insert, update on price_alert_check to tessera_app;

create table reference_change (
  id     bigint      generated always as identity primary key,
  market text        not null references market,
  price  minor       check (price > 0),
  source text        check (source in ('auction', 'days', 'valuation', 'operators')),
  at     timestamptz not null,
  constraint reference_change_has_source check ((price is null) = (source is null))
);
comment on table reference_change is 'Each change of a reference price. `price` is null if none was left.';
create index reference_change_market on reference_change (market, at desc);
grant select, insert on reference_change to tessera_app;

create table reference_set (
  id     bigint      generated always as identity primary key,
  market text        not null references market,
  price  minor       check (price > 0),
  at     timestamptz not null
);
comment on table reference_set is
  'Prices that two operators set, with the reason in their approval. A null price withdraws the earlier one.';
create index reference_set_market on reference_set (market, at desc);
grant select, insert on reference_set to tessera_app;

create table right_change (
  customer_id uuid primary key
);
comment on table right_change is
  'Customers with open orders whose rights changed since the last batch. The next batch cancels orders that they '
  'may no longer have, and deletes the row.';
grant select, insert, update, delete on right_change to tessera_app;

create table tie (
  customer_id uuid        not null references customer,
  kind        text        not null check (kind in ('owner', 'bank', 'address', 'device', 'ip')),
  shared      text        not null check (shared <> ''),
  at          timestamptz not null,
  written     xid8        not null default pg_current_xact_id(),
  constraint tie_pkey primary key (customer_id, kind, shared)
);
comment on table tie is
  'Facts that customers may share, which make them connected. Deleted with the data of a closed account.';
create index tie_written on tie (written);
create trigger note_customer_facts after insert or delete or update on tie
  for each row execute function note_customer_facts('customer_id');
grant select, insert, update, delete on tie to tessera_app;

create table trade_minute (
  market          text        not null references market,
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
comment on table trade_minute is
  'Sums of the fills of a minute, so that the cost of a query depends on the minutes that it spans. They can be '
  'computed again.';
grant select, insert, update on trade_minute to tessera_app;

create table trades_counted (
  market text   primary key references market,
  seq    bigint not null
);
comment on table trades_counted is
  'The last fill of a market that its minutes include. The counting transaction locks its row.';
grant select, insert, update on trades_counted to tessera_app;

create table trading_lease (
  id         int         primary key check (id = 1),
  holder     text        not null,
  fence      bigint      not null,
  last_fence bigint      not null default 0,
  renewed_at timestamptz not null,
  batches    bigint      not null default 0
);
comment on table trading_lease is
  'The one leader that may write orders and spot accounts. A batch holds this row shared, so a newer fence cannot '
  'be overtaken.';
grant select, insert, update, delete on trading_lease to tessera_app;

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
  fee_coin         text        references coin,
  fee_discount_ppm int,
  coin_fee         minor       not null default 0,
  constraint trading_order_customer_id_client_order_id_key unique (customer_id, client_order_id),
  constraint trading_order_fee_coin
    check ((fee_coin is null) = (fee_discount_ppm is null) and coalesce(fee_discount_ppm between 0 and 500000, true)
    and (fee_coin is not null or coin_fee = 0)),
  constraint trading_order_sound check (is_sound(trading_order.*))
);
comment on table trading_order is 'An order. Its hold is in its own columns.';
create index trading_order_abnormal on trading_order (suspected_number) where status = 6;
create unique index trading_order_canceled on trading_order (canceled_number) where canceled_number is not null;
create index trading_order_client_id_again on trading_order (customer_id, split_part(client_order_id, '#', 1), number)
  where position('#' in (client_order_id)) > 0;
create index trading_order_customer on trading_order (customer_id, number desc);
create index trading_order_customer_open on trading_order (customer_id, number desc) where status in (0, 1, 5, 6);
create unique index trading_order_entered on trading_order (entered_number) where entered_number is not null;
create index trading_order_open on trading_order (market, number) where status in (0, 1, 5, 6);
create unique index trading_order_suspected on trading_order (suspected_number) where suspected_number is not null;
create trigger trading_order_refers after insert on trading_order
  referencing new table as added
  for each statement execute function trading_order_refers();
grant select, insert, update (canceled_number, filled_lots, filled_value, fee, hold_captured, hold_released, status,
  cancel_cause, suspected_number, suspect_cause, end_agreed_at, steps, entered_number, triggered_at, closed_at,
  coin_fee) on trading_order to tessera_app;

create view audit.coin_fee as
 select f.id::text as fill_id,
    c.is_maker,
    c.order_id::text as order_id,
    o.customer_id::text as user_id,
    o.fee_coin as currency,
    k.scale as coin_scale,
    q.scale as quote_scale,
    o.fee_discount_ppm as discount_ppm,
    c.fee::numeric as fee,
    c.amount::numeric as amount,
        case
            when c.is_maker then f.maker_fee
            else f.taker_fee
        end::numeric as quote_fee,
    c.coin_price::numeric as coin_price,
    c.quote_price::numeric as quote_price,
    c.journal_id::text as journal_id
   from coin_fee c
     join fill f on f.market = c.market and f.seq = c.seq
     join trading_order o on o.id = c.order_id
     join market m on m.symbol = c.market
     join coin q on q.code = m.quote
     left join coin k on k.code = o.fee_coin;
grant select on audit.coin_fee to audit_ro;

create view audit.fill as
 select f.id::text as fill_id,
    f.market,
    f.seq,
    f.maker_order::text as maker_order,
    f.taker_order::text as taker_order,
    f.price::numeric as price,
    f.quantity::numeric as qty,
    f.value::numeric as quote_amount,
    f.maker_fee::numeric + coalesce(m.fee::numeric, 0::numeric) as maker_fee,
    f.taker_fee::numeric + coalesce(t.fee::numeric, 0::numeric) as taker_fee,
    f.journal_id::text as journal_id,
    f.auction
   from fill f
     left join coin_fee m on m.market = f.market and m.seq = f.seq and m.is_maker
     left join coin_fee t on t.market = f.market and t.seq = f.seq and not t.is_maker;
grant select on audit.fill to audit_ro;

create view audit.hold as
 select hold.id::text as hold_id,
    hold.account_id::text as account_id,
    hold.coin as currency,
    hold.amount::numeric as amount,
    hold.captured::numeric as captured,
    hold.released::numeric as released,
    hold.state,
    hold.ref_type,
    hold.ref_id,
    hold.created_at,
    hold.resolved_at
   from hold
union all
 select o.id::text as hold_id,
    o.account_id::text as account_id,
    a.coin as currency,
    o.hold_amount::numeric as amount,
    o.hold_captured::numeric as captured,
    o.hold_released::numeric as released,
    'open'::text as state,
    'otc_order'::text as ref_type,
    o.id::text as ref_id,
    o.placed_at as created_at,
    o.closed_at as resolved_at
   from trading_order o
     join account a on a.id = o.account_id
  where o.status = any (array[0, 1, 5, 6])
union all
 select o.id::text as hold_id,
    o.account_id::text as account_id,
    a.coin as currency,
    o.hold_amount::numeric as amount,
    o.hold_captured::numeric as captured,
    o.hold_released::numeric as released,
    'captured'::text as state,
    'otc_order'::text as ref_type,
    o.id::text as ref_id,
    o.placed_at as created_at,
    o.closed_at as resolved_at
   from trading_order o
     join account a on a.id = o.account_id
  where (o.status = any (array[3, 4])) and o.hold_released::numeric = 0::numeric
union all
 select o.id::text as hold_id,
    o.account_id::text as account_id,
    a.coin as currency,
    o.hold_amount::numeric as amount,
    o.hold_captured::numeric as captured,
    o.hold_released::numeric as released,
    'released'::text as state,
    'otc_order'::text as ref_type,
    o.id::text as ref_id,
    o.placed_at as created_at,
    o.closed_at as resolved_at
   from trading_order o
     join account a on a.id = o.account_id
  where (o.status = any (array[3, 4])) and o.hold_released::numeric > 0::numeric;
grant select on audit.hold to audit_ro;

create view audit.journal as
 select journal.id::text as journal_id,
    journal.seq,
    journal.created_at,
    journal.kind,
    journal.ref_type,
    journal.ref_id,
    journal.actor,
    journal.reverses_id::text as reverses_id,
    journal.prev_hash,
    journal.hash
   from journal
union all
 select fill.journal_id::text as journal_id,
    fill.journal_seq as seq,
    fill.at as created_at,
    'fill'::text as kind,
    'fill'::text as ref_type,
    fill.id::text as ref_id,
    'trading'::text as actor,
    null::text as reverses_id,
    encode(fill.prev_hash, 'hex'::text) as prev_hash,
    encode(fill.hash, 'hex'::text) as hash
   from fill;
grant select on audit.journal to audit_ro;

create view audit.legal_edge as
 select entity,
    from_state,
    to_state
   from legal_edge;
grant select on audit.legal_edge to audit_ro;

create view audit.market as
 select symbol as market,
    base,
    quote,
    tick::numeric as tick,
    lot::numeric as lot,
    maker_fee_ppm as fee_ppm_maker,
    taker_fee_ppm as fee_ppm_taker
   from market;
grant select on audit.market to audit_ro;

create view audit.order_fee as
 select id::text as order_id,
    maker_fee_ppm as fee_ppm_maker,
    taker_fee_ppm as fee_ppm_taker,
    coin_fee::numeric as coin_fee
   from trading_order;
grant select on audit.order_fee to audit_ro;

create view audit.otc_order as
 select o.id::text as order_id,
    o.customer_id::text as user_id,
    o.person_id::text as person_id,
    o.market,
    o.side,
    o.price::numeric as price,
    o.quantity::numeric as qty,
    o.filled_lots::numeric * m.lot::numeric as filled,
    o.fee::numeric as fee,
    o.status::integer as status,
    coalesce(o.entered_number, o.number) as accept_seq,
    o.client_order_id,
    o.id::text as hold_id,
    o.stop_ticks is not null and o.entered_number is null or not c.phase is distinct from 'auction'::text as waiting
   from trading_order o
     join market m on m.symbol = o.market
     left join ( select distinct on (book_turn.market) book_turn.market,
            book_turn.phase
           from book_turn
          where book_turn.phase = any (array['open'::text, 'auction'::text])
          order by book_turn.market, book_turn.number desc) c on c.market = o.market;
grant select on audit.otc_order to audit_ro;

create view audit.outbox as
 select 'trades:'::text || market as stream,
    seq,
    id::text as ref_id
   from fill;
grant select on audit.outbox to audit_ro;

create view audit.posting as
 select posting.id::text as posting_id,
    posting.journal_id::text as journal_id,
    posting.account_id::text as account_id,
    posting.coin as currency,
    posting.amount::numeric as amount
   from posting
union all
 select (f.posting_id || '.'::text) || l.n as posting_id,
    f.journal_id::text as journal_id,
    l.account::text as account_id,
    l.coin as currency,
    l.amount
   from fill f
     join market m on m.symbol = f.market
     cross join lateral ( select
                case f.taker_side
                    when 'buy'::text then f.taker_fee
                    else f.maker_fee
                end::numeric as buyer,
                case f.taker_side
                    when 'buy'::text then f.maker_fee
                    else f.taker_fee
                end::numeric as seller) fee
     cross join lateral ( values (1,f.buyer_quote,m.quote,(- f.value::numeric) - fee.buyer), (2,f.seller_quote,m.quote,f.value::numeric - fee.seller), (3,f.fees,m.quote,fee.buyer + fee.seller), (4,f.seller_base,m.base,- f.quantity::numeric), (5,f.buyer_base,m.base,f.quantity::numeric)) l(n, account, coin, amount)
  where l.amount <> 0::numeric;
grant select on audit.posting to audit_ro;

create view audit.transition as
 select transition.entity,
    transition.entity_id,
    transition.n,
    transition.from_state,
    transition.to_state,
    transition.at,
    transition.actor
   from transition
union all
 select 'otc_order'::text as entity,
    trading_order.id::text as entity_id,
    1 as n,
    null::text as from_state,
    '0'::text as to_state,
    trading_order.placed_at as at,
    'customer:'::text || trading_order.customer_id as actor
   from trading_order
union all
 select 'otc_order'::text as entity,
    s.id::text as entity_id,
    s.step as n,
        case s.step
            when 2 then '0'::text
            else '1'::text
        end as from_state,
    s.status::text as to_state,
    f.at,
    'trading'::text as actor
   from fill f
     cross join lateral ( values (f.maker_order,f.maker_step,f.maker_status), (f.taker_order,f.taker_step,f.taker_status)) s(id, step, status);
grant select on audit.transition to audit_ro;

create view entry as
 select posting.id,
    posting.account_id,
    posting.amount::numeric as amount,
    posting.balance::numeric as balance,
    posting.journal_id,
    null::uuid as fill_id,
    null::timestamp with time zone as filled_at
   from posting
union all
 select fill.posting_id as id,
    fill.buyer_quote as account_id,
    (- fill.value::numeric) -
        case fill.taker_side
            when 'buy'::text then fill.taker_fee
            else fill.maker_fee
        end::numeric as amount,
    fill.buyer_quote_balance::numeric as balance,
    null::uuid as journal_id,
    fill.id as fill_id,
    fill.at as filled_at
   from fill
union all
 select fill.posting_id as id,
    fill.seller_quote as account_id,
    fill.value::numeric -
        case fill.taker_side
            when 'buy'::text then fill.maker_fee
            else fill.taker_fee
        end::numeric as amount,
    fill.seller_quote_balance::numeric as balance,
    null::uuid as journal_id,
    fill.id as fill_id,
    fill.at as filled_at
   from fill
union all
 select fill.posting_id + 1 as id,
    fill.seller_base as account_id,
    - fill.quantity::numeric as amount,
    fill.seller_base_balance::numeric as balance,
    null::uuid as journal_id,
    fill.id as fill_id,
    fill.at as filled_at
   from fill
union all
 select fill.posting_id + 1 as id,
    fill.buyer_base as account_id,
    fill.quantity::numeric as amount,
    fill.buyer_base_balance::numeric as balance,
    null::uuid as journal_id,
    fill.id as fill_id,
    fill.at as filled_at
   from fill;
comment on view entry is 'Entries of the accounts of customers, and of the exchange except its fees of trades.';
grant select on entry to tessera_app;

create view fill_leg as
 select l.account_id,
    l.amount,
    f.posting_id + l.step as id,
    f.journal_id,
    f.id as fill_id,
    f.at
   from fill f
     cross join lateral ( select
                case f.taker_side
                    when 'buy'::text then f.taker_fee
                    else f.maker_fee
                end::numeric as buyer,
                case f.taker_side
                    when 'buy'::text then f.maker_fee
                    else f.taker_fee
                end::numeric as seller) fee
     cross join lateral ( values (f.buyer_quote,0,(- f.value::numeric) - fee.buyer), (f.seller_quote,0,f.value::numeric - fee.seller), (f.fees,0,fee.buyer + fee.seller), (f.seller_base,1,- f.quantity::numeric), (f.buyer_base,1,f.quantity::numeric)) l(account_id, step, amount)
  where l.amount <> 0::numeric;
comment on view fill_leg is 'The postings of trades: two in the base coin, two in the quote coin, and the fees.';
grant select on fill_leg to tessera_app;

create view single_trade as
 select market,
    at,
    seq as first_seq,
    seq as last_seq,
    price as open,
    price as high,
    price as low,
    price as close,
    quantity,
    value,
        case
            when taker_side = 'buy'::text then quantity::numeric
            else 0::numeric
        end::minor as bought_quantity,
        case
            when taker_side = 'buy'::text then value::numeric
            else 0::numeric
        end::minor as bought_value,
    1::bigint as trades
   from fill
  where not connected;
grant select on single_trade to tessera_app;

create function address_ties() returns trigger language plpgsql as $$
begin
  perform note_tie(new.customer_id, 'address', new.chain || ' ' || new.address, new.added_at);
  return null;
end $$;

create function coin_fee_settles() returns trigger language plpgsql set enable_seqscan to 'off' as $$
begin
  if exists (select 1 from added c
               left join lateral (select maker_order, taker_order, maker_fee, taker_fee from fill where market = c.market and seq = c.seq offset 0) f on true
               left join lateral (select fee_coin from trading_order where id = c.order_id offset 0) o on true
              where (o.fee_coin is not null and c.order_id = case when c.is_maker then f.maker_order else f.taker_order end
                     and case when c.is_maker then f.maker_fee else f.taker_fee end = 0) is not true) then
    raise exception 'a fee in the fee coin must replace the fee of a fill whose order has a fee coin' using errcode = 'foreign_key_violation';
  end if;
  if exists (select 1 from (select journal_id, order_id, sum(amount::numeric) as amount from added group by 1, 2) c
               left join lateral (select customer_id, fee_coin from trading_order where id = c.order_id offset 0) o on true
              where (select count(*) from posting p
                      cross join lateral (select kind, role, customer_id from account where id = p.account_id offset 0) a
                      where p.journal_id = c.journal_id and p.coin = o.fee_coin
                        and (a.kind = 'spot' and a.customer_id = o.customer_id and p.amount = -c.amount or a.role = 'fee' and p.amount = c.amount)) <> 2) then
    raise exception 'the journal of fees in the fee coin must take their sum from the customer' using errcode = 'check_violation';
  end if;
  return null;
end $$;

create function company_person_ties() returns trigger language plpgsql as $$
begin
  if new.share >= 2500 then
    perform note_tie(a.customer_id, 'owner', new.id_number_hash, new.added_at)
       from company_application a where a.id = new.application_id;
  end if;
  return null;
end $$;

create function fill_settles() returns trigger language plpgsql set enable_seqscan to 'off' as $$
begin
  -- Look-ups by key, one by one. The holding account of an order was checked with the order.
  if exists (select 1 from added f
               left join lateral (select base, quote from market where symbol = f.market offset 0) m on true
              cross join lateral (values ('buy', case f.taker_side when 'buy' then f.taker_order else f.maker_order end, f.buyer_quote, f.buyer_base, m.base),
                                         ('sell', case f.taker_side when 'buy' then f.maker_order else f.taker_order end, f.seller_base, f.seller_quote, m.quote))
                                 s(side, order_id, pays, gets, coin)
               left join lateral (select market, side, customer_id, account_id from trading_order where id = s.order_id offset 0) o on true
               left join lateral (select kind, customer_id, coin from account where id = s.gets offset 0) a on true
              where (o.market = f.market and o.side = s.side and o.account_id = s.pays
                     and a.kind = 'spot' and a.customer_id = o.customer_id and a.coin = s.coin) is not true) then
    raise exception 'a fill must name two existing orders of its market, and the spot accounts of their customers' using errcode = 'foreign_key_violation';
  end if;
  if exists (select 1 from (select distinct market, fees from added) f
              where (select a.kind = 'house' and a.role = 'fee' and a.coin = m.quote
                       from account a, market m where a.id = f.fees and m.symbol = f.market) is not true) then
    raise exception 'the fees of a fill must go to the fee account of the market''s quote coin' using errcode = 'foreign_key_violation';
  end if;
  -- Each balance follows from the one before; the last equals the account's.
  if exists (select 1 from (select l.account, l.balance, l.amount, lag(l.balance) over story as before, lead(l.account) over story is null as is_last
                              from added f
                             cross join lateral (select case f.taker_side when 'buy' then f.taker_fee else f.maker_fee end as buyer,
                                                        case f.taker_side when 'buy' then f.maker_fee else f.taker_fee end as seller) fee
                             cross join lateral (values (f.buyer_quote, -f.value - fee.buyer, f.buyer_quote_balance),
                                                        (f.seller_quote, f.value - fee.seller, f.seller_quote_balance),
                                                        (f.seller_base, -f.quantity::numeric, f.seller_base_balance),
                                                        (f.buyer_base, f.quantity::numeric, f.buyer_base_balance)) l(account, amount, balance)
                            window story as (partition by l.account order by f.posting_id)) l
              where l.before + l.amount <> l.balance
                 or l.is_last and l.balance is distinct from (select posted from account where id = l.account)) then
    raise exception 'a fill must store the balance of each account after it' using errcode = 'check_violation';
  end if;
  return null;
end $$;

create function is_sound(a account) returns boolean language plpgsql immutable as $$
begin
  return a.kind in ('token', 'spot', 'fiat', 'house')
     and a.role in ('customer', 'fee', 'suspense', 'external', 'issuer', 'escrow', 'rounding', 'receivable', 'deficit')
     and (a.role = 'customer') = (a.customer_id is not null) and (a.kind = 'house') = (a.customer_id is null)
     and (not a.may_be_negative or a.role in ('external', 'issuer', 'receivable', 'deficit'));
end $$;

create function is_sound(f fill) returns boolean language plpgsql immutable as $$
begin
  return f.maker_order <> f.taker_order and f.taker_side in ('buy', 'sell') and f.price > 0 and f.quantity > 0 and f.value > 0
     and f.maker_step > 1 and f.maker_status in (1, 3) and f.taker_step > 1 and f.taker_status in (1, 3)
     and length(f.prev_hash) = 32 and length(f.hash) = 32;
end $$;

create function is_sound(o trading_order) returns boolean language plpgsql immutable as $$
begin
  return
    -- Terms.
    o.side in ('buy', 'sell') and o.type in ('limit', 'market', 'stop_limit') and o.flag in ('gtc', 'ioc', 'fok', 'post_only')
    and length(o.client_order_id) between 1 and 100
    and o.ticks > 0 and o.lots > 0 and o.price > 0 and o.quantity > 0 and (o.type <> 'market' or o.flag = 'ioc')
    and (o.type = 'stop_limit') = (o.stop_ticks is not null) and coalesce(o.stop_ticks > 0, true)
    and (o.until is null or o.type <> 'market' and o.flag in ('gtc', 'post_only') and o.until > o.placed_at)
    and (o.cash_quantity is null or o.type = 'market' and o.cash_quantity > 0 and o.filled_value <= o.cash_quantity)
    -- Progress.
    and o.steps > 0 and o.filled_lots between 0 and o.lots and (o.status = 3) = (o.filled_lots = o.lots)
    and (o.status <> 0 or o.filled_lots = 0) and (o.status <> 1 or o.filled_lots between 1 and o.lots - 1)
    and (o.status in (3, 4)) = (o.closed_at is not null)
    -- Hold: never more than at first; at the end all of it is spent or free.
    and o.hold_amount > 0 and o.hold_captured + o.hold_released <= o.hold_amount
    and (o.closed_at is null or o.hold_captured + o.hold_released = o.hold_amount)
    -- Triggered stop.
    and (o.entered_number is null) = (o.triggered_at is null)
    and (o.entered_number is null or o.stop_ticks is not null and o.entered_number > o.number)
    and (o.stop_ticks is null or o.entered_number is not null or o.filled_lots = 0)
    -- Cancel. One from outside has a number of the count; so has one of the price rules, if the order was met or its account frozen.
    and (o.status = 4) = (o.cancel_cause is not null)
    and (o.cancel_cause is null
         or o.cancel_cause in ('requested', 'expired', 'barred', 'receivable', 'class', 'country', 'test', 'abnormal', 'step', 'delisted') and o.canceled_number is not null
         or o.cancel_cause in ('ioc', 'fok', 'post_only', 'market', 'self_trade') and o.canceled_number is null
         or o.cancel_cause in ('collar', 'band'))
    and (o.canceled_number is null or o.cancel_cause is not null and o.canceled_number > o.number)
    -- Set aside.
    and (o.suspected_number is null) = (o.suspect_cause is null)
    and (o.suspect_cause is null or o.suspect_cause in ('hold', 'book') and o.suspected_number > o.number)
    and (o.suspected_number is not null or o.status <> 6 and o.end_agreed_at is null);
end $$;

create function kyc_ties() returns trigger language plpgsql as $$
begin
  perform note_tie((select customer_id from kyc_case where id = new.case_id), 'owner', new.document_number_hash, new.at);
  return null;
end $$;

create function market_divides() returns trigger language plpgsql as $$
begin
  if mod(new.tick * new.lot, 10 ^ (select scale from coin where code = new.base)::numeric) <> 0 then
    raise exception 'in market % a lot at a price of one tick must cost a whole number of minor units', new.symbol using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function minute_from(moment timestamptz) returns timestamptz language sql immutable as $$
  select date_bin('1 minute', moment + interval '1 minute' - interval '1 microsecond', timestamptz '2024-01-01 00:00+00')
$$;

create function note_address(customer uuid, address text) returns void language sql as $$
  with whose as (select coalesce((select m.account_id from member m where m.login_id = customer), customer) as id)
  insert into tie (customer_id, kind, shared, at)
  select w.id, 'ip', address, now() from whose w
   where address <> '' and not exists (select from tie t where t.customer_id = w.id and t.kind = 'ip' and t.shared = address
                                          and t.at > now() - interval '1 hour')
  on conflict (customer_id, kind, shared) do update set at = excluded.at, written = pg_current_xact_id() where tie.at < excluded.at
$$;

create function note_customer_facts() returns trigger language plpgsql as $$
begin
  insert into fact_change (subject, customer_id)
  select distinct 'customer', (row_ ->> tg_argv[0])::uuid
    from unnest(array[to_jsonb(old), to_jsonb(new)]) row_ where row_ ->> tg_argv[0] is not null;
  return null;
end $$;

create function note_right_change() returns trigger language plpgsql as $$
declare whose uuid := coalesce(to_jsonb(new) ->> 'customer_id', to_jsonb(new) ->> 'id');
begin
  if exists (select 1 from trading_order where customer_id = whose and status in (0, 1)) then
    perform pg_advisory_xact_lock(hashtextextended('markets', 0));
    insert into right_change values (whose) on conflict do nothing;
  end if;
  return null;
end $$;

create function note_rule_change() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('markets', 0));
  insert into right_change
    select c.id from customer c
     where (case new.restriction_type
              when 1 then array[c.residence, c.nationality] && new.limit_countries
              when 2 then not coalesce(array_remove(array[c.residence, c.nationality], null) <@ new.allow_countries, false)
                          or c.residence is null and c.nationality is null
              else false end
            or new.risk_test and c.investor_class = 'ri' and c.risk_test_passed_at is null)
       and exists (select 1 from trading_order o where o.customer_id = c.id and o.status in (0, 1))
    on conflict do nothing;
  return null;
end $$;

create function note_shared_facts() returns trigger language plpgsql as $$
begin
  insert into fact_change (subject) values (tg_argv[0]);
  return null;
end $$;

create function note_tie(customer uuid, of_kind text, what text, seen timestamptz) returns void language sql as $$
  insert into tie (customer_id, kind, shared, at)
  select coalesce((select m.account_id from member m where m.login_id = customer), customer), of_kind, what, seen where what <> ''
  on conflict (customer_id, kind, shared) do update set at = excluded.at, written = pg_current_xact_id() where tie.at < excluded.at
$$;

create function renew_number_hash(of_case uuid, of_version int, renewed text)
  returns void language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  former text;
  owner uuid;
  seen timestamptz;
begin
  select v.document_number_hash, k.customer_id, v.at into former, owner, seen
    from kyc_version v join kyc_case k on k.id = v.case_id
   where v.case_id = of_case and v.version = of_version and v.number_formula = 1 for update of v;
  if not found then return; end if;
  update kyc_version set document_number_hash = renewed, number_formula = 2 where case_id = of_case and version = of_version;
  if former = renewed then return; end if;
  perform note_tie(owner, 'owner', renewed, seen);
  update kyc_identity i set number_hash = renewed
   where i.customer_id = owner and i.number_hash = former and not exists (select 1 from kyc_identity t where t.number_hash = renewed);
  update sumsub_applicant set subject_hash = renewed where customer_id = owner and subject_hash = former;
  update operator set own_document_hash = renewed, own_document_formula = 2 where own_document_hash = former;
end $$;
revoke execute on function renew_number_hash(uuid,integer,text) from public;
grant execute on function renew_number_hash(uuid,integer,text) to tessera_app;

create function session_ties() returns trigger language plpgsql as $$
begin
  perform note_tie(new.customer_id, 'ip', new.ip, new.seen_at), note_tie(new.customer_id, 'device', new.device_id, new.seen_at);
  return null;
end $$;

create function traded_since(symbol text, since timestamptz)
  returns table(at timestamptz, first_seq bigint, last_seq bigint, open minor, high minor, low minor, close minor,
    quantity minor, value minor, bought_quantity minor, bought_value minor, trades bigint) language sql stable as $$
  select m.at, m.first_seq, m.last_seq, m.open, m.high, m.low, m.close,
         m.quantity, m.value, m.bought_quantity, m.bought_value, m.trades
    from trade_minute m where m.market = symbol and m.at >= minute_from(since)
  union all
  select t.at, t.first_seq, t.last_seq, t.open, t.high, t.low, t.close, t.quantity, t.value, t.bought_quantity, t.bought_value, t.trades
    from (
      -- By number, at any distance of `since`.
      (select * from single_trade s where s.market = symbol and s.first_seq > trades_counted_of(symbol) offset 0)
      union all
      -- By time: the difference of numbers keeps the planner from the index of numbers.
      (select * from single_trade s where s.market = symbol and s.at < minute_from(since) and s.at >= since
          and s.first_seq - trades_counted_of(symbol) <= 0)) t
   where t.at >= since
$$;

create function trades_counted_of(symbol text) returns bigint language sql stable as $$
  select coalesce((select seq from trades_counted where market = symbol), 0)
$$;

create function trading_order_refers() returns trigger language plpgsql set enable_seqscan to 'off' as $$
begin
  if exists (select 1 from added o
              where (select a.kind = 'spot' and a.customer_id = o.customer_id
                        and a.coin = (select case o.side when 'buy' then m.quote else m.base end from market m where m.symbol = o.market)
                       from account a where a.id = o.account_id) is not true) then
    raise exception 'an order must name an existing market and the spot account of its customer that holds the coin it pays' using errcode = 'foreign_key_violation';
  end if;
  if exists (select 1 from added o where o.person_id <> o.customer_id and (select c.id from customer c where c.id = o.person_id) is null) then
    raise exception 'the person of an order must be an existing customer' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;


-- issuance ------------------------------------------------------------------------------------------------------------

create table allotment (
  batch_id        uuid  not null references allotment_batch,
  subscription_id uuid  not null unique references subscription,
  units           minor not null,
  certificate     int   check (certificate > 0),
  constraint allotment_pkey primary key (batch_id, subscription_id),
  constraint allotment_certificate_once unique (batch_id, certificate),
  constraint allotment_certificate_of_units check ((certificate is not null) = (units > 0))
);
comment on table allotment is
  'The units that a batch allots to a subscription. Rows never change, so no certificate number is used twice.';
grant select, insert on allotment to tessera_app;

create table allotment_batch (
  id          uuid        primary key,
  product_id  uuid        not null unique references product,
  requested   minor       not null,
  allotted    minor       not null,
  cause       text        check (cause in ('called_off', 'below_soft_cap')),
  result_hash text        not null,
  decided_at  timestamptz not null,
  finished_at timestamptz,
  reason      jsonb
);
comment on table allotment_batch is 'The allotment of a product, decided by two operators: one per product.';
create trigger allotment_batch_keeps_soft_cap before insert on allotment_batch
  for each row execute function allotment_batch_keeps_soft_cap();
grant select, insert, update, delete on allotment_batch to tessera_app;

create table allotment_result (
  batch_id uuid primary key references allotment_batch,
  file     text not null
);
comment on table allotment_result is
  'The published result of an allotment. Its SHA-256 is the result_hash that two people approved.';
grant select, insert on allotment_result to tessera_app;

create table ballot_block (
  product_id uuid        primary key references product,
  slot       bigint      not null check (slot > 0),
  blockhash  text        not null,
  block_time timestamptz not null,
  read_at    timestamptz not null
);
comment on table ballot_block is
  'The block that draws the ballot of an offer, as every node reported it. Rows never change.';
grant select, insert on ballot_block to tessera_app;

create table distribution (
  id              uuid        primary key,
  number          bigint      generated always as identity (start with 70001) unique,
  product_id      uuid        not null references product,
  type            text        not null check (type in ('dividend', 'coupon', 'return_of_capital')),
  period          text        not null check (length(period) between 1 and 20),
  currency        text        not null references coin,
  per_unit        minor       not null check (per_unit > 0),
  record_at       timestamptz not null,
  pay_at          timestamptz not null,
  withholding     jsonb       not null check (jsonb_typeof(withholding) = 'object'),
  others_ppm      int         not null check (others_ppm between 0 and 1000000),
  status          text        not null check (status in ('declared', 'announced', 'recorded', 'released', 'paid',
    'cancelled')),
  declared_by     uuid        not null references operator,
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
  release_journal uuid        unique references journal,
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
comment on table distribution is 'A dividend, coupon or return of capital.';
create index distribution_declared on distribution (declared_at, id);
create index distribution_open on distribution (status, record_at)
  where status in ('announced', 'recorded', 'released');
create unique index distribution_period on distribution (product_id, type, period) where status <> 'cancelled';
create trigger distribution_guard before update on distribution for each row execute function distribution_guard();
grant select, insert, update on distribution to tessera_app;

create table distribution_holder (
  id              uuid        primary key,
  distribution_id uuid        not null references distribution,
  customer_id     uuid        not null references customer,
  number          bigint      generated always as identity unique,
  units           minor       not null check (units > 0),
  country         text        check (country ~ '^[A-Z]{2}$'),
  rate_ppm        int         not null check (rate_ppm between 0 and 1000000),
  gross           minor       not null,
  tax             minor       not null,
  net             minor       not null,
  status          text        not null check (status in ('recorded', 'paid', 'unclaimed')),
  journal_id      uuid        unique references journal,
  claim_journal   uuid        unique references journal,
  paid_at         timestamptz,
  constraint distribution_holder_distribution_id_customer_id_key unique (distribution_id, customer_id),
  constraint distribution_holder_adds_up check (gross = tax + net),
  constraint distribution_holder_moved check (status = 'recorded' or journal_id is not null or gross = 0),
  constraint distribution_holder_paid check (status <> 'paid' or paid_at is not null)
);
comment on table distribution_holder is
  'The share of one holder at the record date, and its payment, once per holder (threat SUB-06).';
create index distribution_holder_customer on distribution_holder (customer_id, number desc);
create index distribution_holder_open on distribution_holder (distribution_id, number) where status = 'recorded';
create index distribution_holder_unclaimed on distribution_holder (number) where status = 'unclaimed';
create trigger distribution_holder_guard before delete or update on distribution_holder
  for each row execute function distribution_holder_guard();
create trigger distribution_holder_joins before insert on distribution_holder
  for each row execute function distribution_holder_joins();
grant select, insert, update on distribution_holder to tessera_app;

create table favorite (
  customer_id uuid        not null references customer,
  product_id  uuid        not null references product,
  added_at    timestamptz not null,
  constraint favorite_pkey primary key (customer_id, product_id)
);
comment on table favorite is 'Products that a customer marked.';
grant select, insert, update, delete on favorite to tessera_app;

create table financing_access (
  id             uuid        primary key,
  application_id uuid        not null references financing_application,
  kind           text        not null,
  version        int         not null,
  operator_id    uuid        not null references operator,
  reason         text        not null,
  at             timestamptz not null
);
comment on table financing_access is 'Reads of a data room by operators, with the reason. The issuer sees them too.';
create index financing_access_application on financing_access (application_id, at desc);
grant select, insert, delete on financing_access to tessera_app;

create table financing_application (
  id               uuid        primary key,
  number           bigint      generated always as identity (start with 80001) unique,
  customer_id      uuid        not null references customer,
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
  product_id       uuid        unique references product,
  constraint financing_accepted check (status <> 'accepted' or product_id is not null),
  constraint financing_declined check (status <> 'declined' or (decided_at is not null and reason_code is not null)),
  constraint financing_submitted_has_version
    check ((version > 0) = (submitted_at is not null) and (version > 0
    or status in ('draft', 'precheck_failed', 'withdrawn')))
);
comment on table financing_application is
  'A company''s application to raise money: a draft while it is filled in, then the newest submission.';
create index financing_customer on financing_application (customer_id, number);
create unique index financing_running on financing_application (customer_id)
  where status not in ('accepted', 'declined', 'withdrawn');
create index financing_waiting on financing_application (submitted_at, id) where submitted_at is not null;
create trigger financing_guard before update on financing_application for each row execute function financing_guard();
create trigger financing_not_of_sub before insert on financing_application
  for each row execute function not_of_sub_account();
grant select, insert, update, delete on financing_application to tessera_app;

create table financing_ask (
  application_id   uuid        not null,
  version          int         not null,
  item             text        not null,
  customer_message text        not null,
  requested_by     uuid        not null references operator,
  at               timestamptz not null,
  answered_at      timestamptz,
  constraint financing_ask_pkey primary key (application_id, version, item),
  constraint financing_ask_application_id_version_fkey foreign key (application_id,
    version) references financing_version
);
comment on table financing_ask is 'Items that a reviewer asked the issuer to submit again.';
create trigger financing_ask_guard before update on financing_ask
  for each row execute function financing_answer_guard();
grant select, insert, update, delete on financing_ask to tessera_app;

create table financing_cap_table (
  application_id uuid        not null references financing_application,
  version        int         not null check (version >= 1),
  content        jsonb       not null,
  sha256         text        not null,
  added_at       timestamptz not null,
  sent_at        timestamptz,
  constraint financing_cap_table_pkey primary key (application_id, version)
);
comment on table financing_cap_table is 'The capitalization table of an application.';
create trigger financing_cap_table_guard before insert or delete or update on financing_cap_table
  for each row execute function financing_room_guard();
grant select, insert, update, delete on financing_cap_table to tessera_app;

create table financing_check (
  application_id uuid        not null references financing_application,
  item           text        not null,
  note           text        not null,
  done_by        uuid        not null references operator,
  done_at        timestamptz not null,
  constraint financing_check_pkey primary key (application_id, item)
);
comment on table financing_check is 'Items of due diligence that an operator checked.';
grant select, insert, update, delete on financing_check to tessera_app;

create table financing_document (
  application_id uuid        not null references financing_application,
  kind           text        not null,
  version        int         not null check (version >= 1),
  upload_id      uuid        not null references upload,
  issued_on      text        check (issued_on ~ '^\d{4}-\d\d-\d\d$'),
  added_at       timestamptz not null,
  sent_at        timestamptz,
  constraint financing_document_pkey primary key (application_id, kind, version),
  constraint financing_document_application_id_upload_id_key unique (application_id, upload_id)
);
comment on table financing_document is
  'The data room: each document with all its versions. Only the issuer sees one that is not sent yet.';
create index financing_document_upload on financing_document (upload_id);
create trigger financing_document_guard before insert or delete or update on financing_document
  for each row execute function financing_room_guard();
grant select, insert, update, delete on financing_document to tessera_app;

create table financing_question (
  id             uuid        primary key,
  application_id uuid        not null references financing_application,
  text           text        not null,
  operator_id    uuid        not null references operator,
  at             timestamptz not null,
  answer         text,
  answered_at    timestamptz,
  constraint financing_question_answered check ((answer is null) = (answered_at is null))
);
comment on table financing_question is 'Questions of operators to the issuer, and the answers.';
create index financing_question_application on financing_question (application_id, at);
create trigger financing_question_guard before update on financing_question
  for each row execute function financing_answer_guard();
grant select, insert, update, delete on financing_question to tessera_app;

create table financing_terms (
  id             uuid        primary key,
  application_id uuid        not null references financing_application,
  n              int         not null check (n >= 1),
  content        jsonb       not null,
  content_hash   text        not null,
  offered_at     timestamptz not null,
  answer         text        check (answer in ('accepted', 'declined')),
  answered_at    timestamptz,
  constraint financing_terms_application_id_n_key unique (application_id, n),
  constraint financing_terms_answered check ((answer is null) = (answered_at is null))
);
comment on table financing_terms is 'Terms that the exchange offers, by two people. The newest counts.';
create trigger financing_terms_guard before update on financing_terms
  for each row execute function financing_answer_guard();
grant select, insert, update, delete on financing_terms to tessera_app;

create table financing_version (
  application_id      uuid        not null references financing_application,
  version             int         not null check (version >= 1),
  content             jsonb       not null,
  declaration_version text        not null,
  declaration_sha256  text        not null,
  signer_name         text        not null,
  at                  timestamptz not null,
  constraint financing_version_pkey primary key (application_id, version)
);
comment on table financing_version is 'Every submitted version of an application.';
grant select, insert, delete on financing_version to tessera_app;

create table ipfs_block (
  upload_id uuid  not null references ipfs_file,
  cid       text  not null,
  starts_at int   check (starts_at >= 0),
  size      int   not null check (size >= 0),
  bytes     bytea,
  constraint ipfs_block_pkey primary key (upload_id, cid),
  constraint ipfs_block_leaf_or_node check (num_nulls(starts_at, bytes) = 1),
  constraint ipfs_block_size_of_bytes check (length(bytes) = size)
);
comment on table ipfs_block is
  'The blocks of an uploaded file. A leaf is a range of the file; a node above the leaves is stored here.';
create index ipfs_block_cid on ipfs_block (cid);
grant select, insert on ipfs_block to tessera_app;

create table ipfs_file (
  upload_id   uuid        primary key references upload,
  cid         text        not null check (cid ~ '^baf(kr|yb)ei[a-z2-7]{52}$'),
  sha256      text        not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size        int         not null check (size >= 0),
  computed_at timestamptz not null
);
comment on table ipfs_file is 'Identifiers of an uploaded file, computed before its publication is proposed.';
grant select, insert on ipfs_file to tessera_app;

create table ipfs_own_block (
  publication_id uuid  not null references ipfs_publication,
  cid            text  not null check (cid ~ '^baf(kr|yb)ei[a-z2-7]{52}$'),
  bytes          bytea not null,
  constraint ipfs_own_block_pkey primary key (publication_id, cid)
);
comment on table ipfs_own_block is 'The blocks of a file that the system publishes about itself.';
create index ipfs_own_block_cid on ipfs_own_block (cid);
grant select, insert on ipfs_own_block to tessera_app;

create table ipfs_pin (
  publication_id uuid        primary key references ipfs_publication,
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
comment on table ipfs_pin is 'The pin of a publication at the pinning service. Only content is pinned.';
create index ipfs_pin_due on ipfs_pin (next_at) where next_at is not null;
grant select, insert, update, delete on ipfs_pin to tessera_app;

create table ipfs_publication (
  id               uuid        primary key,
  kind             text        not null check (kind in ('product_document', 'liabilities_root', 'audit_anchor')),
  form             text        not null check (form in ('content', 'hash')),
  cid              text        not null check (cid ~ '^baf(kr|yb)ei[a-z2-7]{52}$'),
  sha256           text        not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size             int         not null,
  document_id      uuid        references product_document,
  product_version  int,
  of_at            timestamptz,
  bytes            bytea,
  published_at     timestamptz not null,
  superseded_by    uuid        references ipfs_publication,
  superseded_at    timestamptz,
  withdrawn_at     timestamptz,
  withdrawn_by     uuid        references operator,
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
comment on table ipfs_publication is 'A published file.';
create index ipfs_publication_cid on ipfs_publication (cid);
create index ipfs_publication_kind on ipfs_publication (kind, published_at desc);
create index ipfs_publication_sha256 on ipfs_publication (sha256);
grant select, insert, update, delete on ipfs_publication to tessera_app;

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
comment on table ipfs_unpin is
  'The request to remove all pins of a withdrawn CID, repeated until the service lists none.';
create index ipfs_unpin_due on ipfs_unpin (next_at) where next_at is not null;
grant select, insert, update, delete on ipfs_unpin to tessera_app;

create table product (
  id               uuid        primary key,
  symbol           text        not null unique check (symbol ~ '^[A-Z][A-Z0-9]{1,11}$'),
  version          int         not null check (version > 0),
  status           text        not null check (status in ('draft', 'published', 'in_subscription',
    'subscription_ended', 'allotted', 'trading', 'closed')),
  type             text        check (type in ('equity', 'bond', 'fund', 'etf', 'derivative', 'commodity',
    'cryptocurrency', 'real_estate', 'private_equity', 'hedge_fund', 'token_sale', 'others')),
  category         text        check (category in ('ri', 'ai', 'ei')),
  currency         text        references coin,
  unit_price       minor       check (unit_price > 0),
  supply           minor       check (supply > 0),
  min_units        minor       check (min_units > 0),
  step_units       minor       check (step_units > 0),
  max_units        minor,
  soft_cap         minor,
  fee_ppm          int         check (fee_ppm between 0 and 100000),
  decimals         int         check (decimals between 0 and 9),
  open_at          timestamptz,
  close_at         timestamptz,
  allot_at         timestamptz,
  terms            jsonb       not null,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  published_at     timestamptz,
  issue_journal    uuid        unique references journal,
  reopened_version int,
  reopened_until   timestamptz,
  constraint product_allots_after_close check (allot_at >= close_at),
  constraint product_closes_later check (close_at > open_at),
  constraint product_max_above_min check (max_units is null or max_units >= min_units),
  constraint product_min_in_steps check (mod(min_units::numeric, step_units::numeric) = 0),
  constraint product_min_within_supply check (min_units <= supply),
  constraint product_published_is_complete
    check (status = 'draft' or (type is not null and category is not null and currency is not null
    and unit_price is not null and supply is not null and min_units is not null and step_units is not null
    and fee_ppm is not null and decimals is not null and open_at is not null and close_at is not null
    and allot_at is not null)),
  constraint product_published_is_issued
    check (status = 'draft' or (published_at is not null and issue_journal is not null)),
  constraint product_reopened check ((reopened_version is null) = (reopened_until is null)),
  constraint product_sale check ((type = 'token_sale') = (terms -> 'sale' is not null)),
  constraint product_soft_cap check (soft_cap is null or (soft_cap > 0 and soft_cap <= supply)),
  constraint product_supply_in_steps check (mod(supply::numeric, step_units::numeric) = 0)
);
comment on table product is
  'An investment product. Quantities are whole issue units; a unit is 10 ^ decimals minor units of the token whose '
  'coin has the symbol as its code.';
comment on column product.soft_cap is
  'The units below which everything is refunded: the soft cap of a token sale, the minimum raise of another offer.';
create index product_life on product (status, open_at, close_at);
create constraint trigger note_asset_added after insert on product deferrable initially deferred
  for each row execute function note_asset_change();
create constraint trigger note_asset_change after update on product deferrable initially deferred
  for each row
  when (old.symbol is distinct from new.symbol or old.category is distinct from new.category
    or old.terms is distinct from new.terms or old.max_units::numeric is distinct from new.max_units::numeric
    or old.decimals is distinct from new.decimals)
  execute function note_asset_change();
create trigger note_shared_facts after insert or delete or update or truncate on product
  for each statement execute function note_shared_facts('markets');
grant select, insert, update, delete on product to tessera_app;

create table product_document (
  id          uuid        primary key,
  product_id  uuid        not null references product,
  upload_id   uuid        not null references upload,
  kind        text        not null check (kind in ('memorandum', 'deed', 'valuation', 'accounts', 'other', 'video')),
  title_en    text        not null,
  title_zh    text        not null,
  dated_on    date        not null,
  languages   text[]      not null,
  must_accept boolean     not null,
  added_at    timestamptz not null,
  constraint product_video_is_not_accepted check (kind <> 'video' or not must_accept)
);
comment on table product_document is 'A document of a product. A replacement is another row.';
create index product_document_product on product_document (product_id, added_at);
grant select, insert on product_document to tessera_app;

create table product_document_removal (
  document_id uuid        primary key references product_document,
  removed_by  text        not null,
  removed_at  timestamptz not null
);
comment on table product_document_removal is
  'A document that was removed from its draft, or that two people withdrew.';
grant select, insert on product_document_removal to tessera_app;

create table product_valuation (
  number       bigint      generated always as identity primary key,
  product_id   uuid        not null references product,
  as_of        date        not null,
  price        minor       not null check (price > 0),
  valuer       text        not null check (length(valuer) between 1 and 80),
  published_at timestamptz not null
);
comment on table product_valuation is
  'Valuations by independent valuers, for display beside the last price. A correction is another row.';
create index product_valuation_day on product_valuation (product_id, as_of desc, number desc);
grant select, insert on product_valuation to tessera_app;

create table product_version (
  product_id   uuid        not null references product,
  version      int         not null,
  terms        jsonb       not null,
  documents    jsonb       not null,
  content_hash text        not null,
  saved_by     text        not null,
  saved_at     timestamptz not null,
  constraint product_version_pkey primary key (product_id, version)
);
comment on table product_version is
  'Every version of a product, so that subscribers can always read the terms that they accepted.';
grant select, insert on product_version to tessera_app;

create table subscription (
  id               uuid        primary key,
  number           bigint      generated always as identity unique,
  product_id       uuid        not null references product,
  customer_id      uuid        not null references customer,
  quantity         minor       not null check (quantity > 0),
  price            minor       not null,
  currency         text        not null references coin,
  amount           minor       not null,
  fee              minor       not null,
  status           text        not null check (status in ('pending', 'approved', 'rejected', 'disbursed',
    'disburse_failed')),
  cause            text        check (cause in ('withdrawn', 'not_allotted', 'called_off', 'below_soft_cap',
    'refunded')),
  failure          text,
  hold_id          uuid        not null unique references hold,
  allotted         minor,
  paid_fee         minor,
  allot_journal    uuid        unique references journal,
  disburse_journal uuid        unique references journal,
  accepted_version int         not null,
  accepted_hash    text        not null,
  notified_version int,
  kyc_at_request   text        not null check (kyc_at_request = 'approved'),
  class_at_request text        not null check (class_at_request in ('ri', 'ai', 'ei')),
  created_at       timestamptz not null,
  closed_at        timestamptz,
  fee_ppm          int         not null check (fee_ppm between 0 and 100000),
  constraint subscription_product_id_accepted_version_fkey foreign key (product_id,
    accepted_version) references product_version,
  constraint subscription_allotted_within_quantity check (allotted is null or allotted <= quantity),
  constraint subscription_amount check (amount = quantity * price),
  constraint subscription_approved_by_journal
    check (status not in ('approved', 'disbursed', 'disburse_failed') or (allotted > 0 and allot_journal is not null)),
  constraint subscription_disbursed_by_journal check (status <> 'disbursed' or disburse_journal is not null),
  constraint subscription_rejected_has_cause check (status <> 'rejected' or cause is not null)
);
comment on table subscription is 'A subscription to a product.';
create index subscription_customer_number on subscription (customer_id, number desc);
create index subscription_product on subscription (product_id, status, created_at);
create trigger subscription_not_of_member before insert on subscription for each row execute function not_of_member();
create trigger subscription_not_of_sub before insert on subscription for each row execute function not_of_sub_account();
create trigger subscription_pays_the_price before insert on subscription
  for each row execute function subscription_pays_the_price();
grant select, insert, update, delete on subscription to tessera_app;

create table token_unlock (
  id              uuid        primary key,
  subscription_id uuid        not null references subscription,
  customer_id     uuid        not null references customer,
  unlock_at       timestamptz not null,
  amount          minor       not null check (amount > 0),
  hold_id         uuid        unique references hold,
  released_at     timestamptz,
  constraint token_unlock_subscription_id_unlock_at_key unique (subscription_id, unlock_at),
  constraint token_unlock_held check (hold_id is not null or released_at is not null),
  constraint token_unlock_not_early check (released_at is null or released_at >= unlock_at)
);
comment on table token_unlock is
  'Parts of a delivered purchase that are locked until a time. The hold keeps them from sale, transfer and '
  'withdrawal.';
create index token_unlock_customer on token_unlock (customer_id);
create index token_unlock_due on token_unlock (unlock_at, id) where released_at is null;
create trigger token_unlock_guard before delete or update on token_unlock
  for each row execute function token_unlock_guard();
grant select, insert, update on token_unlock to tessera_app;

create view audit.distribution as
 select id::text as distribution_id,
    product_id::text as product_id,
    currency,
    status,
    owed::numeric as owed,
    gross::numeric as gross,
    tax::numeric as tax,
    release_journal::text as release_journal,
    released_at
   from distribution;
grant select on audit.distribution to audit_ro;

create view audit.distribution_holder as
 select id::text as holder_id,
    distribution_id::text as distribution_id,
    customer_id::text as user_id,
    gross::numeric as gross,
    tax::numeric as tax,
    net::numeric as net,
    status,
    journal_id::text as journal_id,
    claim_journal::text as claim_journal
   from distribution_holder h;
grant select on audit.distribution_holder to audit_ro;

create view audit.locked_purchase as
 select s.id::text as sub_id,
    s.allotted::numeric * power(10::numeric, p.decimals::numeric) as tokens
   from subscription s
     join product p on p.id = s.product_id
  where s.status = 'disbursed'::text and p.type = 'token_sale'::text and jsonb_array_length(p.terms #> '{sale,unlocks}'::text[]) > 0;
grant select on audit.locked_purchase to audit_ro;

create view audit.product as
 select id::text as product_id,
    supply::numeric as supply,
    unit_price::numeric as unit_price,
    min_units::numeric as min_qty,
    max_units::numeric as max_qty,
    open_at,
    close_at
   from product;
grant select on audit.product to audit_ro;

create view audit.sale_purchase as
 select s.id::text as sub_id,
    s.price::numeric as price,
    ( select ((c.value ->> 'unitPrice'::text)::numeric) * power(10::numeric, k.scale::numeric)
           from jsonb_array_elements(v.terms #> '{sale,payCoins}'::text[]) c(value)
          where (c.value ->> 'coin'::text) = s.currency) as sale_price
   from subscription s
     join product p on p.id = s.product_id and p.type = 'token_sale'::text
     join coin k on k.code = s.currency
     join product_version v on v.product_id = s.product_id and v.version = s.accepted_version;
grant select on audit.sale_purchase to audit_ro;

create view audit.subscription as
 select id::text as sub_id,
    product_id::text as product_id,
    customer_id::text as user_id,
    quantity::numeric as qty,
    price::numeric as price,
    amount::numeric as amount,
    fee::numeric as fee,
    allotted::numeric as allotted,
    status,
    hold_id::text as hold_id,
    created_at,
    kyc_at_request,
    disburse_journal::text as disburse_journal
   from subscription;
grant select on audit.subscription to audit_ro;

create view audit.token_unlock as
 select id::text as unlock_id,
    subscription_id::text as sub_id,
    customer_id::text as user_id,
    unlock_at,
    amount::numeric as amount,
    hold_id::text as hold_id,
    released_at
   from token_unlock u;
grant select on audit.token_unlock to audit_ro;

create function allotment_batch_keeps_soft_cap() returns trigger language plpgsql as $$
begin
  if new.allotted > 0 and (new.cause is not null or new.allotted < (select soft_cap from product where id = new.product_id)) then
    raise exception 'an offer that is called off or below its soft cap must allot nothing: % were requested, % allotted', new.requested, new.allotted using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function distribution_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.number, new.product_id, new.type, new.period, new.currency, new.per_unit, new.record_at, new.pay_at, new.withholding,
      new.others_ppm, new.declared_by, new.declared_at)
     is distinct from
     (old.id, old.number, old.product_id, old.type, old.period, old.currency, old.per_unit, old.record_at, old.pay_at, old.withholding,
      old.others_ppm, old.declared_by, old.declared_at)
     or (old.record_seq is not null and (new.record_seq, new.recorded_at, new.units, new.in_escrow, new.owed, new.gross, new.tax)
         is distinct from (old.record_seq, old.recorded_at, old.units, old.in_escrow, old.owed, old.gross, old.tax))
     or (old.released_at is not null and (new.released_at, new.release_journal) is distinct from (old.released_at, old.release_journal)) then
    raise exception 'distribution % cannot be edited: its declaration, record and release are final', old.number using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function distribution_holder_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'the share of a holder in a distribution cannot be deleted' using errcode = 'check_violation';
  end if;
  if (new.id, new.distribution_id, new.customer_id, new.number, new.units, new.country, new.rate_ppm, new.gross, new.tax, new.net)
     is distinct from
     (old.id, old.distribution_id, old.customer_id, old.number, old.units, old.country, old.rate_ppm, old.gross, old.tax, old.net)
     or (old.journal_id is not null and new.journal_id is distinct from old.journal_id) or old.status = 'paid' then
    raise exception 'the share of a holder in a distribution cannot be edited' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function distribution_holder_joins() returns trigger language plpgsql as $$
begin
  if (select status from distribution where id = new.distribution_id) is distinct from 'announced' then
    raise exception 'holders can only be recorded while the distribution is announced' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function financing_answer_guard() returns trigger language plpgsql as $$
begin
  if old.answered_at is not null or (to_jsonb(new) - '{answer,answered_at}'::text[]) is distinct from (to_jsonb(old) - '{answer,answered_at}'::text[]) then
    raise exception 'a row of % cannot be edited; only its answer is written, once', tg_table_name using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function financing_guard() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and not exists (
    select 1 from legal_edge where entity = 'financing_application' and from_state = old.status and to_state = new.status) then
    raise exception 'a financing application cannot change from status % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  if (new.id, new.number, new.customer_id, new.opened_at) is distinct from (old.id, old.number, old.customer_id, old.opened_at)
     or (old.status not in ('draft', 'precheck_failed')
         and ((new.precheck, new.checked, new.fee_ppm) is distinct from (old.precheck, old.checked, old.fee_ppm)
              or ((new.offer, new.uses) is distinct from (old.offer, old.uses) and not financing_item_requested(old.id, 'offer'))
              or (new.people is distinct from old.people and not financing_item_requested(old.id, 'people'))))
     or (old.product_id is not null and new.product_id is distinct from old.product_id) then
    raise exception 'financing application % cannot be edited in status %, except items that were requested again', old.number, old.status
      using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function financing_item_requested(uuid, text) returns boolean language sql stable as $$
  select exists (select 1 from financing_ask k where k.application_id = $1 and k.item = $2 and k.answered_at is null)
$$;

create function financing_room_guard() returns trigger language plpgsql as $$
declare
  whose uuid := case when tg_op = 'DELETE' then old.application_id else new.application_id end;
  what text := case when tg_table_name = 'financing_cap_table' then 'cap_table'
                    when tg_op = 'DELETE' then to_jsonb(old) ->> 'kind' else to_jsonb(new) ->> 'kind' end;
  standing record;
begin
  select a.status, c.status as account into standing
    from financing_application a join customer c on c.id = a.customer_id where a.id = whose;
  if tg_op = 'DELETE' and standing.account = 'closed' then
    return old;
  end if;
  if tg_op <> 'INSERT' and old.sent_at is not null then
    raise exception 'a document that was sent cannot be changed or deleted' using errcode = 'check_violation';
  end if;
  if standing.status not in ('draft', 'precheck_failed') and not financing_item_requested(whose, what) then
    raise exception 'a financing application in status % takes no other version of "%", because it was not requested again', standing.status, what
      using errcode = 'check_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create function note_asset_change() returns trigger language plpgsql as $$
begin
  if exists (select 1 from market where base = new.symbol) then
    perform pg_advisory_xact_lock(hashtextextended('markets', 0));
    insert into right_change
      select distinct o.customer_id from trading_order o join market m on m.symbol = o.market
       where m.base = new.symbol and o.status in (0, 1)
      on conflict do nothing;
  end if;
  return null;
end $$;

create function subscription_pays_the_price() returns trigger language plpgsql as $$
declare
  price_text text;
begin
  if not exists (select 1 from product where id = new.product_id and type = 'token_sale') then
    return new;
  end if;
  select p ->> 'unitPrice' into price_text
    from product_version v, jsonb_array_elements(v.terms #> '{sale,payCoins}') p
   where v.product_id = new.product_id and v.version = new.accepted_version and p ->> 'coin' = new.currency;
  if price_text is null or price_text::numeric * power(10::numeric, (select scale from coin where code = new.currency)) <> new.price then
    raise exception 'a purchase in % must pay the price of the accepted terms: % was given', new.currency, new.price using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function token_unlock_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
     or (new.id, new.subscription_id, new.customer_id, new.unlock_at, new.amount, new.hold_id)
        is distinct from (old.id, old.subscription_id, old.customer_id, old.unlock_at, old.amount, old.hold_id)
     or old.released_at is not null then
    raise exception 'the unlock schedule of subscription % cannot be edited or deleted', old.subscription_id using errcode = 'check_violation';
  end if;
  return new;
end $$;


-- desk ----------------------------------------------------------------------------------------------------------------

create table otc_ad (
  id               uuid        primary key,
  number           bigint      generated always as identity unique,
  customer_id      uuid        not null references customer,
  side             text        not null check (side in ('sell', 'buy')),
  coin             text        not null references coin,
  fiat             text        not null references coin,
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
  hold_id          uuid        unique references hold,
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
comment on table otc_ad is 'An offer to buy or sell.';
create index otc_ad_customer on otc_ad (customer_id, created_at);
create index otc_ad_found on otc_ad (coin, fiat, side) where status in ('published', 'trading');
create index otc_ad_overdue on otc_ad (looked_at) where status in ('published', 'trading');
create trigger otc_ad_moves before update on otc_ad for each row execute function otc_moves_legally();
create trigger otc_ad_not_of_sub before insert on otc_ad for each row execute function not_of_sub_account();
create trigger otc_ad_of_coin before insert on otc_ad for each row execute function otc_coin_is_no_token();
grant select, insert, update, delete on otc_ad to tessera_app;

create table otc_appeal (
  id               uuid        primary key,
  number           bigint      generated always as identity unique,
  deal_id          uuid        not null references otc_deal,
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
comment on table otc_appeal is 'An appeal to the exchange about a deal.';
create index otc_appeal_deal on otc_appeal (deal_id, opened_at);
create unique index otc_appeal_open on otc_appeal (deal_id) where status = 'open';
create trigger otc_appeal_moves before update on otc_appeal for each row execute function otc_moves_legally();
grant select, insert, update on otc_appeal to tessera_app;

create table otc_deal (
  id                uuid        primary key,
  number            bigint      generated always as identity unique,
  ad_id             uuid        not null references otc_ad,
  seller_id         uuid        not null references customer,
  buyer_id          uuid        not null references customer,
  taker_id          uuid        not null references customer,
  coin              text        not null references coin,
  fiat              text        not null references coin,
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
  qr_id             uuid        references upload,
  payer_name        text        not null,
  hold_id           uuid        not null references hold,
  status            text        not null check (status in ('created', 'paid', 'appeal', 'released', 'cancelled',
    'resolved')),
  pay_by            timestamptz not null,
  paid_at           timestamptz,
  proof_id          uuid        references upload,
  ended_at          timestamptz,
  cancelled_by      text        check (cancelled_by in ('buyer', 'time')),
  outcome           text        check (outcome in ('release', 'return')),
  journal_id        uuid        unique references journal,
  seller_kyc        text        not null check (seller_kyc = 'approved'),
  buyer_kyc         text        not null check (buyer_kyc = 'approved'),
  factor            text,
  created_at        timestamptz not null,
  status_at         timestamptz not null,
  limit_currency    text        not null check (length(limit_currency) between 1 and 12),
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
comment on table otc_deal is 'A deal between a seller and a buyer. The coin is held until the seller has the money.';
create index otc_deal_ad on otc_deal (ad_id);
create index otc_deal_buyer on otc_deal (buyer_id, created_at);
create index otc_deal_cancelled on otc_deal (buyer_id, ended_at) where cancelled_by is not null;
create index otc_deal_due on otc_deal (pay_by) where status = 'created';
create index otc_deal_hold on otc_deal (hold_id);
create index otc_deal_last on otc_deal (coin, fiat, ended_at) where status = 'released';
create index otc_deal_proof on otc_deal (proof_id) where proof_id is not null;
create index otc_deal_qr on otc_deal (qr_id) where qr_id is not null;
create index otc_deal_seller on otc_deal (seller_id, created_at);
create trigger otc_deal_guard before update on otc_deal for each row execute function otc_deal_guard();
create trigger otc_deal_moves before update on otc_deal for each row execute function otc_moves_legally();
grant select, insert, update on otc_deal to tessera_app;

create table otc_message (
  id        bigint      generated always as identity primary key,
  deal_id   uuid        not null references otc_deal,
  author_id uuid        not null references customer,
  text      text        not null,
  upload_id uuid        references upload,
  at        timestamptz not null
);
comment on table otc_message is
  'The chat of a deal. It is evidence, and deleted with the personal data of its author.';
create index otc_message_deal on otc_message (deal_id, id);
create index otc_message_upload on otc_message (upload_id) where upload_id is not null;
grant select, insert, delete on otc_message to tessera_app;

create table payment_method (
  id             uuid        primary key,
  customer_id    uuid        not null references customer,
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
  qr_id          uuid        references upload,
  constraint payment_method_qr_kinds check (qr_id is null or kind in ('paynow', 'fps', 'alipay', 'wechat_pay')),
  constraint payment_method_removed_later check (removed_at >= added_at),
  constraint payment_method_usable_later check (usable_at >= added_at)
);
comment on table payment_method is 'A payment method, by which a customer is paid by another one.';
create index payment_method_customer on payment_method (customer_id, added_at);
create index payment_method_qr on payment_method (qr_id) where qr_id is not null;
create trigger payment_method_guard before update on payment_method
  for each row execute function payment_method_guard();
create trigger payment_method_not_of_sub before insert on payment_method
  for each row execute function not_of_sub_account();
grant select, insert, update, delete on payment_method to tessera_app;

create view audit.otc_ad as
 select id::text as ad_id,
    customer_id::text as user_id,
    side,
    coin as currency,
    quantity::numeric as quantity,
    remaining::numeric as remaining,
    hold_id::text as hold_id,
    status
   from otc_ad;
grant select on audit.otc_ad to audit_ro;

create view audit.otc_deal as
 select id::text as deal_id,
    ad_id::text as ad_id,
    seller_id::text as seller,
    buyer_id::text as buyer,
    coin as currency,
    amount::numeric as amount,
    fee::numeric as fee,
    limit_value::numeric as limit_value,
    hold_id::text as hold_id,
    status,
    outcome,
    seller_kyc,
    buyer_kyc,
    factor,
    created_at,
    ended_at,
    limit_currency
   from otc_deal;
grant select on audit.otc_deal to audit_ro;

create function otc_coin_is_no_token() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from coin c, coin f where c.code = new.coin and c.kind = 'crypto' and f.code = new.fiat and f.kind = 'fiat') then
    raise exception 'an ad must trade a cryptocurrency for a fiat currency, not % for %', new.coin, new.fiat using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function otc_deal_guard() returns trigger language plpgsql as $$
declare moving text[] := array['status', 'status_at', 'paid_at', 'proof_id', 'ended_at', 'cancelled_by', 'outcome', 'journal_id',
                               'factor', 'account_name', 'bank', 'branch', 'bank_code', 'account_sealed', 'account_ending', 'payer_name', 'qr_id'];
begin
  if (to_jsonb(new) - moving) is distinct from (to_jsonb(old) - moving) then
    raise exception 'the terms of deal % cannot be edited', old.number using errcode = 'check_violation';
  end if;
  if old.status in ('created', 'paid', 'appeal')
     and (old.account_name, old.bank, old.branch, old.bank_code, old.account_sealed, old.account_ending, old.payer_name, old.qr_id)
         is distinct from
         (new.account_name, new.bank, new.branch, new.bank_code, new.account_sealed, new.account_ending, new.payer_name, new.qr_id) then
    raise exception 'the payment details of deal % cannot change while it is open', old.number using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function otc_moves_legally() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and not exists (
    select 1 from legal_edge e where e.entity = tg_table_name and e.from_state = old.status and e.to_state = new.status) then
    raise exception '% cannot change from status % to %', tg_table_name, old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function payment_method_guard() returns trigger language plpgsql as $$
begin
  if old.removed_at is not null
     or (to_jsonb(new) - 'removed_at' - 'active') is distinct from (to_jsonb(old) - 'removed_at' - 'active') then
    raise exception 'payment method % cannot be edited; a change is another row', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;


-- partners ------------------------------------------------------------------------------------------------------------

create table agent (
  id                 uuid        primary key,
  number             bigint      generated always as identity (start with 80001) unique,
  customer_id        uuid        not null references customer,
  programme          text        not null check (programme in ('agent', 'broker')),
  status             text        not null check (status in ('applied', 'licence_check', 'contract', 'active',
    'suspended', 'declined', 'ended')),
  parent_id          uuid        references agent,
  level              int         not null check (level between 1 and 3),
  code               text        not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
  licence_type       text        not null,
  licence_number     text        not null,
  licence_authority  text        not null,
  licence_country    text        not null check (licence_country ~ '^[A-Z]{2}$'),
  licence_expires_on text        not null check (licence_expires_on ~ '^\d{4}-\d\d-\d\d$'),
  upload_id          uuid        references upload,
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
comment on table agent is
  'An agent brings customers and is paid a share of their fees; a broker places orders for clients.';
create index agent_applied on agent (applied_at, id);
create index agent_customer on agent (customer_id, programme, number);
create unique index agent_living on agent (customer_id, programme) where status not in ('declined', 'ended');
create index agent_parent on agent (parent_id) where parent_id is not null;
create index agent_upload on agent (upload_id) where upload_id is not null;
create trigger agent_guard before insert or update on agent for each row execute function agent_guard();
create trigger agent_not_of_sub before insert on agent for each row execute function not_of_sub_account();
grant select, insert, update on agent to tessera_app;

create table agent_client (
  id              uuid        primary key,
  number          bigint      generated always as identity unique,
  agent_id        uuid        not null references agent,
  customer_id     uuid        not null references customer,
  consent_version text        not null,
  consent_sha256  text        not null check (consent_sha256 ~ '^[0-9a-f]{64}$'),
  consented_at    timestamptz not null,
  withdrawn_at    timestamptz,
  constraint agent_client_withdrawn_later check (withdrawn_at >= consented_at)
);
comment on table agent_client is 'A customer''s consent to be an agent''s client.';
create index agent_client_customer on agent_client (customer_id, consented_at);
create unique index agent_client_living on agent_client (customer_id) where withdrawn_at is null;
create index agent_client_of on agent_client (agent_id, number desc);
create trigger agent_client_guard before insert or delete or update on agent_client
  for each row execute function agent_client_guard();
create trigger agent_client_not_of_sub before insert on agent_client for each row execute function not_of_sub_account();
grant select, insert, update on agent_client to tessera_app;

create table agent_evidence (
  agent_id  uuid     not null references agent,
  upload_id uuid     not null references upload,
  place     smallint not null check (place between 1 and 5),
  constraint agent_evidence_pkey primary key (agent_id, place),
  constraint agent_evidence_agent_id_upload_id_key unique (agent_id, upload_id)
);
comment on table agent_evidence is 'Files of an application besides its licence.';
create index agent_evidence_upload on agent_evidence (upload_id);
grant select, insert, delete on agent_evidence to tessera_app;

create table agent_export (
  id           uuid        primary key,
  customer_id  uuid        not null references customer,
  programme    text        not null check (programme in ('agent', 'broker')),
  month        text        check (month ~ '^\d{4}-\d\d$'),
  lang         text        not null check (lang in ('en_US', 'zh_CN')),
  requested_at timestamptz not null,
  ready_at     timestamptz,
  rows         int,
  content      text,
  constraint agent_export_ready_whole check (num_nulls(ready_at, rows, content) in (0, 3))
);
comment on table agent_export is 'A file of an agent''s commission, or of a broker''s orders of a month (UTC).';
create index agent_export_customer on agent_export (customer_id, requested_at desc);
grant select, insert, update, delete on agent_export to tessera_app;

create table broker_order (
  order_id   uuid  primary key references trading_order,
  power_id   uuid  not null references broker_power,
  api_key_id uuid  not null,
  best       minor check (best > 0),
  reference  minor check (reference > 0)
);
comment on table broker_order is
  'The best-execution record of an order that a broker placed, written in the batch that accepts it.';
create index broker_order_power on broker_order (power_id);
grant select, insert on broker_order to tessera_app;

create table broker_power (
  id             uuid        primary key,
  number         bigint      generated always as identity unique,
  agent_id       uuid        not null references agent,
  customer_id    uuid        not null references customer,
  sub_account_id uuid        not null,
  text_version   text        not null,
  text_sha256    text        not null check (text_sha256 ~ '^[0-9a-f]{64}$'),
  factor         text        not null,
  granted_at     timestamptz not null,
  withdrawn_at   timestamptz,
  constraint broker_power_id_sub_account_id_key unique (id, sub_account_id),
  constraint broker_power_sub_account_id_customer_id_fkey foreign key (sub_account_id,
    customer_id) references sub_account(customer_id, parent_id),
  constraint broker_power_withdrawn_later check (withdrawn_at >= granted_at)
);
comment on table broker_power is
  'A power of attorney: a broker places orders on one sub-account of a client, until the client withdraws it.';
create index broker_power_customer on broker_power (customer_id, number desc);
create unique index broker_power_living on broker_power (sub_account_id) where withdrawn_at is null;
create index broker_power_of on broker_power (agent_id, number desc);
create trigger broker_power_guard before insert or delete or update on broker_power
  for each row execute function broker_power_guard();
grant select, insert, update on broker_power to tessera_app;

create table invitation_application (
  id               uuid        primary key,
  number           bigint      generated always as identity unique,
  customer_id      uuid        not null references customer,
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
comment on table invitation_application is 'A customer''s application for more invitation codes.';
create index invitation_application_customer on invitation_application (customer_id, created_at desc, id);
create unique index invitation_application_pending on invitation_application (customer_id) where status = 'pending';
grant select, insert, update, delete on invitation_application to tessera_app;

create table invitation_code (
  id             uuid        primary key,
  code           text        not null unique,
  customer_id    uuid        not null references customer,
  application_id uuid        not null references invitation_application,
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
comment on table invitation_code is 'An invitation code with a number of uses and an end.';
create index invitation_code_application on invitation_code (application_id);
create index invitation_code_customer on invitation_code (customer_id, created_at desc, id);
grant select, insert, update, delete on invitation_code to tessera_app;

create table rebate (
  id          uuid        primary key,
  number      bigint      generated always as identity unique,
  customer_id uuid        not null references customer,
  agent_id    uuid        references agent,
  client_id   uuid        not null references customer,
  via_id      uuid        references agent,
  level       int         not null check (level between 1 and 3),
  day         date        not null references rebate_day,
  fee_day     date        not null,
  coin        text        not null references coin,
  fee         minor       not null check (fee > 0),
  rate_ppm    int         not null check (rate_ppm between 1 and 500000),
  amount      minor_delta not null check (amount <> 0),
  payment_id  uuid,
  back        boolean     not null generated always as (amount < 0) stored,
  constraint rebate_once unique nulls not distinct (customer_id, client_id, via_id, day, fee_day, coin, level, back),
  constraint rebate_payment_id_customer_id_coin_fkey foreign key (payment_id, customer_id,
    coin) references rebate_payment(id, customer_id, coin),
  constraint rebate_not_to_oneself check (customer_id <> client_id),
  constraint rebate_of_agent check ((agent_id is null) = (via_id is null)),
  constraint rebate_of_its_day check (case when amount > 0 then day = fee_day else day >= fee_day end),
  constraint rebate_within_fee check (abs(amount::numeric) <= fee)
);
comment on table rebate is 'A share of a client''s fees of a day, or the part of it that is taken back.';
create index rebate_client on rebate (client_id, fee_day);
create index rebate_customer on rebate (customer_id, number desc);
create index rebate_due on rebate (day) where payment_id is null;
create index rebate_paid_by on rebate (payment_id) where payment_id is not null;
create trigger rebate_guard before delete or update on rebate for each row execute function rebate_guard();
grant select, insert, update on rebate to tessera_app;

create table rebate_day (
  day        date        primary key,
  counted_at timestamptz not null
);
comment on table rebate_day is 'Days (UTC) whose fees were counted. Each is counted once.';
grant select, insert, delete on rebate_day to tessera_app;

create table rebate_payment (
  id          uuid        primary key,
  number      bigint      generated always as identity unique,
  run_id      uuid        not null references rebate_run,
  customer_id uuid        not null references customer,
  coin        text        not null references coin,
  amount      minor       not null check (amount > 0),
  rows        int         not null check (rows > 0),
  journal_id  uuid        unique references journal,
  paid_at     timestamptz,
  constraint rebate_payment_id_customer_id_coin_key unique (id, customer_id, coin),
  constraint rebate_payment_run_id_customer_id_coin_key unique (run_id, customer_id, coin),
  constraint rebate_payment_paid_by_journal check ((journal_id is null) = (paid_at is null))
);
comment on table rebate_payment is 'A payment of rebates to one customer in one coin.';
create index rebate_payment_customer on rebate_payment (customer_id, number desc);
create index rebate_payment_open on rebate_payment (run_id, number) where journal_id is null;
create trigger rebate_payment_guard before delete or update on rebate_payment
  for each row execute function rebate_payment_guard();
create trigger rebate_payment_joins before insert on rebate_payment
  for each row execute function rebate_payment_joins();
grant select, insert, update on rebate_payment to tessera_app;

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
comment on table rebate_run is 'A month''s payments of rebates, released by two people.';
grant select, insert, update on rebate_run to tessera_app;

create view audit.fee_day as
 select d.client_id::text as client_id,
    d.fee_day,
    d.coin as currency,
    coalesce(sum(t.fee), 0::numeric) as fee
   from ( select distinct rebate.client_id,
            rebate.fee_day,
            rebate.coin
           from rebate) d
     left join fee_taken t on t.customer_id = d.client_id and t.coin = d.coin and t.fee > 0::numeric and t.at >= (d.fee_day::timestamp without time zone at time zone 'UTC'::text) and t.at < ((d.fee_day + 1)::timestamp without time zone at time zone 'UTC'::text)
  group by (d.client_id::text), d.fee_day, d.coin;
grant select on audit.fee_day to audit_ro;

create view audit.rebate as
 select id::text as rebate_id,
    customer_id::text as user_id,
    client_id::text as client_id,
    via_id::text as via_id,
    level,
    day,
    fee_day,
    coin as currency,
    fee::numeric as fee,
    amount::numeric as amount,
    payment_id::text as payment_id
   from rebate r;
grant select on audit.rebate to audit_ro;

create view audit.rebate_payment as
 select p.id::text as payment_id,
    p.customer_id::text as user_id,
    p.coin as currency,
    p.amount::numeric as amount,
    r.status,
    p.journal_id::text as journal_id,
    p.paid_at
   from rebate_payment p
     join rebate_run r on r.id = p.run_id;
grant select on audit.rebate_payment to audit_ro;

create view fee_taken as
 select coalesce(c.parent_id, c.id) as customer_id,
    f.id::text as source_id,
    m.quote as coin,
    f.at,
    f.at as taken_at,
    f.value::numeric as volume,
        case f.taker_side
            when 'buy'::text then f.taker_fee
            else f.maker_fee
        end::numeric as fee,
    p.agent_id as broker_id
   from fill f
     join market m on m.symbol = f.market
     join account a on a.id = f.buyer_quote
     join customer c on c.id = a.customer_id
     left join broker_order o on o.order_id =
        case f.taker_side
            when 'buy'::text then f.taker_order
            else f.maker_order
        end
     left join broker_power p on p.id = o.power_id
union all
 select coalesce(c.parent_id, c.id) as customer_id,
    f.id::text as source_id,
    m.quote as coin,
    f.at,
    f.at as taken_at,
    f.value::numeric as volume,
        case f.taker_side
            when 'buy'::text then f.maker_fee
            else f.taker_fee
        end::numeric as fee,
    p.agent_id as broker_id
   from fill f
     join market m on m.symbol = f.market
     join account a on a.id = f.seller_quote
     join customer c on c.id = a.customer_id
     left join broker_order o on o.order_id =
        case f.taker_side
            when 'buy'::text then f.maker_order
            else f.taker_order
        end
     left join broker_power p on p.id = o.power_id
union all
 select coalesce(c.parent_id, c.id) as customer_id,
    d.journal_id::text as source_id,
    o.fee_coin as coin,
    d.at,
    d.at as taken_at,
    0::numeric as volume,
    d.amount::numeric as fee,
    p.agent_id as broker_id
   from coin_fee d
     join trading_order o on o.id = d.order_id
     join customer c on c.id = o.customer_id
     left join broker_order b on b.order_id = d.order_id
     left join broker_power p on p.id = b.power_id
union all
 select b.customer_id,
    b.source_id,
    b.coin,
    j.created_at as at,
    j.created_at as taken_at,
    b.volume,
    b.fee,
    null::uuid as broker_id
   from ( select subscription.customer_id,
            subscription.id::text as source_id,
            subscription.currency as coin,
            subscription.allot_journal as journal_id,
            subscription.allotted::numeric * subscription.price::numeric as volume,
            subscription.paid_fee::numeric as fee
           from subscription
          where subscription.allot_journal is not null
        union all
         select withdrawal.customer_id,
            withdrawal.id::text as id,
            withdrawal.coin,
            withdrawal.journal_id,
            0,
            withdrawal.fee::numeric as fee
           from withdrawal
          where withdrawal.journal_id is not null
        union all
         select payout.customer_id,
            payout.id::text as id,
            payout.coin,
            payout.journal_id,
            0,
            payout.fee::numeric as fee
           from payout
          where payout.journal_id is not null
        union all
         select otc_deal.buyer_id,
            otc_deal.id::text as id,
            otc_deal.coin,
            otc_deal.journal_id,
            otc_deal.amount::numeric as amount,
            otc_deal.fee::numeric as fee
           from otc_deal
          where otc_deal.journal_id is not null
        union all
         select t.customer_id,
            t.id::text as id,
            t.coin,
            l.id,
            t.amount::numeric as amount,
            t.fee::numeric as fee
           from internal_transfer t
             join journal l on l.ref_type = 'internal_transfer'::text and l.ref_id = t.id::text and l.kind = 'internal_transfer'::text
          where t.fee::numeric > 0::numeric) b
     join journal j on j.id = b.journal_id
  where b.fee > 0::numeric
union all
 select b.customer_id,
    b.source_id,
    b.coin,
    r.created_at as at,
    j.created_at as taken_at,
    - b.volume as volume,
    - b.fee as fee,
    null::uuid as broker_id
   from ( select subscription.customer_id,
            subscription.id::text as source_id,
            subscription.currency as coin,
            subscription.allot_journal as journal_id,
            subscription.allotted::numeric * subscription.price::numeric as volume,
            subscription.paid_fee::numeric as fee
           from subscription
          where subscription.allot_journal is not null
        union all
         select withdrawal.customer_id,
            withdrawal.id::text as id,
            withdrawal.coin,
            withdrawal.journal_id,
            0,
            withdrawal.fee::numeric as fee
           from withdrawal
          where withdrawal.journal_id is not null
        union all
         select payout.customer_id,
            payout.id::text as id,
            payout.coin,
            payout.journal_id,
            0,
            payout.fee::numeric as fee
           from payout
          where payout.journal_id is not null
        union all
         select otc_deal.buyer_id,
            otc_deal.id::text as id,
            otc_deal.coin,
            otc_deal.journal_id,
            otc_deal.amount::numeric as amount,
            otc_deal.fee::numeric as fee
           from otc_deal
          where otc_deal.journal_id is not null
        union all
         select t.customer_id,
            t.id::text as id,
            t.coin,
            l.id,
            t.amount::numeric as amount,
            t.fee::numeric as fee
           from internal_transfer t
             join journal l on l.ref_type = 'internal_transfer'::text and l.ref_id = t.id::text and l.kind = 'internal_transfer'::text
          where t.fee::numeric > 0::numeric) b
     join journal j on j.id = b.journal_id
     join journal r on r.reverses_id = j.id
  where b.fee > 0::numeric;
comment on view fee_taken is 'Fees as they were booked. For a returned fee, taken_at is the time of the original.';
grant select on fee_taken to tessera_app;

create function agent_client_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'consent % cannot be deleted', old.number using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and (old.withdrawn_at is not null or (to_jsonb(new) - 'withdrawn_at') is distinct from (to_jsonb(old) - 'withdrawn_at')) then
    raise exception 'consent % cannot be edited; it can only be withdrawn, once', old.number using errcode = 'check_violation';
  end if;
  if exists (select 1 from agent a where a.id = new.agent_id and (a.customer_id = new.customer_id or a.programme <> 'agent')) then
    raise exception 'the agent of a client must be an agent, and another customer than the client' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function agent_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.id, new.number, new.customer_id, new.programme, new.parent_id, new.level, new.code, new.applied_at)
     is distinct from (old.id, old.number, old.customer_id, old.programme, old.parent_id, old.level, old.code, old.applied_at) then
    raise exception 'the customer, programme, parent, level and code of agent % cannot change', old.number using errcode = 'check_violation';
  end if;
  if new.parent_id is not null and not exists (
       select 1 from agent p where p.id = new.parent_id and p.programme = new.programme and p.level = new.level - 1 and p.customer_id <> new.customer_id) then
    raise exception 'the parent of an agent must be another customer of the same programme, one level above' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function broker_power_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'power of attorney % cannot be deleted', old.number using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and (old.withdrawn_at is not null or (to_jsonb(new) - 'withdrawn_at') is distinct from (to_jsonb(old) - 'withdrawn_at')) then
    raise exception 'power of attorney % cannot be edited; it can only be withdrawn, once', old.number using errcode = 'check_violation';
  end if;
  if not exists (select 1 from agent a where a.id = new.agent_id and a.programme = 'broker' and a.customer_id <> new.customer_id) then
    raise exception 'a power of attorney must name a broker that is another customer than the client' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function rebate_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (to_jsonb(new) - array['payment_id', 'back']) is distinct from (to_jsonb(old) - array['payment_id', 'back'])
     or (old.payment_id is not null and (new.payment_id is not null or (select r.status from rebate_payment p join rebate_run r on r.id = p.run_id
           where p.id = old.payment_id) is distinct from 'dropped')) then
    raise exception 'rebate % cannot be edited or deleted; it joins a payment once, and leaves it only if its run was dropped', old.number using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function rebate_payment_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.journal_id is not null
     or (to_jsonb(new) - array['journal_id', 'paid_at']) is distinct from (to_jsonb(old) - array['journal_id', 'paid_at'])
     or (select status from rebate_run where id = new.run_id) is distinct from 'released' then
    raise exception 'rebate payment % can only be paid, once, and only while its run is released', old.number using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function rebate_payment_joins() returns trigger language plpgsql as $$
begin
  if (select status from rebate_run where id = new.run_id) is distinct from 'drawn' then
    raise exception 'payments can only be added to a rebate run that is not released yet' using errcode = 'check_violation';
  end if;
  return new;
end $$;


-- reporting -----------------------------------------------------------------------------------------------------------

create table personal_data_export (
  id           uuid        primary key,
  customer_id  uuid        not null references customer,
  lang         text        not null check (lang in ('en_US', 'zh_CN')),
  requested_at timestamptz not null,
  ready_at     timestamptz,
  json         bytea,
  pdf          bytea,
  constraint personal_data_export_ready_whole check (num_nulls(ready_at, "json", pdf) in (0, 3))
);
comment on table personal_data_export is 'A download of all data that the exchange holds about a customer.';
create index personal_data_export_customer on personal_data_export (customer_id, requested_at desc);
grant select, insert, update, delete on personal_data_export to tessera_app;
