-- Investment products, subscriptions and allotments, token sales, distributions, financing applications, published
-- files.

create table product (
  id uuid primary key,
  symbol text not null unique check (symbol ~ '^[A-Z][A-Z0-9]{1,11}$'),
  version int not null check (version > 0),
  status text not null check (status in ('draft', 'published', 'in_subscription', 'subscription_ended', 'allotted',
    'trading', 'closed')),
  type text not null check (type in ('equity', 'bond', 'fund', 'etf', 'derivative', 'commodity', 'cryptocurrency',
    'real_estate', 'private_equity', 'hedge_fund', 'token_sale', 'others')),
  category text not null check (category in ('ri', 'ai', 'ei')),
  currency text not null references coin,
  unit_price minor not null check (unit_price > 0),
  supply minor not null check (supply > 0),
  min_units minor not null check (min_units > 0),
  step_units minor not null check (step_units > 0),
  max_units minor,
  -- Below its soft cap a token sale refunds everything (decision 0050).
  soft_cap minor,
  fee_ppm int not null check (fee_ppm between 0 and 100000),
  decimals int not null check (decimals between 0 and 9),
  open_at timestamptz not null,
  close_at timestamptz not null,
  allot_at timestamptz not null,
  -- All other terms (contract `ProductTerms`), as of `version`.
  terms jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  issue_journal uuid unique references journal,
  -- After a change of accepted terms, subscribers may withdraw for two days, even after the close (decision G38).
  reopened_version int,
  reopened_until timestamptz,
  constraint product_closes_later check (close_at > open_at),
  constraint product_allots_after_close check (allot_at >= close_at),
  constraint product_supply_in_steps check (mod(supply, step_units) = 0),
  constraint product_min_in_steps check (mod(min_units, step_units) = 0),
  constraint product_max_above_min check (max_units is null or max_units >= min_units),
  constraint product_min_within_supply check (min_units <= supply),
  constraint product_published_is_issued
    check (status = 'draft' or (published_at is not null and issue_journal is not null)),
  constraint product_reopened check ((reopened_version is null) = (reopened_until is null)),
  constraint product_sale check ((type = 'token_sale') = (terms -> 'sale' is not null)),
  constraint product_soft_cap check (soft_cap is null or (type = 'token_sale' and soft_cap > 0 and soft_cap <= supply))
);
comment on table product is
  'An investment product. Quantities are whole issue units; a unit is 10 ^ decimals minor units of the token whose '
  'coin has the symbol as its code.';
create index product_life on product (status, open_at, close_at);
grant select, insert, update, delete on product to tessera_app;

-- Makes the trading core read a changed product again, and check all owners of open orders for its token (threat
-- ELG-01).
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
create constraint trigger note_asset_added after insert on product deferrable initially deferred
  for each row execute function note_asset_change();
create constraint trigger note_asset_change after update on product deferrable initially deferred
  for each row
  when (old.symbol is distinct from new.symbol or old.category is distinct from new.category
    or old.terms is distinct from new.terms or old.max_units::numeric is distinct from new.max_units::numeric
    or old.decimals is distinct from new.decimals)
  execute function note_asset_change();

create table product_version (
  product_id uuid not null references product,
  version int not null,
  terms jsonb not null,
  documents jsonb not null,
  content_hash text not null,
  saved_by text not null,
  saved_at timestamptz not null,
  primary key (product_id, version)
);
comment on table product_version is 'Every version of a product, so that subscribers can always read the terms that they accepted.';
grant select, insert on product_version to tessera_app;

create table product_document (
  id uuid primary key,
  product_id uuid not null references product,
  upload_id uuid not null references upload,
  kind text not null check (kind in ('memorandum', 'deed', 'valuation', 'accounts', 'other', 'video')),
  title_en text not null,
  title_zh text not null,
  dated_on date not null,
  languages text[] not null,
  must_accept boolean not null,
  added_at timestamptz not null,
  constraint product_video_is_not_accepted check (kind <> 'video' or not must_accept)
);
comment on table product_document is 'A document of a product. A replacement is another row.';
create index product_document_product on product_document (product_id, added_at);
grant select, insert on product_document to tessera_app;

create table product_document_removal (
  document_id uuid primary key references product_document,
  removed_by text not null,
  removed_at timestamptz not null
);
comment on table product_document_removal is 'A document that was removed from its draft, or that two people withdrew.';
grant select, insert on product_document_removal to tessera_app;

create table product_valuation (
  number bigint generated always as identity primary key,
  product_id uuid not null references product,
  -- The day of the value. The last row of a day counts.
  as_of date not null,
  -- The value of one unit, in the currency of the product.
  price minor not null check (price > 0),
  valuer text not null check (length(valuer) between 1 and 80),
  published_at timestamptz not null
);
comment on table product_valuation is
  'Valuations by independent valuers, for display beside the last price. A correction is another row.';
create index product_valuation_day on product_valuation (product_id, as_of desc, number desc);
grant select, insert on product_valuation to tessera_app;

create table favorite (
  customer_id uuid not null references customer,
  product_id uuid not null references product,
  added_at timestamptz not null,
  primary key (customer_id, product_id)
);
comment on table favorite is 'Products that a customer marked.';
grant select, insert, update, delete on favorite to tessera_app;

create table subscription (
  id uuid primary key,
  number bigint generated always as identity unique,
  product_id uuid not null references product,
  customer_id uuid not null references customer,
  quantity minor not null check (quantity > 0),
  price minor not null,
  currency text not null references coin,
  amount minor not null,
  fee minor not null,
  status text not null check (status in ('pending', 'approved', 'rejected', 'disbursed', 'disburse_failed')),
  cause text check (cause in ('withdrawn', 'not_allotted', 'called_off', 'below_soft_cap', 'refunded')),
  failure text,
  hold_id uuid not null unique references hold,
  allotted minor,
  paid_fee minor,
  allot_journal uuid unique references journal,
  disburse_journal uuid unique references journal,
  -- The accepted version of the terms.
  accepted_version int not null,
  accepted_hash text not null,
  -- The newest change of accepted terms of which the owner was notified.
  notified_version int,
  kyc_at_request text not null check (kyc_at_request = 'approved'),
  class_at_request text not null check (class_at_request in ('ri', 'ai', 'ei')),
  created_at timestamptz not null,
  closed_at timestamptz,
  foreign key (product_id, accepted_version) references product_version,
  constraint subscription_amount check (amount = quantity * price),
  constraint subscription_allotted_within_quantity check (allotted is null or allotted <= quantity),
  constraint subscription_rejected_has_cause check (status <> 'rejected' or cause is not null),
  constraint subscription_disbursed_by_journal check (status <> 'disbursed' or disburse_journal is not null),
  constraint subscription_approved_by_journal
    check (status not in ('approved', 'disbursed', 'disburse_failed') or (allotted > 0 and allot_journal is not null))
);
comment on table subscription is 'A subscription to a product.';
create index subscription_customer_number on subscription (customer_id, number desc);
create index subscription_product on subscription (product_id, status, created_at);
create trigger subscription_not_of_member before insert on subscription for each row execute function not_of_member();
create trigger subscription_not_of_sub before insert on subscription for each row execute function not_of_sub_account();
grant select, insert, update, delete on subscription to tessera_app;

-- A purchase in a sale pays the price of the accepted version in its coin (threats SUB-03 and SUB-07).
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
create trigger subscription_pays_the_price before insert on subscription
  for each row execute function subscription_pays_the_price();

create table allotment_batch (
  id uuid primary key,
  product_id uuid not null unique references product,
  requested minor not null,
  allotted minor not null,
  -- The reason why the batch allots nothing. Null if it allots.
  cause text check (cause in ('called_off', 'below_soft_cap')),
  result_hash text not null,
  decided_at timestamptz not null,
  -- Set when all subscriptions are answered, and all deliverable tokens are delivered.
  finished_at timestamptz
);
comment on table allotment_batch is 'The allotment of a product, decided by two operators: one per product.';
grant select, insert, update, delete on allotment_batch to tessera_app;

create function allotment_batch_keeps_soft_cap() returns trigger language plpgsql as $$
begin
  if new.allotted > 0 and (new.cause is not null or new.requested < (select soft_cap from product where id = new.product_id)) then
    raise exception 'a sale that is called off or below its soft cap must allot nothing: % were requested, % allotted', new.requested, new.allotted using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger allotment_batch_keeps_soft_cap before insert on allotment_batch
  for each row execute function allotment_batch_keeps_soft_cap();

create table allotment (
  batch_id uuid not null references allotment_batch,
  subscription_id uuid not null unique references subscription,
  units minor not null,
  -- The number in the register (decision 0134). A product has one batch, so a number is unique for the product.
  certificate int check (certificate > 0),
  primary key (batch_id, subscription_id),
  constraint allotment_certificate_once unique (batch_id, certificate),
  constraint allotment_certificate_of_units check ((certificate is not null) = (units > 0))
);
comment on table allotment is
  'The units that a batch allots to a subscription. Rows never change, so no certificate number is used twice.';
grant select, insert on allotment to tessera_app;

create table token_unlock (
  id uuid primary key,
  subscription_id uuid not null references subscription,
  customer_id uuid not null references customer,
  unlock_at timestamptz not null,
  amount minor not null check (amount > 0),
  -- Null if the part was unlocked on delivery.
  hold_id uuid unique references hold,
  released_at timestamptz,
  unique (subscription_id, unlock_at),
  constraint token_unlock_held check (hold_id is not null or released_at is not null),
  constraint token_unlock_not_early check (released_at is null or released_at >= unlock_at)
);
comment on table token_unlock is
  'Parts of a delivered purchase that are locked until a time. The hold keeps them from sale, transfer and '
  'withdrawal.';
create index token_unlock_customer on token_unlock (customer_id);
create index token_unlock_due on token_unlock (unlock_at, id) where released_at is null;
grant select, insert, update on token_unlock to tessera_app;

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
create trigger token_unlock_guard before delete or update on token_unlock
  for each row execute function token_unlock_guard();


-- Distributions (decision 0046)

-- Holdings are read from the ledger once, up to the number of a journal. Released money is in a separate account until
-- it is paid.
create table distribution (
  id uuid primary key,
  number bigint generated always as identity (start with 70001) unique,
  product_id uuid not null references product,
  type text not null check (type in ('dividend', 'coupon', 'return_of_capital')),
  -- The period, which is unique for its type, such as 2026-Q3.
  period text not null check (length(period) between 1 and 20),
  currency text not null references coin,
  -- For one whole unit, at scale 12.
  per_unit minor not null check (per_unit > 0),
  record_at timestamptz not null,
  pay_at timestamptz not null,
  -- Parts per million by the holder's country, and for all others.
  withholding jsonb not null check (jsonb_typeof(withholding) = 'object'),
  others_ppm int not null check (others_ppm between 0 and 1000000),
  status text not null check (status in ('declared', 'announced', 'recorded', 'released', 'paid', 'cancelled')),
  declared_by uuid not null references operator,
  declared_at timestamptz not null,
  -- The time of publication.
  announced_at timestamptz,
  -- The last journal that is included; units of customers and in escrow at that point; and the amount that the issuer
  -- owes for them.
  record_seq bigint,
  recorded_at timestamptz,
  units minor,
  in_escrow minor,
  owed minor,
  gross minor,
  tax minor,
  released_at timestamptz,
  release_journal uuid unique references journal,
  paid_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
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
-- One per kind and period (threat SUB-06). A cancelled one may be declared again.
create unique index distribution_period on distribution (product_id, type, period) where status <> 'cancelled';
grant select, insert, update on distribution to tessera_app;

-- The declaration cannot change, and neither can the record.
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
create trigger distribution_guard before update on distribution for each row execute function distribution_guard();

create table distribution_holder (
  id uuid primary key,
  distribution_id uuid not null references distribution,
  customer_id uuid not null references customer,
  number bigint generated always as identity unique,
  -- Minor units of the token.
  units minor not null check (units > 0),
  country text check (country ~ '^[A-Z]{2}$'),
  rate_ppm int not null check (rate_ppm between 0 and 1000000),
  gross minor not null,
  tax minor not null,
  net minor not null,
  status text not null check (status in ('recorded', 'paid', 'unclaimed')),
  journal_id uuid unique references journal,
  claim_journal uuid unique references journal,
  paid_at timestamptz,
  unique (distribution_id, customer_id),
  constraint distribution_holder_adds_up check (gross = tax + net),
  constraint distribution_holder_moved check (status = 'recorded' or journal_id is not null or gross = 0),
  constraint distribution_holder_paid check (status <> 'paid' or paid_at is not null)
);
comment on table distribution_holder is
  'The share of one holder at the record date, and its payment, once per holder (threat SUB-06).';
create index distribution_holder_customer on distribution_holder (customer_id, number desc);
create index distribution_holder_open on distribution_holder (distribution_id, number) where status = 'recorded';
create index distribution_holder_unclaimed on distribution_holder (number) where status = 'unclaimed';
grant select, insert, update on distribution_holder to tessera_app;

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
create trigger distribution_holder_guard before delete or update on distribution_holder
  for each row execute function distribution_holder_guard();

-- Refuses new holders after the record.
create function distribution_holder_joins() returns trigger language plpgsql as $$
begin
  if (select status from distribution where id = new.distribution_id) is distinct from 'announced' then
    raise exception 'holders can only be recorded while the distribution is announced' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger distribution_holder_joins before insert on distribution_holder
  for each row execute function distribution_holder_joins();


-- Financing applications (decision 0049)

create table financing_application (
  id uuid primary key,
  number bigint generated always as identity (start with 80001) unique,
  customer_id uuid not null references customer,
  status text not null check (status in ('draft', 'precheck_failed', 'submitted', 'screening', 'due_diligence',
    'committee', 'terms', 'accepted', 'declined', 'withdrawn')),
  -- The last submitted version; 0 before the first.
  version int not null check (version >= 0),
  precheck jsonb not null,
  -- The result of the pre-check, with the rate used. Null after a figure changes.
  checked jsonb,
  offer jsonb not null,
  uses jsonb not null check (jsonb_typeof(uses) = 'array'),
  people jsonb not null check (jsonb_typeof(people) = 'array'),
  -- The accepted fee, in parts per million of the raised amount.
  fee_ppm int check (fee_ppm between 0 and 500000),
  opened_at timestamptz not null,
  saved_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  reason_code text,
  customer_message text,
  -- For a declined one. Null: the issuer may not apply again automatically.
  reapply_at timestamptz,
  product_id uuid unique references product,
  constraint financing_accepted check (status <> 'accepted' or product_id is not null),
  constraint financing_declined check (status <> 'declined' or (decided_at is not null and reason_code is not null)),
  constraint financing_submitted_has_version
    check ((version > 0) = (submitted_at is not null) and (version > 0
    or status in ('draft', 'precheck_failed', 'withdrawn')))
);
comment on table financing_application is
  'A company''s application to raise money: a draft while it is filled in, then the newest submission.';
create index financing_customer on financing_application (customer_id, number);
-- One open application per company.
create unique index financing_running on financing_application (customer_id)
  where status not in ('accepted', 'declined', 'withdrawn');
create index financing_waiting on financing_application (submitted_at, id) where submitted_at is not null;
create trigger financing_not_of_sub before insert on financing_application
  for each row execute function not_of_sub_account();
grant select, insert, update, delete on financing_application to tessera_app;

create table financing_version (
  application_id uuid not null references financing_application,
  version int not null check (version >= 1),
  -- The verified company, and all fields of the form.
  content jsonb not null,
  declaration_version text not null,
  declaration_sha256 text not null,
  signer_name text not null,
  at timestamptz not null,
  primary key (application_id, version)
);
comment on table financing_version is 'Every submitted version of an application.';
grant select, insert, delete on financing_version to tessera_app;

create table financing_ask (
  application_id uuid not null,
  version int not null,
  item text not null,
  customer_message text not null,
  requested_by uuid not null references operator,
  at timestamptz not null,
  -- The time at which the issuer sent it.
  answered_at timestamptz,
  primary key (application_id, version, item),
  foreign key (application_id, version) references financing_version
);
comment on table financing_ask is 'Items that a reviewer asked the issuer to submit again.';
grant select, insert, update, delete on financing_ask to tessera_app;

create table financing_document (
  application_id uuid not null references financing_application,
  kind text not null,
  version int not null check (version >= 1),
  upload_id uuid not null references upload,
  issued_on text check (issued_on ~ '^\d{4}-\d\d-\d\d$'),
  added_at timestamptz not null,
  sent_at timestamptz,
  primary key (application_id, kind, version),
  unique (application_id, upload_id)
);
comment on table financing_document is
  'The data room: each document with all its versions. Only the issuer sees one that is not sent yet.';
create index financing_document_upload on financing_document (upload_id);
grant select, insert, update, delete on financing_document to tessera_app;

create table financing_cap_table (
  application_id uuid not null references financing_application,
  version int not null check (version >= 1),
  -- In Open Cap Format, as sent.
  content jsonb not null,
  sha256 text not null,
  added_at timestamptz not null,
  sent_at timestamptz,
  primary key (application_id, version)
);
comment on table financing_cap_table is 'The capitalization table of an application.';
grant select, insert, update, delete on financing_cap_table to tessera_app;

create table financing_access (
  id uuid primary key,
  application_id uuid not null references financing_application,
  kind text not null,
  version int not null,
  operator_id uuid not null references operator,
  reason text not null,
  at timestamptz not null
);
comment on table financing_access is
  'Reads of a data room by operators, with the reason. The issuer sees them too.';
create index financing_access_application on financing_access (application_id, at desc);
grant select, insert, delete on financing_access to tessera_app;

create table financing_check (
  application_id uuid not null references financing_application,
  item text not null,
  note text not null,
  done_by uuid not null references operator,
  done_at timestamptz not null,
  primary key (application_id, item)
);
comment on table financing_check is 'Items of due diligence that an operator checked.';
grant select, insert, update, delete on financing_check to tessera_app;

create table financing_question (
  id uuid primary key,
  application_id uuid not null references financing_application,
  text text not null,
  operator_id uuid not null references operator,
  at timestamptz not null,
  answer text,
  answered_at timestamptz,
  constraint financing_question_answered check ((answer is null) = (answered_at is null))
);
comment on table financing_question is 'Questions of operators to the issuer, and the answers.';
create index financing_question_application on financing_question (application_id, at);
grant select, insert, update, delete on financing_question to tessera_app;

create table financing_terms (
  id uuid primary key,
  application_id uuid not null references financing_application,
  n int not null check (n >= 1),
  content jsonb not null,
  content_hash text not null,
  offered_at timestamptz not null,
  answer text check (answer in ('accepted', 'declined')),
  answered_at timestamptz,
  unique (application_id, n),
  constraint financing_terms_answered check ((answer is null) = (answered_at is null))
);
comment on table financing_terms is 'Terms that the exchange offers, by two people. The newest counts.';
grant select, insert, update, delete on financing_terms to tessera_app;

create function financing_item_requested(uuid, text) returns boolean language sql stable as $$
  select exists (select 1 from financing_ask k where k.application_id = $1 and k.item = $2 and k.answered_at is null)
$$;

-- A status changes only along an edge of its machine, and a submission only where items were requested again.
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
create trigger financing_guard before update on financing_application for each row execute function financing_guard();

-- Sent documents neither change nor disappear, except with their account. New versions are allowed only in some
-- statuses.
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
create trigger financing_document_guard before insert or delete or update on financing_document
  for each row execute function financing_room_guard();
create trigger financing_cap_table_guard before insert or delete or update on financing_cap_table
  for each row execute function financing_room_guard();

-- Requests, questions and offers cannot change. Their answer is written once.
create function financing_answer_guard() returns trigger language plpgsql as $$
begin
  if old.answered_at is not null or (to_jsonb(new) - '{answer,answered_at}'::text[]) is distinct from (to_jsonb(old) - '{answer,answered_at}'::text[]) then
    raise exception 'a row of % cannot be edited; only its answer is written, once', tg_table_name using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger financing_ask_guard before update on financing_ask
  for each row execute function financing_answer_guard();
create trigger financing_question_guard before update on financing_question
  for each row execute function financing_answer_guard();
create trigger financing_terms_guard before update on financing_terms
  for each row execute function financing_answer_guard();


-- Files on IPFS (decision 0102)

create table ipfs_file (
  upload_id uuid primary key references upload,
  cid text not null check (cid ~ '^baf(kr|yb)ei[a-z2-7]{52}$'),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size int not null check (size >= 0),
  computed_at timestamptz not null
);
comment on table ipfs_file is 'Identifiers of an uploaded file, computed before its publication is proposed.';
grant select, insert on ipfs_file to tessera_app;

create table ipfs_block (
  upload_id uuid not null references ipfs_file,
  cid text not null,
  starts_at int check (starts_at >= 0),
  size int not null check (size >= 0),
  bytes bytea,
  primary key (upload_id, cid),
  constraint ipfs_block_size_of_bytes check (length(bytes) = size),
  constraint ipfs_block_leaf_or_node check (num_nulls(starts_at, bytes) = 1)
);
comment on table ipfs_block is
  'The blocks of an uploaded file. A leaf is a range of the file; a node above the leaves is stored here.';
create index ipfs_block_cid on ipfs_block (cid);
grant select, insert on ipfs_block to tessera_app;

create table ipfs_publication (
  id uuid primary key,
  kind text not null check (kind in ('product_document', 'liabilities_root', 'audit_anchor')),
  -- `content`: everyone can download the file. `hash`: only holders of the file can verify it.
  form text not null check (form in ('content', 'hash')),
  cid text not null check (cid ~ '^baf(kr|yb)ei[a-z2-7]{52}$'),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size int not null,
  document_id uuid references product_document,
  product_version int,
  -- For files that the system publishes about itself: the time that they describe, and the content as one small block.
  of_at timestamptz,
  bytes bytea,
  published_at timestamptz not null,
  superseded_by uuid references ipfs_publication,
  superseded_at timestamptz,
  -- Personal data may be found in a published document. One operator withdraws it: the gateway stops serving it, and
  -- its pin is removed (decision 0128).
  withdrawn_at timestamptz,
  withdrawn_by uuid references operator,
  withdrawn_reason text check (length(withdrawn_reason) between 1 and 500),
  -- A document of a draft is published by its hash, and with its content once everyone may read it.
  unique (document_id, form),
  unique (kind, of_at),
  constraint ipfs_publication_size_of_bytes check (length(bytes) = size),
  constraint ipfs_publication_document check ((kind = 'product_document') = (document_id is not null)),
  constraint ipfs_publication_document_version check ((kind = 'product_document') = (product_version is not null)),
  constraint ipfs_publication_own_bytes check ((kind = 'product_document') = (bytes is null)),
  constraint ipfs_publication_own_time check ((kind = 'product_document') = (of_at is null)),
  constraint ipfs_publication_own_content check (kind = 'product_document' or form = 'content'),
  constraint ipfs_publication_superseded_whole check (num_nulls(superseded_by, superseded_at) in (0, 2)),
  constraint ipfs_publication_superseded_by_another check (superseded_by <> id),
  constraint ipfs_publication_withdrawal_of_documents check (withdrawn_at is null or kind = 'product_document'),
  constraint ipfs_publication_withdrawal_whole check (num_nulls(withdrawn_at, withdrawn_by, withdrawn_reason) in (0, 3))
);
comment on table ipfs_publication is 'A published file.';
create index ipfs_publication_cid on ipfs_publication (cid);
create index ipfs_publication_kind on ipfs_publication (kind, published_at desc);
create index ipfs_publication_sha256 on ipfs_publication (sha256);
grant select, insert, update, delete on ipfs_publication to tessera_app;

-- A file about the system itself may exceed one block of 256 KiB. No upload holds its bytes, so the leaves are stored
-- too.
create table ipfs_own_block (
  publication_id uuid not null references ipfs_publication,
  cid text not null check (cid ~ '^baf(kr|yb)ei[a-z2-7]{52}$'),
  bytes bytea not null,
  primary key (publication_id, cid)
);
comment on table ipfs_own_block is 'The blocks of a file that the system publishes about itself.';
create index ipfs_own_block_cid on ipfs_own_block (cid);
grant select, insert on ipfs_own_block to tessera_app;

create table ipfs_pin (
  publication_id uuid primary key references ipfs_publication,
  state text not null check (state in ('queued', 'pinning', 'pinned', 'failed')),
  request_id text check (length(request_id) between 1 and 255),
  -- The time at which the service accepted the request `request_id`.
  requested_at timestamptz,
  failures int not null default 0 check (failures >= 0),
  error text check (error in ('unreachable', 'refused', 'too_large', 'unreadable', 'forged', 'service_failed',
    'lost', 'too_slow')),
  next_at timestamptz,
  pinned_at timestamptz,
  constraint ipfs_pin_request_whole check (num_nulls(request_id, requested_at) in (0, 2)),
  constraint ipfs_pin_pinned_has_time check ((state = 'pinned') = (pinned_at is not null)),
  constraint ipfs_pin_pinned_is_done check ((state = 'pinned') = (next_at is null))
);
comment on table ipfs_pin is 'The pin of a publication at the pinning service. Only content is pinned.';
create index ipfs_pin_due on ipfs_pin (next_at) where next_at is not null;
grant select, insert, update, delete on ipfs_pin to tessera_app;

create table ipfs_unpin (
  cid text primary key check (cid ~ '^baf(kr|yb)ei[a-z2-7]{52}$'),
  requested_at timestamptz not null,
  failures int not null default 0 check (failures >= 0),
  error text check (error in ('unreachable', 'refused', 'too_large', 'unreadable', 'forged', 'service_failed',
    'lost', 'too_slow')),
  next_at timestamptz,
  done_at timestamptz,
  constraint ipfs_unpin_done_or_next check ((done_at is null) = (next_at is not null))
);
comment on table ipfs_unpin is
  'The request to remove all pins of a withdrawn CID, repeated until the service lists none.';
create index ipfs_unpin_due on ipfs_unpin (next_at) where next_at is not null;
grant select, insert, update, delete on ipfs_unpin to tessera_app;

create view audit.product as
  select id::text as product_id, supply::numeric as supply, unit_price::numeric as unit_price, min_units::numeric as min_qty,
         max_units::numeric as max_qty, open_at, close_at
    from product;

create view audit.subscription as
  select id::text as sub_id, product_id::text as product_id, customer_id::text as user_id, quantity::numeric as qty,
         price::numeric as price, amount::numeric as amount, fee::numeric as fee, allotted::numeric as allotted, status,
         hold_id::text as hold_id, created_at, kyc_at_request, disburse_journal::text as disburse_journal
    from subscription;

create view audit.token_unlock as
  select u.id::text as unlock_id, u.subscription_id::text as sub_id, u.customer_id::text as user_id, u.unlock_at, u.amount::numeric as amount,
         u.hold_id::text as hold_id, u.released_at
    from token_unlock u;

-- Delivered purchases of token sales with an unlock schedule, with the tokens in it.
create view audit.locked_purchase as
  select s.id::text as sub_id, (s.allotted * power(10::numeric, p.decimals))::numeric as tokens
    from subscription s join product p on p.id = s.product_id
   where s.status = 'disbursed' and p.type = 'token_sale' and jsonb_array_length(p.terms #> '{sale,unlocks}') > 0;

-- The price of each purchase in a sale, beside the price of the accepted version.
create view audit.sale_purchase as
  select s.id::text as sub_id, s.price::numeric as price,
         (select (c ->> 'unitPrice')::numeric * power(10::numeric, k.scale) from jsonb_array_elements(v.terms #> '{sale,payCoins}') c
           where c ->> 'coin' = s.currency) as sale_price
    from subscription s join product p on p.id = s.product_id and p.type = 'token_sale' join coin k on k.code = s.currency
    join product_version v on v.product_id = s.product_id and v.version = s.accepted_version;

create view audit.distribution as
  select id::text as distribution_id, product_id::text as product_id, currency, status, owed::numeric as owed, gross::numeric as gross,
         tax::numeric as tax, release_journal::text as release_journal, released_at
    from distribution;

create view audit.distribution_holder as
  select h.id::text as holder_id, h.distribution_id::text as distribution_id, h.customer_id::text as user_id, h.gross::numeric as gross,
         h.tax::numeric as tax, h.net::numeric as net, h.status, h.journal_id::text as journal_id, h.claim_journal::text as claim_journal
    from distribution_holder h;


-- References to tables that are created later than the referring table
alter table bank_line add foreign key (funds_distribution) references distribution;

grant select on audit.product, audit.subscription, audit.token_unlock, audit.locked_purchase, audit.sale_purchase,
  audit.distribution, audit.distribution_holder to audit_ro;
