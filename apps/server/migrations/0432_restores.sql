-- why: a database that was put back from a backup must not pay again, and the copy of the audit log must go on (threats RST-01, RST-02).

-- A start with --after-restore. While one is open nothing is signed or exported and nothing expires, on any node.
create table restore (
  id uuid primary key,
  began_at timestamptz not null,
  -- Where our audit log stood when it began, and once the copy was read, the last entry that both have: the copy goes on behind it.
  log_seq bigint not null,
  log_hash text not null,
  -- Where the copy ends, and how many entries of it this database lost; null until it was read.
  copy_seq bigint,
  copy_hash text,
  lost int,
  -- Payment files that were made in the lost time.
  files int not null default 0,
  -- Withdrawals whose payment was found on the chain, and those that nobody can decide on by what the nodes say.
  adopted int not null default 0,
  unsure int not null default 0,
  chain_at timestamptz,
  bank_at timestamptz,
  ended_at timestamptz,
  -- When the keeper of the copy took the marked beginning.
  marked_at timestamptz
);
create unique index restore_open on restore ((true)) where ended_at is null;
comment on table restore is 'kept';
