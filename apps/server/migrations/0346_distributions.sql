-- why: issuers pay dividends, coupons and capital back to the holders of a product (decision 0046). Who holds what is read from the
-- books as they stood by the number of a journal, once; what is released waits on an account of its own until it is paid.

create table distribution (
  id uuid primary key,
  number bigint not null generated always as identity (start with 70001) unique,
  product_id uuid not null references product,
  type text not null check (type in ('dividend', 'coupon', 'return_of_capital')),
  -- Which one of its kind, as 2026-Q3.
  period text not null check (length(period) between 1 and 20),
  currency text not null references coin,
  -- Of one whole unit, at scale 12.
  per_unit minor not null check (per_unit > 0),
  record_at timestamptz not null,
  pay_at timestamptz not null,
  -- Parts per million by the holder's country, and of all others.
  withholding jsonb not null check (jsonb_typeof(withholding) = 'object'),
  others_ppm int not null check (others_ppm between 0 and 1000000),
  status text not null check (status in ('declared', 'announced', 'recorded', 'released', 'paid', 'cancelled')),
  declared_by uuid not null references operator,
  declared_at timestamptz not null,
  -- Since when everybody may read it.
  announced_at timestamptz,
  -- The last journal that counts; units of customers and in escrow then; and what the issuer owes for those of customers together.
  record_seq bigint,
  recorded_at timestamptz,
  units minor,
  in_escrow minor,
  owed minor,
  gross minor,
  tax minor,
  released_at timestamptz,
  release_journal uuid unique references journal,
  paid_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  constraint distribution_pays_after_record check (pay_at >= record_at),
  constraint distribution_recorded
    check ((status in ('recorded', 'released', 'paid')) <= (num_nulls(record_seq, recorded_at, units, in_escrow, owed, gross, tax) = 0)),
  constraint distribution_owes_what_it_gives check (gross <= owed and tax <= gross),
  constraint distribution_released check (status not in ('released', 'paid') or released_at is not null),
  constraint distribution_cancelled check (status <> 'cancelled' or (cancelled_at is not null and cancel_reason is not null))
);
-- Threat SUB-06: one of a kind and period. What was cancelled may be declared again.
create unique index distribution_period on distribution (product_id, type, period) where status <> 'cancelled';
create index distribution_declared on distribution (declared_at, id);
create index distribution_open on distribution (status, record_at) where status in ('announced', 'recorded', 'released');

comment on table distribution is 'kept: what was paid to holders';

-- What was declared stands, and so does what was recorded once.
create function distribution_stands() returns trigger language plpgsql as $$
begin
  if (new.id, new.number, new.product_id, new.type, new.period, new.currency, new.per_unit, new.record_at, new.pay_at, new.withholding,
      new.others_ppm, new.declared_by, new.declared_at)
     is distinct from
     (old.id, old.number, old.product_id, old.type, old.period, old.currency, old.per_unit, old.record_at, old.pay_at, old.withholding,
      old.others_ppm, old.declared_by, old.declared_at)
     or (old.record_seq is not null and (new.record_seq, new.recorded_at, new.units, new.in_escrow, new.owed, new.gross, new.tax)
         is distinct from (old.record_seq, old.recorded_at, old.units, old.in_escrow, old.owed, old.gross, old.tax))
     or (old.released_at is not null and (new.released_at, new.release_journal) is distinct from (old.released_at, old.release_journal)) then
    raise exception 'a distribution is never edited' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger distribution_stands before update on distribution for each row execute function distribution_stands();

-- Who held what when it was recorded, and what became of it. Once for each holder (threat SUB-06).
create table distribution_holder (
  id uuid primary key,
  distribution_id uuid not null references distribution,
  customer_id uuid not null references customer,
  number bigint not null generated always as identity unique,
  -- Minor units of the token.
  units minor not null check (units > 0),
  country text check (country ~ '^[A-Z]{2}$'),
  rate_ppm int not null check (rate_ppm between 0 and 1000000),
  gross minor not null,
  tax minor not null,
  net minor not null,
  status text not null check (status in ('recorded', 'paid', 'unclaimed')),
  journal_id uuid unique references journal,
  claim_journal uuid unique references journal,
  paid_at timestamptz,
  unique (distribution_id, customer_id),
  constraint distribution_holder_adds_up check (gross = tax + net),
  constraint distribution_holder_paid check (status <> 'paid' or paid_at is not null),
  constraint distribution_holder_moved check (status = 'recorded' or journal_id is not null or gross = 0)
);
create index distribution_holder_customer on distribution_holder (customer_id, number desc);
create index distribution_holder_open on distribution_holder (distribution_id, number) where status = 'recorded';
create index distribution_holder_unclaimed on distribution_holder (number) where status = 'unclaimed';

comment on table distribution_holder is 'kept: who was due what';

create function distribution_holder_stands() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a record of holders is never edited' using errcode = 'check_violation';
  end if;
  if (new.id, new.distribution_id, new.customer_id, new.number, new.units, new.country, new.rate_ppm, new.gross, new.tax, new.net)
     is distinct from
     (old.id, old.distribution_id, old.customer_id, old.number, old.units, old.country, old.rate_ppm, old.gross, old.tax, old.net)
     or (old.journal_id is not null and new.journal_id is distinct from old.journal_id) or old.status = 'paid' then
    raise exception 'a record of holders is never edited' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger distribution_holder_stands before update or delete on distribution_holder
  for each row execute function distribution_holder_stands();
-- Nobody joins a record that was taken.
create function distribution_holder_joins() returns trigger language plpgsql as $$
begin
  if (select status from distribution where id = new.distribution_id) is distinct from 'announced' then
    raise exception 'a record of holders is taken once' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger distribution_holder_joins before insert on distribution_holder
  for each row execute function distribution_holder_joins();

-- A payment of an issuer for its holders: whose it is, two people said.
alter table bank_line add column funds_distribution uuid references distribution;

-- Each of these happens once for one reference.
drop index journal_once;
create unique index journal_once on journal (kind, ref_type, ref_id)
  where kind in ('deposit', 'withdraw_capture', 'withdraw_refund', 'disburse', 'allot', 'fiat_credit', 'issue', 'transfer_out', 'transfer_in',
                 'distribution_funding', 'distribution_release', 'distribution_pay', 'distribution_keep', 'distribution_claim');

create view audit.distribution as
  select id::text as distribution_id, product_id::text as product_id, currency, status, owed::numeric as owed, gross::numeric as gross,
         tax::numeric as tax, release_journal::text as release_journal, released_at
    from distribution;
create view audit.distribution_holder as
  select h.id::text as holder_id, h.distribution_id::text as distribution_id, h.customer_id::text as user_id, h.gross::numeric as gross,
         h.tax::numeric as tax, h.net::numeric as net, h.status, h.journal_id::text as journal_id, h.claim_journal::text as claim_journal
    from distribution_holder h;
