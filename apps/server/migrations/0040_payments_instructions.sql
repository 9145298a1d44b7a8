-- Payments of the exchange that are not withdrawals: issuers' proceeds, withheld taxes, own fees, shares of partners, payments
-- sent back (decision 0159).

create table payment_beneficiary (
  id uuid primary key,
  number bigint generated always as identity (start with 1001) unique,
  kind text not null check (kind in ('issuer', 'tax_authority', 'exchange', 'agent', 'broker')),
  -- The owner of the account: an issuer, a country, an agent or a broker. The exchange has an empty one.
  owner_key text not null,
  owner_name text not null,
  -- The customer that the owner is, if it is one. No foreign key: the books keep the row when a customer is erased.
  customer_id uuid,
  coin text not null references coin,
  account_name text not null,
  bank text not null,
  bank_country text not null check (bank_country ~ '^[A-Z]{2}$'),
  bank_code text,
  ifsc text,
  address text,
  number_sealed text not null,
  number_ending text not null,
  status text not null check (status in ('proposed', 'active', 'refused', 'closed')),
  proposed_by uuid not null references operator,
  proposed_at timestamptz not null,
  status_at timestamptz not null
);
comment on table payment_beneficiary is
  'A bank account to which the exchange pays money that is not a withdrawal. Two people agree to each.';
-- One account per owner and currency receives money.
create unique index payment_beneficiary_once on payment_beneficiary (kind, owner_key, coin) where status in ('proposed', 'active');
grant select, insert, update on payment_beneficiary to tessera_app;

create table payment_instruction (
  id uuid primary key,
  number bigint generated always as identity (start with 1001) unique,
  kind text not null check (kind in ('issuer_proceeds', 'funding_return', 'withheld_tax', 'exchange_fees', 'agent_share',
    'broker_share', 'payment_return')),
  -- The part of the source account: a product, a country, the returned line. Empty for fees.
  source_of text not null,
  -- The payee for sums over instructions: all products of an issuer have one key.
  owner_key text not null,
  owner_name text not null,
  coin text not null references coin,
  -- The amount that the payee receives.
  amount minor not null check (amount > 0),
  -- The agreed fee that the approval charges, and the earlier overpayment that it recovers, from the same source.
  fee minor not null default 0,
  recovered minor not null default 0,
  -- The part of a payment made at the bank that its source did not cover, and the part that was paid back since.
  overpaid minor not null default 0,
  repaid minor not null default 0,
  reference text not null unique check (length(reference) = 9),
  beneficiary_id uuid references payment_beneficiary,
  returns_line uuid references bank_line,
  account_name text not null,
  -- Null for a payment that people made at the bank.
  bank text,
  bank_country text,
  bank_code text,
  ifsc text,
  address text,
  number_sealed text,
  number_ending text,
  exchange_account_id uuid references bank_account,
  is_by_hand boolean not null,
  status text not null check (status in ('prepared', 'approved', 'sent', 'settled', 'failed', 'cancelled', 'returned')),
  seal text,
  held_back text,
  batch_id uuid references payout_batch,
  bank_line_id uuid unique references bank_line,
  return_line_id uuid unique references bank_line,
  note text not null,
  prepared_by uuid references operator,
  prepared_at timestamptz not null,
  status_at timestamptz not null,
  constraint payment_instruction_complete check (is_by_hand or (bank is not null and bank_country is not null
    and number_sealed is not null and number_ending is not null and exchange_account_id is not null and seal is not null)),
  constraint payment_instruction_sent_in_a_batch
    check (is_by_hand or status not in ('sent', 'settled', 'failed', 'returned') or batch_id is not null),
  constraint payment_instruction_settled_by_a_line check (status not in ('settled', 'returned') or bank_line_id is not null),
  constraint payment_instruction_returned_by_a_line check (status <> 'returned' or return_line_id is not null),
  constraint payment_instruction_overpaid_by_hand check (is_by_hand or overpaid = 0),
  constraint payment_instruction_overpaid_within_amount check (overpaid <= amount and repaid <= overpaid)
);
comment on table payment_instruction is
  'A payment of the exchange that is not a withdrawal: prepared by one person, approved by two, paid by a file, settled by the '
  'bank''s debit.';
create index payment_instruction_source on payment_instruction (kind, source_of, coin);
create index payment_instruction_owner on payment_instruction (owner_key, coin);
create index payment_instruction_batched on payment_instruction (batch_id) where batch_id is not null;
create index payment_instruction_open on payment_instruction (status, number) where status in ('prepared', 'approved', 'sent');
-- A payment is sent back once at a time.
create unique index payment_instruction_returns on payment_instruction (returns_line)
  where status in ('prepared', 'approved', 'sent', 'settled');
grant select, insert, update on payment_instruction to tessera_app;

-- Payee, amount and source are fixed. Progress is not.
create function payment_instruction_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.kind, new.source_of, new.owner_key, new.coin, new.amount, new.reference, new.number_sealed, new.seal, new.is_by_hand)
     is distinct from
     (old.id, old.kind, old.source_of, old.owner_key, old.coin, old.amount, old.reference, old.number_sealed, old.seal, old.is_by_hand)
     or (old.batch_id is not null and new.batch_id is distinct from old.batch_id)
     or (old.status <> 'prepared' and (new.fee, new.recovered, new.overpaid) is distinct from (old.fee, old.recovered, old.overpaid))
     or new.repaid < old.repaid then
    raise exception 'payment instruction % cannot be edited: its payee, amount and source are fixed', old.number using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger payment_instruction_guard before update on payment_instruction for each row execute function payment_instruction_guard();

-- The instruction that the reference of a line names, even if the line did not settle it.
alter table bank_line add column names_instruction uuid references payment_instruction;
create index bank_line_names_instruction on bank_line (names_instruction) where names_instruction is not null;

-- Each step of an instruction moves money once.
create unique index journal_instruction_once on journal (kind, ref_id)
  where kind in ('instruction_hold', 'instruction_pay', 'instruction_back');

create view audit.payment_instruction as
  select i.id::text as instruction_id, i.status, i.coin as currency, i.amount::numeric as amount, i.fee::numeric as fee,
         i.overpaid::numeric as overpaid, i.repaid::numeric as repaid, i.recovered::numeric as recovered, i.owner_key,
         i.is_by_hand as by_hand,
         exists (
           select from approval_request q join approval a on a.request_id = q.id
            where ((q.kind = 'payment_instruction' and q.subject_id = i.id::text)
                or (q.kind = 'bank_line_out' and q.subject_id = i.bank_line_id::text))
              and q.status = 'approved' and q.verdict = 'approve'
              and a.verdict = 'approve' and a.approver_id <> q.requested_by and a.content_hash = q.content_hash) as by_two
    from payment_instruction i;
grant select on audit.payment_instruction to audit_ro;

-- A payment that two people sent back leaves suspense with its instruction. Before, it left the books at once.
alter table bank_line add column to_return boolean not null default false;
