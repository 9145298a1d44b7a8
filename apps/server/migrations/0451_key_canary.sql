-- why: a wrong key on existing data must not start, let alone seal new secrets (threat OPS-12)

-- One text sealed under each key of the configuration at the first start. A key that cannot open it is not the key of this database.
create table key_canary (
  key text primary key check (key in ('SECRET_KEY', 'CHAIN_MASTER_SEED')),
  sealed text not null,
  made_at timestamptz not null default now()
);
comment on table key_canary is 'append-only: the keys of a database stay the same';
