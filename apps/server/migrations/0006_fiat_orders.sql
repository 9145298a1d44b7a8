-- Money through banks: the house's accounts, what customers said they would pay, what statements say was paid.

-- Where customers pay to, one open account per currency.
create table bank_account (
  id uuid primary key,
  coin text not null references coin,
  bank text not null,
  bank_code text,
  payee text not null,
  account_number text not null,
  order_min minor not null check (order_min > 0),
  order_max minor not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  check (order_max >= order_min),
  unique (bank, account_number)
);
create unique index bank_account_open on bank_account (coin) where closed_at is null;

-- Every line of every statement, once, whichever way it came. What is not credited at once stands in suspense.
create table bank_line (
  id uuid primary key,
  bank text not null,
  line_id text not null,
  account_number text not null,
  direction text not null check (direction in ('in', 'out')),
  coin text not null references coin,
  amount minor not null check (amount > 0),
  payer_name text not null,
  remittance text not null,
  booked_on date not null,
  status text not null check (status in ('received', 'credited', 'queued', 'returned')),
  reason text,
  imported_at timestamptz not null,
  unique (bank, line_id)
);
create index bank_line_status on bank_line (status, imported_at);

create table fiat_order (
  id uuid primary key,
  number bigint generated always as identity unique,
  customer_id uuid not null references customer,
  coin text not null references coin,
  amount minor not null check (amount > 0),
  settled minor,
  reference text not null unique check (length(reference) = 9),
  bank_account_id uuid not null references bank_account,
  status text not null check (status in ('to_be_paid', 'checking', 'completed', 'failed', 'rejected', 'canceled')),
  bank_line_id uuid unique references bank_line,
  journal_id uuid unique references journal,
  kyc_at_request text not null check (kyc_at_request = 'approved'),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  paid_at timestamptz,
  completed_at timestamptz,
  -- Completed only with the journal that credited it, by one line, with what that line brought.
  check (status <> 'completed' or journal_id is not null),
  check ((journal_id is null) = (bank_line_id is null)),
  check ((journal_id is null) = (settled is null)),
  check ((journal_id is null) = (completed_at is null))
);
-- The order that a line's reference names, credited or not: while it waits for a decision the order is not canceled.
alter table bank_line add column names_order uuid references fiat_order;
create index bank_line_names on bank_line (names_order) where names_order is not null;
create index fiat_order_customer on fiat_order (customer_id, created_at desc);
create index fiat_order_due on fiat_order (expires_at) where status in ('to_be_paid', 'checking');

-- How far each bank's feed has been read.
create table bank_feed (
  source text primary key,
  position text not null,
  read_at timestamptz not null
);

create schema if not exists audit;
create view audit.fiat_order as
  select id::text as order_id, customer_id::text as user_id, coin as currency, amount::numeric as amount,
         settled::numeric as settled, status, bank_line_id::text as bank_line, journal_id::text as journal_id
    from fiat_order;
