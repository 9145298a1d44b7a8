-- why: hardware wallets and phones without message signing could not prove an address; a small transfer from it proves it too (decision 0105)

-- The wallet that sent a deposit; null if its instructions do not show one.
alter table deposit add column sender text;

-- The amount that the owner of an address sends from it, and the matching deposit.
create table test_transfer (
  id uuid primary key,
  address_id uuid not null references address_book,
  amount minor not null check (amount > 0),
  started_at timestamptz not null,
  expires_at timestamptz not null,
  -- A deposit proves one address.
  deposit_id uuid unique references deposit,
  check (expires_at > started_at)
);
create index test_transfer_address on test_transfer (address_id, started_at);
create index test_transfer_open on test_transfer (expires_at) where deposit_id is null;
