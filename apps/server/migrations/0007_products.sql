-- What is offered, who asked for it, what they got, and what things are worth.

-- Whole issue units throughout; a unit is 10 ^ decimals minor units of the token whose coin has the symbol as its code.
create table product (
  id uuid primary key,
  symbol text not null unique check (symbol ~ '^[A-Z][A-Z0-9]{1,11}$'),
  version int not null check (version > 0),
  status text not null check (status in ('draft', 'published', 'in_subscription', 'subscription_ended', 'allotted', 'trading', 'closed')),
  type text not null check (type in ('equity', 'bond', 'fund', 'etf', 'derivative', 'commodity', 'cryptocurrency',
    'real_estate', 'private_equity', 'hedge_fund', 'others')),
  category text not null check (category in ('ri', 'ai', 'ei')),
  currency text not null references coin,
  unit_price minor not null check (unit_price > 0),
  supply minor not null check (supply > 0),
  min_units minor not null check (min_units > 0),
  step_units minor not null check (step_units > 0),
  max_units minor,
  fee_ppm int not null check (fee_ppm between 0 and 100000),
  decimals int not null check (decimals between 0 and 9),
  open_at timestamptz not null,
  close_at timestamptz not null check (close_at > open_at),
  allot_at timestamptz not null check (allot_at >= close_at),
  -- Everything else it says (contract ProductTerms), as of `version`.
  terms jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  issue_journal uuid unique references journal,
  check (mod(supply, step_units) = 0),
  check (mod(min_units, step_units) = 0),
  check (max_units is null or max_units >= min_units),
  check (min_units <= supply),
  check (status = 'draft' or (published_at is not null and issue_journal is not null))
);
create index product_life on product (status, open_at, close_at);

-- Each edit as it was: what a subscriber accepted can be read again for ever.
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
comment on table product_version is 'append-only: the terms that people accepted';

create table product_document (
  id uuid primary key,
  product_id uuid not null references product,
  upload_id uuid not null references upload,
  kind text not null check (kind in ('memorandum', 'deed', 'valuation', 'accounts', 'other')),
  title_en text not null,
  title_zh text not null,
  dated_on date not null,
  languages text[] not null,
  must_accept boolean not null,
  added_at timestamptz not null
);
create index product_document_product on product_document (product_id, added_at);
comment on table product_document is 'append-only: another document is another row';

create table favorite (
  customer_id uuid not null references customer,
  product_id uuid not null references product,
  added_at timestamptz not null,
  primary key (customer_id, product_id)
);

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
  cause text check (cause in ('withdrawn', 'not_allotted', 'refunded')),
  failure text,
  hold_id uuid not null unique references hold,
  allotted minor,
  paid_fee minor,
  allot_journal uuid unique references journal,
  disburse_journal uuid unique references journal,
  -- What was read and agreed to.
  accepted_version int not null,
  accepted_hash text not null,
  kyc_at_request text not null check (kyc_at_request = 'approved'),
  class_at_request text not null check (class_at_request in ('ri', 'ai', 'ei')),
  created_at timestamptz not null,
  closed_at timestamptz,
  foreign key (product_id, accepted_version) references product_version,
  check (amount = quantity * price),
  check (allotted is null or allotted <= quantity),
  check (status <> 'rejected' or cause is not null),
  check (status <> 'disbursed' or disburse_journal is not null),
  check (status not in ('approved', 'disbursed', 'disburse_failed') or (allotted > 0 and allot_journal is not null))
);
create index subscription_product on subscription (product_id, status, created_at);
create index subscription_customer on subscription (customer_id, created_at desc);

-- One allotment per product: the decision of two operators, and what it gives to whom.
create table allotment_batch (
  id uuid primary key,
  product_id uuid not null unique references product,
  asked minor not null,
  allotted minor not null,
  result_hash text not null,
  decided_at timestamptz not null,
  -- Every subscription is answered and every token that could be delivered is.
  finished_at timestamptz
);
create table allotment (
  batch_id uuid not null references allotment_batch,
  subscription_id uuid not null unique references subscription,
  units minor not null,
  primary key (batch_id, subscription_id)
);
comment on table allotment is 'append-only: what the batch gave';

-- Price of one whole coin in a fiat currency at scale 10: 1.3402 is 13402000000.
create table rate (
  coin text not null references coin,
  fiat text not null references coin,
  price minor not null check (price > 0),
  as_of timestamptz not null,
  source text not null,
  primary key (coin, fiat)
);

create schema if not exists audit;
create view audit.product as
  select id::text as product_id, supply::numeric as supply, unit_price::numeric as unit_price, min_units::numeric as min_qty,
         max_units::numeric as max_qty, open_at, close_at
    from product;
create view audit.subscription as
  select id::text as sub_id, product_id::text as product_id, customer_id::text as user_id, quantity::numeric as qty,
         price::numeric as price, amount::numeric as amount, fee::numeric as fee, allotted::numeric as allotted, status,
         hold_id::text as hold_id, created_at, kyc_at_request, disburse_journal::text as disburse_journal
    from subscription;
