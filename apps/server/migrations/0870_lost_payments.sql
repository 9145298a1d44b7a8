-- why: a withdrawal or payout that was requested and paid after the backup has no row in the restored database. Two people settle each one (threat RST-01).

-- A payment of the hot wallet whose withdrawal this database does not know.
create table lost_payment (
  id uuid primary key,
  restore_id uuid not null references restore,
  chain text not null,
  coin text not null references coin,
  mint text not null,
  signature text not null,
  -- The instruction in its transaction.
  path text not null,
  wire text not null,
  -- The id of the withdrawal that the signer paid.
  memo text,
  recipient text not null,
  amount minor not null check (amount > 0),
  paid_at timestamptz,
  -- Hosts that show it as final.
  hosts text[] not null,
  found_at timestamptz not null,
  outcome text check (outcome in ('adopted', 'loss')),
  settled_at timestamptz,
  withdrawal_id uuid unique references withdrawal,
  unique (signature, path),
  check ((outcome is null) = (settled_at is null)),
  check ((withdrawal_id is not null) = (outcome is not distinct from 'adopted'))
);
create index lost_payment_open on lost_payment (found_at) where outcome is null;
comment on table lost_payment is 'kept';

-- A payout of a lost payment file that this database does not know. Only the bank's lines show its amount.
create table lost_payout (
  id uuid primary key,
  restore_id uuid not null references restore,
  payout_id uuid not null unique,
  batch_id uuid not null,
  coin text not null references coin,
  file_sha256 text not null,
  exported_at timestamptz not null,
  maker text not null,
  found_at timestamptz not null,
  settled_at timestamptz
);
create index lost_payout_open on lost_payout (found_at) where settled_at is null;
comment on table lost_payout is 'kept';

-- False while a host did not have the blocks back to the backup: payments before its oldest block may be missing.
alter table restore add column history_reaches boolean not null default true;
