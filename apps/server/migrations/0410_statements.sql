-- why: one operator's statement credited customers at once (STM-01). A statement that a person uploads, or that an unsigned feed
-- brings, is a claim: it becomes lines of the bank only when a second person confirms it, or when the signed feed brings them.
create table bank_statement (
  id uuid primary key,
  bank text not null,
  format text not null check (format in ('csv', 'camt052', 'camt053', 'feed')),
  -- Of the file as it came. A file of several accounts is several statements.
  sha256 text not null check (length(sha256) = 64),
  -- Null: its lines name several of our accounts.
  account_number text,
  coin text references coin,
  -- Null: the file has no balances, and moves money line by line.
  opening minor_delta,
  closing minor_delta,
  from_day date not null,
  until_day date not null check (until_day >= from_day),
  status text not null check (status in ('received', 'claimed', 'by_line', 'confirmed', 'dropped')),
  -- Null: a feed that signs nothing.
  uploaded_by uuid references operator,
  uploaded_at timestamptz not null,
  confirmed_at timestamptz,
  check ((opening is null) = (closing is null)),
  check (opening is null or (account_number is not null and coin is not null)),
  check (status not in ('claimed', 'confirmed') or opening is not null),
  check (status <> 'confirmed' or confirmed_at is not null)
);
create index bank_statement_uploaded on bank_statement (uploaded_at desc, id);
create index bank_statement_open on bank_statement (uploaded_at) where status = 'claimed';
create index bank_statement_known on bank_statement (bank, account_number, coin, until_day) where status = 'confirmed';
-- The same file counts once.
create unique index bank_statement_once on bank_statement (bank, sha256, account_number, from_day, until_day)
  where status in ('claimed', 'confirmed');

create table bank_claim (
  id uuid primary key,
  statement_id uuid not null references bank_statement,
  n int not null check (n > 0),
  bank text not null,
  line_id text not null,
  -- Further numbers that the bank gives the same line, by which another file may name it.
  other_ids text[] not null default '{}',
  account_number text not null,
  direction text not null check (direction in ('in', 'out')),
  coin text not null references coin,
  amount minor not null check (amount > 0),
  payer_name text not null,
  remittance text not null,
  booked_on date not null,
  -- The effect that two people confirmed; null while it is a claim.
  expects text,
  -- Null until it ended: a line of the bank, one already, one of other money, or nothing.
  outcome text check (outcome in ('settled', 'known', 'contradicted', 'dropped')),
  ended_at timestamptz,
  unique (statement_id, n),
  unique (statement_id, line_id),
  check ((outcome is null) = (ended_at is null)),
  check (outcome is null or outcome <> 'settled' or expects is not null)
);
create index bank_claim_open on bank_claim (bank, line_id) where outcome is null;
create index bank_claim_named on bank_claim (bank, line_id);
create index bank_claim_also_named on bank_claim using gin (other_ids);
create index bank_claim_due on bank_claim (statement_id, n) where outcome is null and expects is not null;

-- The content of a claim never changes: a claim only ends.
create function bank_claim_stands() returns trigger language plpgsql as $$
begin
  if (new.id, new.statement_id, new.bank, new.line_id, new.account_number, new.direction, new.coin, new.amount, new.payer_name, new.remittance)
     is distinct from
     (old.id, old.statement_id, old.bank, old.line_id, old.account_number, old.direction, old.coin, old.amount, old.payer_name, old.remittance)
     or (old.expects is not null and new.expects is distinct from old.expects)
     or (old.outcome is not null and new.outcome is distinct from old.outcome) then
    raise exception 'a claim is never edited' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger bank_claim_stands before update on bank_claim for each row execute function bank_claim_stands();

-- The claim that a line came from; a line without one came from a signed feed.
alter table bank_line add column claim_id uuid unique references bank_claim;

create view audit.bank_claim_line as
  select l.id::text as bank_line, l.status, c.id::text as claim_id, c.statement_id::text as statement_id, c.expects, l.imported_at,
         exists (
           select 1 from approval_request r join approval a on a.request_id = r.id
            where r.status = 'approved' and r.verdict = 'approve' and a.verdict = 'approve'
              and a.approver_id <> r.requested_by and a.content_hash = r.content_hash
              and ((r.kind = 'bank_statement' and r.subject_id = c.statement_id::text)
                or (r.kind = 'bank_claim' and r.subject_id = c.id::text))) as by_two
    from bank_line l join bank_claim c on c.id = l.claim_id;
