-- Adjustments of customers' balances, write-offs of receivables, and losses above the fee income (decision 0164).

-- deficit is the negative of losses that the fee income did not cover. The company owes this money to the exchange.
create or replace function is_sound(a account) returns boolean language plpgsql immutable as $$
begin
  return a.kind in ('token', 'spot', 'fiat', 'house')
     and a.role in ('customer', 'fee', 'suspense', 'external', 'issuer', 'escrow', 'rounding', 'receivable', 'deficit')
     and (a.role = 'customer') = (a.customer_id is not null) and (a.kind = 'house') = (a.customer_id is null)
     and (not a.may_be_negative or a.role in ('external', 'issuer', 'receivable', 'deficit'));
end $$;

alter table receivable add column written_off minor not null default 0;
comment on column receivable.written_off is 'The part that two people wrote off, paid from the fee income.';
alter table receivable drop constraint receivable_closed_when_repaid;
alter table receivable drop constraint receivable_repaid_within_amount;
alter table receivable add constraint receivable_repaid_within_amount check (taken + repaid + written_off <= amount);
alter table receivable add constraint receivable_closed_when_settled
  check ((closed_at is not null) = (taken + repaid + written_off = amount));

-- Only repayments, a write-off, the lift of the block, the end and its notification are written.
create or replace function receivable_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.number, new.customer_id, new.credited_id, new.bank_line_id, new.coin, new.amount, new.taken, new.cause, new.customer_message, new.journal_id, new.at, new.blocked_from)
     is distinct from
     (old.id, old.number, old.customer_id, old.credited_id, old.bank_line_id, old.coin, old.amount, old.taken, old.cause, old.customer_message, old.journal_id, old.at, old.blocked_from)
     or new.repaid < old.repaid or new.written_off < old.written_off
     or (old.lifted_at is not null and new.lifted_at is distinct from old.lifted_at)
     or (old.closed_at is not null and new.closed_at is distinct from old.closed_at)
     or (old.notified_at is not null and new.notified_at is distinct from old.notified_at) then
    raise exception 'receivable % cannot be edited; only repayments, a write-off, the lift, the end and its notification are written', old.number using errcode = 'check_violation';
  end if;
  new.written := pg_current_xact_id();
  return new;
end $$;

create table adjustment (
  id uuid primary key,
  number bigint generated always as identity (start with 1001) unique,
  customer_id uuid not null references customer,
  act text not null check (act in ('credit', 'debit', 'write_off')),
  coin text not null references coin,
  amount minor not null check (amount > 0),
  reason_code text not null,
  -- The note of the two people that the customer reads.
  note_en text not null,
  note_zh text not null,
  receivable_id uuid unique references receivable,
  journal_id uuid not null unique references journal,
  at timestamptz not null,
  constraint adjustment_write_off_names_receivable check ((act = 'write_off') = (receivable_id is not null))
);
comment on table adjustment is
  'A correction of a customer''s balance from or to the exchange''s fee income, or a receivable that it paid, decided by '
  'two people (threat ADM-03, decision 0164).';
create index adjustment_customer on adjustment (customer_id, number);
grant select, insert on adjustment to tessera_app;

create view audit.customer_adjustment as
  select x.id::text as adjustment_id, x.customer_id::text as user_id, x.act, x.coin as currency, x.amount::numeric as amount,
         x.receivable_id::text as receivable_id, x.journal_id::text as journal_id,
         exists (
           select from approval_request q join approval a on a.request_id = q.id
            where q.kind = case x.act when 'write_off' then 'receivable_write_off' else 'balance_adjustment' end
              and q.subject_id = coalesce(x.receivable_id, x.customer_id)::text and q.status = 'approved' and q.verdict = 'approve'
              and a.verdict = 'approve' and a.at = x.at and a.approver_id <> q.requested_by and a.content_hash = q.content_hash) as by_two
    from adjustment x;

create or replace view audit.adjustment as
  select r.id::text as request_id, j.id::text as journal_id, p.coin as currency, p.amount::numeric as amount
    from journal j join posting p on p.journal_id = j.id join account a on a.id = p.account_id and a.role = 'external'
    left join approval_request r on r.subject_id = j.ref_id
         and exists (select 1 from approval y where y.request_id = r.id and y.verdict = 'approve' and y.at = j.created_at)
   where j.kind = 'reconciliation'
  union all
  -- The amount that the exchange gave; negative for a debit of the customer.
  select r.id::text, x.journal_id::text, x.coin, case x.act when 'debit' then -x.amount::numeric else x.amount::numeric end
    from adjustment x
    left join approval_request r on r.subject_id = coalesce(x.receivable_id, x.customer_id)::text
         and r.kind in ('balance_adjustment', 'receivable_write_off')
         and exists (select 1 from approval y where y.request_id = r.id and y.verdict = 'approve' and y.at = x.at);

create or replace view audit.receivable as
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
              and a.verdict = 'approve' and a.approver_id <> q.requested_by and a.content_hash = q.content_hash) as lifted_by_two,
         r.written_off::numeric as written_off
    from receivable r join bank_line l on l.id = r.bank_line_id;

grant select on audit.customer_adjustment to audit_ro;

-- Each adjustment, and the write-off of a receivable, moves money once.
create unique index journal_adjustment_once on journal (kind, ref_id)
  where kind in ('balance_adjustment', 'receivable_write_off');
