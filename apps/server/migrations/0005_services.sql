-- Services for all areas: idempotency, uploads, messages, decisions of two people, the audit log, webhooks.

create table idempotency (
  owner text not null,
  scope text not null,
  key text not null check (length(key) between 8 and 100),
  body_hash text not null,
  reply jsonb,
  ref_id text,
  at timestamptz not null,
  primary key (owner, scope, key)
);
comment on table idempotency is
  'Answers by idempotency key, written in the transaction of the effect: a crash leaves both or neither.';
-- Keys under which money moved count permanently (I21), so they are not in the index that clean-up reads.
create index idempotency_at on idempotency (at)
  where not scope in ('sapi/v1/capital/withdraw/apply', 'ex/api/v1/withdrawals/create', 'ex/api/v1/payouts/create',
    'ex/api/v1/transfers/create', 'ex/api/v1/internal_transfers/create', 'ex/api/v1/sub_accounts/transfer',
    'ex/api/v1/subscriptions/create', 'ex/newcoin/purchase', 'ex/api/v1/fiat_orders/create', 'ex/otc/ad/create',
    'ex/otc/deal/take', 'ex/otc/deal/release');
grant select, insert, update, delete on idempotency to tessera_app;

create view audit.idempotency as select owner as user_id, scope, key, body_hash, ref_id from idempotency;

create table captcha_answer (
  digest text primary key,
  at timestamptz not null
);
comment on table captcha_answer is 'Used answers to captchas of all providers, so that each answer counts once (threat AUT-11).';
create index captcha_answer_at on captcha_answer (at);
grant select, insert, update, delete on captcha_answer to tessera_app;

create table upload (
  id uuid primary key,
  owner text not null,
  purpose text not null,
  name text not null,
  media_type text not null,
  size int not null check (size > 0 and size <= 8388608),
  sha256 text not null,
  stored_as text not null unique,
  created_at timestamptz not null
);
comment on table upload is 'An uploaded file. It never changes under its id.';
create index upload_owner on upload (owner, created_at);
grant select, insert, delete on upload to tessera_app;

create table quarantined_upload (
  id uuid primary key,
  owner text not null,
  purpose text not null,
  name text not null,
  media_type text not null,
  size int not null,
  sha256 text not null,
  stored_as text not null unique,
  created_at timestamptz not null,
  -- The scanner's name for the finding.
  finding text not null,
  constraint quarantined_upload_size_check check (size > 0 and size <= 8388608)
);
comment on table quarantined_upload is
  'A file in which the scanner found malware. It is stored apart from uploads, so that nothing serves it, and counts '
  'towards its sender''s daily limit.';
create index quarantined_upload_owner_created_at_idx on quarantined_upload (owner, created_at);
grant select, insert, delete on quarantined_upload to tessera_app;


-- Messages

create table message (
  id uuid primary key,
  customer_id uuid not null references customer,
  type text not null check (type in ('security', 'funds', 'kyc', 'invest', 'trade', 'notice')),
  kind text not null,
  params jsonb not null,
  link text,
  created_at timestamptz not null,
  read_at timestamptz,
  -- The subject of the message, such as the number of an order. Null if no other message names it.
  thread text,
  must_ack boolean not null default false,
  acked_at timestamptz,
  constraint message_acked check (acked_at is null or must_ack)
);
comment on table message is 'A message in a customer''s inbox.';
create index message_customer on message (customer_id, created_at);
create index message_unacked on message (customer_id) where must_ack and acked_at is null;
-- Counted often, for customers who are logged in.
create index message_unread on message (customer_id) where read_at is null;
grant select, insert, update, delete on message to tessera_app;

create table mail (
  id uuid primary key,
  recipient text not null,
  lang text not null check (lang in ('en_US', 'zh_CN')),
  kind text not null,
  params jsonb not null,
  created_at timestamptz not null,
  -- Not sent after this time, because an expired code is useless.
  useless_at timestamptz,
  sent_at timestamptz
);
comment on table mail is
  'Emails to be sent, written in the transaction of their cause. Codes are not stored: `params` names the challenge.';
create index mail_created on mail (created_at);
grant select, insert, update, delete on mail to tessera_app;

create table sms (
  id uuid primary key,
  phone text not null,
  -- The calling code and three more digits, by which providers charge.
  prefix text not null,
  -- The calling code.
  dial text not null default '',
  channel text not null check (channel in ('sms', 'voice')),
  lang text not null check (lang in ('en_US', 'zh_CN')),
  kind text not null,
  params jsonb not null,
  -- `exchange`: a notice to a customer, which nobody requested. Messages that strangers request do not use up the owner's
  -- limits (threat AUT-10).
  requested_by text not null check (requested_by in ('visitor', 'owner', 'exchange')),
  created_at timestamptz not null,
  -- Not sent after this time, because an expired code is useless.
  useless_at timestamptz,
  sent_at timestamptz,
  -- The provider's number of the message, to which its reports refer.
  provider_id text unique,
  status text not null default 'queued' check (status in ('queued', 'sent', 'delivered', 'failed', 'unsent')),
  status_at timestamptz,
  -- The reason for which a notice cannot be sent (threat AUT-14). A notice stays queued while messages are switched off.
  unsent_for text check (unsent_for in ('bound', 'region', 'provider')),
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
  the_row boolean default true primary key check (the_row),
  sms_closed boolean not null,
  voice_closed boolean not null,
  number_day int not null check (number_day >= 0),
  prefix_day int not null check (prefix_day >= 0),
  country_day int not null check (country_day >= 0),
  exchange_day int not null check (exchange_day >= 0)
);
comment on table sms_budget is
  'The daily budgets of messages, and the switches that turn them off (threat AUT-10); one row.';
grant select, insert, update, delete on sms_budget to tessera_app;

insert into sms_budget (sms_closed, voice_closed, number_day, prefix_day, country_day, exchange_day) values (false, false, 10, 100, 2000, 20000);

create table sms_country_budget (
  dial text primary key check (dial ~ '^[1-9][0-9]{0,3}$'),
  -- Maximum messages in a day. Null: the limit of every country.
  country_day int check (country_day >= 0),
  sms_closed boolean not null,
  voice_closed boolean not null
);
comment on table sms_country_budget is 'The budget and switches of one calling code.';
grant select, insert, update, delete on sms_country_budget to tessera_app;


-- Decisions of two people

create table approval_request (
  id uuid primary key,
  number bigint generated always as identity unique,
  kind text not null,
  subject_id text not null,
  -- The maker's proposal for the subject and, for a decision that the customer reads, the reason.
  verdict text not null check (verdict in ('approve', 'refuse')),
  proposal jsonb,
  reason_code text,
  customer_message text,
  content jsonb not null,
  content_hash text not null,
  reason text not null,
  status text not null check (status in ('requested', 'approved', 'refused', 'cancelled')),
  requested_by uuid not null references operator,
  requested_at timestamptz not null,
  decided_at timestamptz
);
comment on table approval_request is
  'A decision that one operator proposes and another confirms. The hash binds every approver to the same content.';
-- One open request per subject.
create unique index approval_request_open on approval_request (kind, subject_id) where status = 'requested';
grant select, insert, update, delete on approval_request to tessera_app;

create table approval (
  id uuid primary key,
  request_id uuid not null references approval_request,
  verdict text not null check (verdict in ('approve', 'refuse')),
  content_hash text not null,
  approver_id uuid not null references operator,
  note text not null,
  at timestamptz not null,
  unique (request_id, approver_id)
);
comment on table approval is 'An operator''s agreement or refusal.';
grant select, insert on approval to tessera_app;

create table document_check (
  operator_id uuid not null references operator,
  -- The file under review: a kyc_case or a company_application.
  subject_id uuid not null,
  upload_id uuid not null references upload on delete cascade,
  opened_at timestamptz not null,
  verdict text check (verdict in ('accepted', 'unreadable', 'not_genuine', 'not_theirs', 'out_of_date')),
  judged_at timestamptz,
  primary key (operator_id, subject_id, upload_id),
  constraint document_check_verdict_has_time check ((verdict is null) = (judged_at is null))
);
comment on table document_check is
  'The documents that operators opened, with their verdicts: both of two people open every document (threat OPR-03). '
  'Deleted with the document.';
create index document_check_upload on document_check (upload_id);
grant select, insert, update on document_check to tessera_app;

-- An operator cannot approve their own proposal, and approves exactly the proposed content.
create function approval_by_another() returns trigger language plpgsql as $$
begin
  if exists (select 1 from approval_request r where r.id = new.request_id and (r.requested_by = new.approver_id or r.content_hash <> new.content_hash)) then
    raise exception 'an approval needs another person than the proposer, and the hash of the proposed content' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger approval_by_another before insert on approval for each row execute function approval_by_another();

create view audit.approval as
  select r.id::text as request_id, r.kind, a.content_hash, r.requested_by::text as requester, a.approver_id::text as approver, a.at
    from approval a join approval_request r on r.id = a.request_id where a.verdict = 'approve';


-- Audit log

create table audit_entry (
  seq bigint primary key,
  at timestamptz not null,
  actor text not null,
  action text not null,
  target_type text not null,
  target_id text not null,
  before jsonb,
  after jsonb,
  reason text,
  ip text,
  prev_hash text not null,
  hash text not null
);
comment on table audit_entry is
  'Actions of people: who, what, when, from where, before and after. Each row carries the hash of the one before '
  'it.';
create index audit_entry_target on audit_entry (target_type, target_id, seq);
grant select, insert on audit_entry to tessera_app;

create table audit_copy (
  the_row boolean default true primary key check (the_row),
  seq bigint not null check (seq >= 0),
  hash text not null,
  at timestamptz not null,
  -- The keeper's last answer by the clock of the database, and true if it has an entry that this database lacks. Then
  -- payments stop, because a restored backup must not pay again (threat RST-01).
  answered_at timestamptz not null default '-infinity',
  knows_more boolean not null default false
);
comment on table audit_copy is
  'The last entry of the audit log that the keeper of the external copy has confirmed (threat ADM-08).';
grant select, insert, update on audit_copy to tessera_app;

create table books_check (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  scope text not null check (scope in ('tail', 'everything')),
  findings int not null check (findings >= 0),
  -- The broken invariants and the first rows that show each.
  detail jsonb not null,
  -- For a complete run: the newest row of this table before it began. It ends no later finding.
  saw_up_to bigint,
  -- The time as of which the run read the books.
  began_at timestamptz not null default now(),
  -- Number of the last journal, and of the last entry of the audit log, that the run has read. The next window begins
  -- there, because journals are not in the order of their times.
  saw_journal bigint check (saw_journal >= 0),
  saw_act bigint check (saw_act >= 0),
  -- Findings of the first check that a second check, further back, did not confirm.
  unconfirmed jsonb not null default '[]' check (jsonb_typeof(unconfirmed) = 'array'),
  constraint books_check_saw check ((scope = 'everything') = (saw_up_to is not null) and saw_up_to < id)
);
comment on table books_check is 'The runs of the verifier. While the newest run has findings, no money leaves.';
create index books_check_began on books_check (began_at);
grant select, insert on books_check to tessera_app;

create view audit.act as
  select seq, at, actor, action, target_type, target_id, before, after, reason, ip, prev_hash, hash from public.audit_entry;

create view audit.last_act as select seq, hash from public.chain_head where chain = 'audit';

-- Bookings of external differences need two people: I22 compares each of these journals with its approval.
create view audit.adjustment as
  select r.id::text as request_id, j.id::text as journal_id, p.coin as currency, p.amount::numeric as amount
    from journal j join posting p on p.journal_id = j.id join account a on a.id = p.account_id and a.role = 'external'
    left join approval_request r on r.subject_id = j.ref_id
         and exists (select 1 from approval y where y.request_id = r.id and y.verdict = 'approve' and y.at = j.created_at)
   where j.kind = 'reconciliation';


-- Webhooks (decision 0108)

create table webhook_endpoint (
  id uuid primary key,
  customer_id uuid not null references customer,
  -- The person of a company who added it. Null for the account's owner. Endpoints of a person who leaves are paused.
  made_by uuid references customer,
  slot int not null check (slot between 1 and 5),
  url text not null check (length(url) <= 500),
  events text[] not null check (cardinality(events) > 0),
  secret_sealed text not null,
  status text not null check (status in ('active', 'paused', 'failing')),
  created_at timestamptz not null,
  status_at timestamptz not null,
  accepted_at timestamptz,
  -- No delivery is tried before this time, because the last one failed.
  rests_until timestamptz,
  -- A node is sending to the endpoint, until this time at the latest.
  busy_until timestamptz,
  -- The start of its last turn. The endpoint that has waited longest is next (decision 0127).
  turn_at timestamptz,
  -- True after an answer within a second. Other endpoints share one half of the places.
  is_quick boolean not null default false,
  unique (customer_id, slot)
);
comment on table webhook_endpoint is
  'An address of a customer that receives events. `failing`: it refused for a day, so it is paused.';
create index webhook_endpoint_made_by on webhook_endpoint (made_by) where made_by is not null;
grant select, insert, update, delete on webhook_endpoint to tessera_app;

create table webhook_event (
  id uuid primary key,
  number bigint generated always as identity unique,
  customer_id uuid not null references customer,
  type text not null,
  -- The order, deposit or payment of the event.
  subject_id uuid,
  data jsonb not null,
  created_at timestamptz not null
);
comment on table webhook_event is 'An event for endpoints, written in the transaction of the change.';
create index webhook_event_created on webhook_event (created_at);
-- Orders are read from committed fills and cancellations. An order that is read twice has one event.
create unique index webhook_event_order on webhook_event (customer_id, type, subject_id) where type ~~ 'order.%';
grant select, insert, update, delete on webhook_event to tessera_app;

create table webhook_delivery (
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoint on delete cascade,
  event_id uuid not null references webhook_event,
  status text not null check (status in ('waiting', 'delivered', 'given_up')),
  tries int not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null,
  next_at timestamptz,
  last_at timestamptz,
  -- The HTTP status of the last answer, or the reason for having none.
  last_status int,
  last_error text check (last_error in ('address', 'name', 'timeout', 'connection', 'status')),
  unique (endpoint_id, event_id),
  constraint webhook_delivery_waiting_has_next check ((status = 'waiting') = (next_at is not null))
);
comment on table webhook_delivery is 'The delivery of an event to an endpoint. Waiting deliveries are the queue.';
create index webhook_delivery_created on webhook_delivery (created_at);
create index webhook_delivery_endpoint on webhook_delivery (endpoint_id, created_at desc, id);
create index webhook_delivery_event on webhook_delivery (event_id);
create index webhook_delivery_waiting on webhook_delivery (endpoint_id, next_at) where status = 'waiting';
grant select, insert, update, delete on webhook_delivery to tessera_app;

create table webhook_orders_read (
  id int primary key check (id = 1),
  fill_seq bigint not null,
  canceled_number bigint not null
);
comment on table webhook_orders_read is
  'The last fill and cancellation that were read for order events. Both numbers grow in the order of commits.';
grant select, insert, update, delete on webhook_orders_read to tessera_app;

insert into webhook_orders_read (id, fill_seq, canceled_number) values (1, 0, 0);

grant select on audit.idempotency, audit.approval, audit.act, audit.last_act, audit.adjustment to audit_ro;
