-- why: a wrong credit may be spent before anybody sees it (threat STM-03). Two people take it back: what is available at once, and
-- the rest is a receivable of the exchange from the customer (decision 0064).

alter table bank_line drop constraint bank_line_status_check;
alter table bank_line add constraint bank_line_status_check
  check (status in ('received', 'credited', 'paid', 'queued', 'returned', 'voided', 'explained', 'reversed'));
-- A line whose credit was reversed is no line of the bank either: its number is free for the line that the bank has.
drop index bank_line_once;
create unique index bank_line_once on bank_line (bank, line_id) where status not in ('voided', 'reversed');

-- A receivable is an asset that no bank and no chain holds: it is no part of what I27 compares with the outside.
do $$
begin
  execute replace(replace(pg_get_functiondef('is_sound(account)'::regprocedure),
    '''escrow'', ''rounding''', '''escrow'', ''rounding'', ''receivable'''),
    'a.role in (''external'', ''issuer'')', 'a.role in (''external'', ''issuer'', ''receivable'')');
  -- Why an order was cancelled that holds a coin that its owner owes.
  execute replace(pg_get_functiondef('is_sound(otc_order)'::regprocedure), '''barred''', '''barred'', ''receivable''');
end $$;

create table receivable (
  id uuid primary key,
  number bigint not null generated always as identity (start with 1001) unique,
  -- The main account of the person who owes it.
  customer_id uuid not null references customer,
  -- The account that was credited: the main one or one of its sub-accounts.
  credited_id uuid not null references customer,
  -- A credit is reversed once.
  bank_line_id uuid not null unique references bank_line,
  coin text not null references coin,
  -- The whole wrong credit; what was taken at once; what was repaid since.
  amount minor not null check (amount > 0),
  taken minor not null check (taken <= amount),
  repaid minor not null default 0 check (taken + repaid <= amount),
  cause text not null,
  -- Says more to the customer, in the words of the two people.
  told text,
  journal_id uuid not null unique references journal,
  at timestamptz not null,
  -- Nothing leaves the account from this moment, until it is repaid or two people lift the block.
  blocked_from timestamptz not null,
  lifted_at timestamptz check (lifted_at >= at),
  closed_at timestamptz check (closed_at >= at),
  -- When the customer was told that all of it is repaid.
  told_at timestamptz,
  -- The trading core asks for what was committed since its last batch.
  written xid8 not null default pg_current_xact_id(),
  check ((closed_at is not null) = (taken + repaid = amount))
);
create index receivable_customer on receivable (customer_id, number);
create index receivable_credited on receivable (credited_id);
create index receivable_open on receivable (customer_id, coin) where closed_at is null;
create index receivable_untold on receivable (number) where closed_at is not null and told_at is null;
create index receivable_written on receivable (written);
comment on table receivable is 'kept: of a receivable only what is repaid, the lift, the end and the word of it are written';

create function receivable_stands() returns trigger language plpgsql as $$
begin
  if (new.id, new.number, new.customer_id, new.credited_id, new.bank_line_id, new.coin, new.amount, new.taken, new.cause, new.told, new.journal_id, new.at, new.blocked_from)
     is distinct from
     (old.id, old.number, old.customer_id, old.credited_id, old.bank_line_id, old.coin, old.amount, old.taken, old.cause, old.told, old.journal_id, old.at, old.blocked_from)
     or new.repaid < old.repaid
     or (old.lifted_at is not null and new.lifted_at is distinct from old.lifted_at)
     or (old.closed_at is not null and new.closed_at is distinct from old.closed_at)
     or (old.told_at is not null and new.told_at is distinct from old.told_at) then
    raise exception 'a receivable keeps what it says' using errcode = 'check_violation';
  end if;
  new.written := pg_current_xact_id();
  return new;
end $$;
create trigger receivable_stands before update on receivable for each row execute function receivable_stands();

-- While a receivable blocks what leaves, nothing may be requested (I19). A request may have begun shortly before the end of the
-- block was committed, and waits for no lock of it: the last minute does not count.
create or replace view audit.freeze as
  select customer_id::text as user_id, scope as kind, cause, from_at, until_at from account_freeze
  union all
  select customer_id::text, 'withdraw', 'stopped_by_us', from_at, least(until_at, lifted_at) from stop where scope = 'account_withdrawals'
  union all
  select c.id::text, 'withdraw', 'receivable', r.blocked_from,
         coalesce(least(r.lifted_at, r.closed_at) - interval '1 minute', 'infinity')
    from receivable r join customer c on r.customer_id in (c.id, c.parent_id);

create view audit.receivable as
  select r.id::text as receivable_id, r.customer_id::text as user_id, r.bank_line_id::text as bank_line, l.status as line_status,
         r.coin as currency, r.amount::numeric as amount, r.taken::numeric as taken, r.repaid::numeric as repaid,
         r.journal_id::text as journal_id, r.at, r.lifted_at is not null as lifted,
         exists (
           select from approval_request q join approval a on a.request_id = q.id
            where q.kind = 'credit_reversal' and q.subject_id = r.bank_line_id::text and q.status = 'approved' and q.verdict = 'approve'
              and a.verdict = 'approve' and a.approver_id <> q.requested_by and a.content_hash = q.content_hash) as by_two,
         exists (
           select from approval_request q join approval a on a.request_id = q.id
            where q.kind = 'receivable_lift' and q.subject_id = r.id::text and q.status = 'approved' and q.verdict = 'approve'
              and a.verdict = 'approve' and a.approver_id <> q.requested_by and a.content_hash = q.content_hash) as lifted_by_two
    from receivable r join bank_line l on l.id = r.bank_line_id;

-- Whose a receivable is, and whose a line that people matched: no operator decides about an own account (threat OPR-02).
do $$
begin
  execute replace(pg_get_functiondef('customers_of(text[], boolean)'::regprocedure),
    'union all select i.name, t.customer_id from ids i join stop t',
    'union all select i.name, t.customer_id from ids i join receivable t on t.id = i.id
  union all select i.name, t.credited_id from ids i join receivable t on t.id = i.id
  union all select i.name, t.customer_id from ids i join fiat_order t on t.bank_line_id = i.id
  union all select i.name, t.customer_id from ids i join stop t');
end $$;
