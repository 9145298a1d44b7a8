-- One double-entry ledger. + credits an account, - debits it. One coin per account, integers in minor units.

create table coin (
  code text primary key check (code ~ '^[A-Za-z0-9]{2,12}$'),
  kind text not null check (kind in ('crypto', 'fiat', 'token')),
  scale int not null check (scale between 0 and 9),
  name_en text not null,
  name_zh text not null,
  listed_at timestamptz not null
);

-- A coin on a chain: what may come in and go out, and at what price. Fees and limits in minor units of the coin.
create table coin_network (
  coin text not null references coin,
  chain text not null check (chain ~ '^[a-z0-9_]{3,32}$'),
  mint text not null,
  token_program text not null,
  confirmations int not null check (confirmations > 0),
  deposit_open boolean not null,
  deposit_min minor not null,
  withdraw_open boolean not null,
  withdraw_fee minor not null,
  withdraw_min minor not null,
  withdraw_max minor not null,
  primary key (coin, chain),
  unique (chain, mint)
);

-- posted: sum of postings. held: sum of open holds. What may be spent is posted - held.
create table account (
  id bigint generated always as identity primary key,
  customer_id uuid,
  kind text not null check (kind in ('token', 'spot', 'fiat', 'house')),
  purpose text not null,
  role text not null check (role in ('customer', 'fee', 'suspense', 'external', 'issuer', 'escrow', 'rounding')),
  coin text not null references coin,
  may_be_negative boolean not null,
  posted minor_delta not null default 0,
  held minor not null default 0,
  check ((role = 'customer') = (customer_id is not null)),
  check ((kind = 'house') = (customer_id is null)),
  check (not may_be_negative or role in ('external', 'issuer')),
  constraint available_not_negative check (may_be_negative or posted - held >= 0),
  unique nulls not distinct (customer_id, kind, purpose, coin)
);
create index account_customer on account (customer_id) where customer_id is not null;

create table journal (
  id uuid primary key,
  seq bigint not null unique,
  created_at timestamptz not null,
  kind text not null,
  ref_type text not null,
  ref_id text not null,
  actor text not null,
  reverses_id uuid unique references journal,
  prev_hash text not null,
  hash text not null
);
create index journal_ref on journal (ref_type, ref_id);
-- The natural key of effects that may happen once only (rule 4 of trust/invariants.md).
create unique index journal_once on journal (kind, ref_type, ref_id)
  where kind in ('deposit', 'withdraw_capture', 'withdraw_refund', 'disburse', 'allot', 'fiat_credit', 'issue', 'transfer_out', 'transfer_in');
comment on table journal is 'append-only: corrections are reversals';

create table posting (
  id bigint generated always as identity primary key,
  journal_id uuid not null references journal,
  account_id bigint not null references account,
  coin text not null,
  amount minor_delta not null check (amount <> 0)
);
create index posting_journal on posting (journal_id);
create index posting_account on posting (account_id, id);
comment on table posting is 'append-only: the books';

create table hold (
  id uuid primary key,
  account_id bigint not null references account,
  coin text not null references coin,
  amount minor not null check (amount > 0),
  captured minor not null default 0,
  released minor not null default 0,
  state text not null check (state in ('open', 'captured', 'released', 'expired')),
  ref_type text not null,
  ref_id text not null,
  created_at timestamptz not null,
  resolved_at timestamptz,
  check (captured + released <= amount),
  check ((state = 'open') = (resolved_at is null)),
  check (state = 'open' or captured + released = amount),
  unique (ref_type, ref_id)
);
create index hold_open on hold (account_id) where state = 'open';

-- Second net under post.ts: no statement may add postings that do not balance, in a coin that is not the account's.
create function posting_balances() returns trigger language plpgsql as $$
begin
  if exists (select 1 from added group by journal_id, coin having sum(amount) <> 0) then
    raise exception 'unbalanced journal' using errcode = 'check_violation';
  end if;
  if exists (select 1 from added p join account a on a.id = p.account_id where a.coin <> p.coin) then
    raise exception 'posting in another coin than its account' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger posting_balances after insert on posting
  referencing new table as added for each statement execute function posting_balances();

-- Third net, at commit: every journal stands on at least two postings that sum to zero per coin.
create function journal_balances() returns trigger language plpgsql as $$
begin
  if (select count(*) from posting where journal_id = new.id) < 2
    or exists (select 1 from posting where journal_id = new.id group by coin having sum(amount) <> 0) then
    raise exception 'unbalanced journal %', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger journal_balances after insert on journal
  deferrable initially deferred for each row execute function journal_balances();
