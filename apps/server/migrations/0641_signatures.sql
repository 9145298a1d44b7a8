-- why: a company may require two people for an order or for money that leaves (decision 0087).

-- Above these amounts, in millionths of a US dollar, two people sign; null for none. One row per change, the newest counts.
create table signature_rule (
  id uuid primary key,
  account_id uuid not null references customer,
  version int not null check (version > 0),
  orders_above minor,
  money_above minor,
  set_by uuid not null references customer,
  second_by uuid references customer check (second_by <> set_by),
  set_at timestamptz not null,
  unique (account_id, version)
);
comment on table signature_rule is 'append-only';

-- An act of one person that waits for a second one. Its body is what the endpoint takes, without the code.
create table signature_act (
  id uuid primary key,
  number bigint generated always as identity unique,
  account_id uuid not null references customer,
  kind text not null check (kind in ('withdrawal', 'payout', 'internal_transfer', 'subscription', 'purchase', 'order', 'rule')),
  status text not null check (status in ('waiting', 'signed', 'done', 'failed', 'refused', 'cancelled', 'lapsed')),
  body jsonb not null,
  -- Where the money goes, or the order in words: the second person's code is bound to it.
  act text not null,
  coin text references coin (code),
  amount minor check (amount > 0),
  -- In millionths of a US dollar; null where the worth is unknown.
  value minor,
  hold_id uuid references hold,
  -- The transfer that took the money of an order out of spot.
  transfer_id uuid references transfer,
  asked_by uuid not null references customer,
  asked_at timestamptz not null,
  factor text not null,
  lapses_at timestamptz not null check (lapses_at > asked_at),
  second_by uuid references customer check (second_by <> asked_by),
  second_factor text,
  ended_by uuid references customer,
  ended_at timestamptz,
  -- Why a signed act was not carried out: a code of the catalogue.
  failed_code text,
  -- What it became: a withdrawal, payout, internal transfer, subscription or order.
  result_id uuid,
  check ((coin is null) = (amount is null)),
  check ((status in ('waiting', 'signed')) = (ended_at is null)),
  check (status not in ('signed', 'done', 'failed') or second_by is not null),
  check (status <> 'done' or kind = 'rule' or result_id is not null)
);
create index signature_act_account on signature_act (account_id, asked_at desc, id);
create index signature_act_open on signature_act (lapses_at) where status in ('waiting', 'signed');
comment on table signature_act is 'kept';

create view audit.signature_act as
  select id::text as act_id, account_id::text as user_id, status, asked_by::text as asked_by, second_by::text as second_by,
         amount::numeric as amount, hold_id::text as hold_id
    from signature_act;
