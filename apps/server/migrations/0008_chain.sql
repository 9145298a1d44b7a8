-- Coins on a chain: where they come in, where they go out, and what proves that each moved once.

-- One wallet per customer and chain, the same for every coin on it. The seal is the server's signature over the row.
create table deposit_address (
  chain text not null,
  address text not null,
  customer_id uuid not null references customer,
  seal text not null,
  created_at timestamptz not null,
  primary key (chain, address),
  unique (chain, customer_id)
);
comment on table deposit_address is 'append-only: an address never changes hands';

-- The token accounts of those wallets that are watched, and how far each has been read. The cursor only moves forward.
create table chain_cursor (
  chain text not null,
  token_account text not null,
  coin text not null references coin,
  mint text not null,
  address text not null,
  customer_id uuid not null references customer,
  signature text,
  slot bigint not null default 0,
  primary key (chain, token_account),
  foreign key (chain, address) references deposit_address
);
create index chain_cursor_customer on chain_cursor (customer_id, coin);

-- The key holds one movement of one coin into one account: the same one is credited once, whoever sees it.
create table deposit (
  id uuid primary key,
  customer_id uuid not null references customer,
  coin text not null references coin,
  chain text not null,
  signature text not null,
  path text not null,
  destination text not null,
  mint text not null,
  amount minor not null check (amount > 0),
  slot bigint not null,
  confirmations int not null,
  status text not null check (status in ('seen', 'confirming', 'finalised', 'credited', 'manual', 'dropped', 'reversed')),
  reason text,
  journal_id uuid unique references journal,
  seen_at timestamptz not null,
  credited_at timestamptz,
  unique (chain, signature, path, destination, mint),
  check (status not in ('credited', 'reversed') or journal_id is not null),
  check ((journal_id is not null) = (credited_at is not null))
);
create index deposit_customer on deposit (customer_id, seen_at);
create index deposit_open on deposit (chain, slot) where status in ('seen', 'confirming', 'finalised');

-- Deposits gathered into the hot wallet: stored before it is sent, one in flight per account. No ledger row: both ends are custody.
create table sweep (
  id uuid primary key,
  chain text not null,
  token_account text not null,
  coin text not null references coin,
  amount minor not null check (amount > 0),
  signature text not null unique,
  wire text not null,
  last_valid_height bigint not null,
  outcome text not null check (outcome in ('pending', 'finalised', 'expired', 'failed_onchain')),
  created_at timestamptz not null,
  resolved_at timestamptz,
  foreign key (chain, token_account) references chain_cursor,
  check ((outcome = 'pending') = (resolved_at is null))
);
create unique index sweep_in_flight on sweep (chain, token_account) where outcome = 'pending';

create table address_book (
  id uuid primary key,
  customer_id uuid not null references customer,
  coin text not null references coin,
  chain text not null,
  address text not null,
  remark text not null,
  trusted boolean not null default false,
  added_at timestamptz not null,
  usable_at timestamptz not null check (usable_at >= added_at),
  removed_at timestamptz
);
create unique index address_book_once on address_book (customer_id, coin, chain, address) where removed_at is null;

create table withdrawal (
  id uuid primary key,
  customer_id uuid not null references customer,
  coin text not null references coin,
  chain text not null,
  address text not null,
  address_id uuid not null references address_book,
  amount minor not null check (amount > 0),
  fee minor not null,
  -- Its worth in US dollars at scale 6 when it was asked for: what the limits count.
  limit_value minor not null,
  remark text,
  status text not null check (status in ('held', 'review', 'approved', 'signed', 'broadcast', 'confirmed', 'expired',
    'failed', 'refused', 'cancelled', 'refunded')),
  -- HMAC over what was asked for, by a key that the database does not know; the signer computes it again.
  seal text not null,
  hold_id uuid not null unique references hold,
  journal_id uuid unique references journal,
  kyc_at_request text not null check (kyc_at_request = 'approved'),
  factor text not null,
  reason text,
  told text,
  -- Why the signer will not pay what was approved; a person has to look.
  signer_refusal text,
  requested_at timestamptz not null,
  status_at timestamptz not null,
  constraint fee_below_amount check (fee < amount),
  check (status <> 'confirmed' or journal_id is not null)
);
create index withdrawal_customer on withdrawal (customer_id, requested_at);
create index withdrawal_open on withdrawal (status, requested_at)
  where status in ('held', 'review', 'approved', 'signed', 'broadcast', 'expired', 'failed');

-- Written and committed before anything is sent: the bytes that may land, and until when they may.
create table withdraw_attempt (
  id uuid primary key,
  withdrawal_id uuid not null references withdrawal,
  n int not null check (n > 0),
  signature text not null unique,
  wire text not null,
  last_valid_height bigint not null,
  coin text not null references coin,
  amount minor not null check (amount > 0),
  outcome text not null check (outcome in ('pending', 'finalised', 'expired', 'failed_onchain')),
  created_at timestamptz not null,
  resolved_at timestamptz,
  unique (withdrawal_id, n),
  check ((outcome = 'pending') = (resolved_at is null))
);
-- At most one in flight, at most one paid.
create unique index withdraw_attempt_in_flight on withdraw_attempt (withdrawal_id) where outcome = 'pending';
create unique index withdraw_attempt_paid on withdraw_attempt (withdrawal_id) where outcome = 'finalised';
create index withdraw_attempt_velocity on withdraw_attempt (coin, created_at);

-- What a customer has used of a limit, in US dollars at scale 6. Locked together with the hold.
create table limit_use (
  customer_id uuid not null references customer,
  win_kind text not null check (win_kind in ('day', 'month')),
  win_start timestamptz not null,
  used minor not null,
  cap minor not null,
  primary key (customer_id, win_kind, win_start),
  check (used <= cap)
);

create schema if not exists audit;
create view audit.deposit_address as
  select chain, address, customer_id::text as user_id from deposit_address;
create view audit.deposit as
  select id::text as deposit_id, customer_id::text as user_id, chain, signature as tx_id, path, destination as dest, mint,
         coin as currency, amount::numeric as amount, status in ('finalised', 'credited', 'manual', 'reversed') as finalised,
         status, journal_id::text as journal_id
    from deposit;
create view audit.withdrawal as
  select id::text as withdrawal_id, customer_id::text as user_id, coin as currency, amount::numeric as amount,
         fee::numeric as fee, address,
         case when status = 'confirmed' then 'succeeded'
              when status in ('refused', 'cancelled', 'refunded') then 'rejected'
              else 'pending review' end as status,
         status as inner_state, hold_id::text as hold_id, requested_at, kyc_at_request, factor, null::text as refund_journal,
         limit_value::numeric as limit_value
    from withdrawal;
create view audit.withdraw_attempt as
  select id::text as attempt_id, withdrawal_id::text as withdrawal_id, signature, last_valid_height, outcome, created_at
    from withdraw_attempt;
create view audit.limit_use as
  select customer_id::text as user_id, win_kind, win_start, used::numeric as used, cap::numeric as cap from limit_use;
