-- The daily reconciliation, which two people sign (decision 0181).

-- The record of a day needs the holdings that the last comparison read, also if they agree with the books.
create table holdings_reading (
  coin text primary key references coin,
  place text not null check (place in ('chain', 'bank')),
  least minor_delta not null,
  most minor_delta not null,
  books minor_delta not null,
  difference minor_delta not null,
  -- The parts of the holdings: deposit addresses, hot and cold wallets, or the balance at a bank.
  parts jsonb not null check (jsonb_typeof(parts) = 'array'),
  at timestamptz not null,
  constraint holdings_reading_bounds check (least <= most)
);
comment on table holdings_reading is
  'The holdings of a coin that the last comparison read on the chain or at the bank, with the books of that moment.';
grant select, insert, update, delete on holdings_reading to tessera_app;

create table daily_reconciliation (
  day date primary key,
  journal_seq bigint not null,
  record jsonb not null,
  -- The same file in both languages. Their hashes are what two people sign.
  csv_en text not null,
  csv_zh text not null,
  sha256_en text not null check (length(sha256_en) = 64),
  sha256_zh text not null check (length(sha256_zh) = 64),
  differences int not null check (differences >= 0),
  built_at timestamptz not null
);
comment on table daily_reconciliation is
  'The record of a day (UTC): books, holdings, statements, debts to customers and differences. It is never changed.';
grant select, insert on daily_reconciliation to tessera_app;

create table reconciliation_sign_off (
  day date primary key references daily_reconciliation,
  -- A note for each difference, by its key.
  notes jsonb not null check (jsonb_typeof(notes) = 'object'),
  signed_at timestamptz not null
);
comment on table reconciliation_sign_off is
  'The signature of two people under the record of a day. The approval of the same day names them.';
grant select, insert on reconciliation_sign_off to tessera_app;
