-- why: fiat leaves to the customer's own account at a bank (decision 0042). A payout is held, approved by two people, exported
-- once in a file for the bank, and paid when the bank tells its debit.

-- What leaves costs, and how much may leave at once: of what arrives, as on a chain.
alter table bank_account
  add column payout_open boolean not null default false,
  add column payout_fee minor not null default 0,
  add column payout_min minor not null default 0,
  add column payout_max minor not null default 0,
  add check (payout_max >= payout_min);

-- One file for one account of ours. It is made anew from its rows whenever it is downloaded, and must come out the same.
create table payout_batch (
  id uuid primary key,
  number bigint generated always as identity unique,
  bank_account_id uuid not null references bank_account,
  coin text not null references coin,
  payouts int not null check (payouts > 0),
  total minor not null check (total > 0),
  file_sha256 text not null,
  made_by uuid not null references operator,
  made_at timestamptz not null
);
create index payout_batch_made on payout_batch (made_at desc);
comment on table payout_batch is 'append-only: what was handed to a bank';

create table payout (
  id uuid primary key,
  number bigint generated always as identity unique,
  customer_id uuid not null references customer,
  coin text not null references coin,
  amount minor not null check (amount > 0),
  fee minor not null,
  -- Its worth in US dollars at scale 6 when it was asked for: what the limits count.
  limit_value minor not null,
  reference text not null unique check (length(reference) = 9),
  -- No reference: the account goes when its customer is forgotten, and this stays for the books.
  customer_bank_account_id uuid not null,
  -- Where it goes, as it was when it was asked for.
  account_name text not null,
  bank text not null,
  branch text,
  bank_country text not null,
  bank_code text,
  ifsc text,
  number_sealed text not null,
  number_ending text not null,
  status text not null check (status in ('review', 'approved', 'sent', 'paid', 'failed', 'refused', 'cancelled', 'returned')),
  -- HMAC over what was asked for, by a key that the database does not know; the export computes it again.
  seal text not null,
  -- Why the export will not take what was approved; a person has to look.
  held_back text,
  hold_id uuid not null unique references hold,
  batch_id uuid references payout_batch,
  journal_id uuid unique references journal,
  bank_line_id uuid unique references bank_line,
  return_line_id uuid unique references bank_line,
  kyc_at_request text not null check (kyc_at_request = 'approved'),
  factor text not null,
  reason text,
  told text,
  requested_at timestamptz not null,
  status_at timestamptz not null,
  constraint payout_fee_below_amount check (fee < amount),
  -- Written before the payout moves there.
  constraint payout_sent_in_a_batch check (status not in ('sent', 'paid', 'failed', 'returned') or batch_id is not null),
  constraint payout_paid_by_a_line
    check ((status not in ('paid', 'returned') or journal_id is not null) and (journal_id is null) = (bank_line_id is null)),
  constraint payout_returned_by_a_line check (status <> 'returned' or return_line_id is not null)
);
create index payout_customer on payout (customer_id, requested_at);
create index payout_open on payout (status, requested_at) where status in ('review', 'approved', 'sent');
create index payout_batched on payout (batch_id) where batch_id is not null;
create trigger payout_not_of_sub before insert on payout for each row execute function not_of_sub_account();

-- What was asked for and what was handed to the bank stand: a payout changes where it stands and nothing else.
create function payout_stands() returns trigger language plpgsql as $$
begin
  if (new.id, new.customer_id, new.coin, new.amount, new.fee, new.limit_value, new.reference, new.hold_id, new.seal, new.requested_at)
     is distinct from
     (old.id, old.customer_id, old.coin, old.amount, old.fee, old.limit_value, old.reference, old.hold_id, old.seal, old.requested_at)
     or (old.batch_id is not null and new.batch_id is distinct from old.batch_id) then
    raise exception 'a payout is never edited' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger payout_stands before update on payout for each row execute function payout_stands();

-- The payout that a line's reference names, whether or not it paid it.
alter table bank_line add column names_payout uuid references payout;
create index bank_line_names_payout on bank_line (names_payout) where names_payout is not null;
alter table bank_line drop constraint bank_line_status_check;
alter table bank_line add constraint bank_line_status_check
  check (status in ('received', 'credited', 'paid', 'queued', 'returned', 'voided', 'explained'));

-- A payout is a withdrawal: the same invariants hold it, and its line in a batch is its one attempt.
create or replace view audit.withdrawal as
  select id::text as withdrawal_id, customer_id::text as user_id, coin as currency, amount::numeric as amount,
         fee::numeric as fee, address,
         case when status = 'confirmed' then 'succeeded'
              when status in ('refused', 'cancelled', 'refunded') then 'rejected'
              else 'pending review' end as status,
         status as inner_state, hold_id::text as hold_id, requested_at, kyc_at_request, factor, null::text as refund_journal,
         limit_value::numeric as limit_value
    from withdrawal
  union all
  select p.id::text, p.customer_id::text, p.coin, p.amount::numeric, p.fee::numeric, p.bank || ' ' || p.number_ending,
         case when p.status = 'paid' then 'succeeded'
              when p.status in ('failed', 'refused', 'cancelled', 'returned') then 'rejected'
              else 'pending review' end,
         p.status, p.hold_id::text, p.requested_at, p.kyc_at_request, p.factor,
         (select j.id::text from journal j where j.reverses_id = p.journal_id), p.limit_value::numeric
    from payout p;
create or replace view audit.withdraw_attempt as
  select id::text as attempt_id, withdrawal_id::text as withdrawal_id, signature, last_valid_height, outcome, created_at
    from withdraw_attempt
  union all
  select p.batch_id::text || '/' || p.id::text, p.id::text, p.reference, 0::bigint,
         case p.status when 'sent' then 'pending' when 'paid' then 'finalised' else 'failed_onchain' end, b.made_at
    from payout p join payout_batch b on b.id = p.batch_id;

-- A key under which money moved counts once for ever (I21).
drop index idempotency_at;
create index idempotency_at on idempotency (at) where not (scope in (
  'sapi/v1/capital/withdraw/apply', 'ex/api/v1/withdrawals/create', 'ex/api/v1/payouts/create', 'ex/api/v1/transfers/create', 'ex/api/v1/internal_transfers/create',
  'ex/api/v1/sub_accounts/transfer', 'ex/api/v1/subscriptions/create', 'ex/api/v1/fiat_orders/create'));
