-- Trading a coin against fiat from person to person (decision 0047).

create table payment_method (
  id uuid primary key,
  customer_id uuid not null references customer,
  kind text not null check (kind in ('bank_transfer', 'paynow', 'fps', 'alipay', 'wechat_pay', 'sepa')),
  -- The verified name at that time.
  account_name text not null check (account_name <> ''),
  bank text,
  branch text,
  bank_code text check (bank_code ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  remark text,
  account_sealed text not null,
  ending text not null check (length(ending) between 1 and 4),
  active boolean not null,
  added_at timestamptz not null,
  usable_at timestamptz not null,
  removed_at timestamptz,
  -- The QR code that payers scan.
  qr_id uuid references upload,
  constraint payment_method_usable_later check (usable_at >= added_at),
  constraint payment_method_removed_later check (removed_at >= added_at),
  constraint payment_method_qr_kinds check (qr_id is null or kind in ('paynow', 'fps', 'alipay', 'wechat_pay'))
);
comment on table payment_method is 'A payment method, by which a customer is paid by another one.';
create index payment_method_customer on payment_method (customer_id, added_at);
create index payment_method_qr on payment_method (qr_id) where qr_id is not null;
create trigger payment_method_not_of_sub before insert on payment_method
  for each row execute function not_of_sub_account();
grant select, insert, update, delete on payment_method to tessera_app;

-- Payment details cannot change, because people pay by them: a new row replaces this one. Only `active` changes.
create function payment_method_guard() returns trigger language plpgsql as $$
begin
  if old.removed_at is not null
     or (to_jsonb(new) - 'removed_at' - 'active') is distinct from (to_jsonb(old) - 'removed_at' - 'active') then
    raise exception 'payment method % cannot be edited; a change is another row', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger payment_method_guard before update on payment_method
  for each row execute function payment_method_guard();

create table otc_fee (
  coin text primary key references coin,
  fee_ppm int not null check (fee_ppm between 0 and 100000)
);
comment on table otc_fee is 'The buyer''s fee of a coin. A coin without a row has no fee.';
grant select on otc_fee to tessera_app;

create table otc_ad (
  id uuid primary key,
  number bigint generated always as identity unique,
  customer_id uuid not null references customer,
  side text not null check (side in ('sell', 'buy')),
  coin text not null references coin,
  fiat text not null references coin,
  -- The price of one coin, at the scale of rates. Null for a floating price.
  price minor check (price > 0),
  margin_ppm int check (margin_ppm between -200000 and 200000),
  fiat_min minor not null check (fiat_min > 0),
  fiat_max minor not null,
  quantity minor not null check (quantity > 0),
  -- The part that no deal has taken. Reduced under the lock of this row.
  remaining minor not null,
  method_kinds text[] not null check (cardinality(method_kinds) between 1 and 5),
  -- For a sell ad, in the order of the kinds.
  method_ids uuid[] not null,
  window_minutes int not null check (window_minutes in (15, 30, 60)),
  terms text not null,
  status text not null check (status in ('published', 'trading', 'overdue', 'closed')),
  lapsed text check (lapsed in ('method', 'owner', 'age')),
  -- The hold of a sell ad and of its deals.
  hold_id uuid unique references hold,
  close_reason text,
  customer_message text,
  -- The last time that the owner published or edited it.
  looked_at timestamptz not null,
  created_at timestamptz not null,
  status_at timestamptz not null,
  constraint otc_ad_fixed_or_floating check ((price is null) <> (margin_ppm is null)),
  constraint otc_ad_fiat_limits check (fiat_max >= fiat_min),
  constraint otc_ad_selling_holds check ((side = 'sell') = (hold_id is not null)),
  constraint otc_ad_method_per_kind
    check (cardinality(method_ids) = case side when 'sell' then cardinality(method_kinds) else 0 end),
  constraint otc_ad_overdue_has_cause check (status <> 'overdue' or lapsed is not null),
  constraint otc_ad_closed_is_empty check (status <> 'closed' or remaining = 0),
  constraint otc_ad_not_oversold check (remaining::numeric between 0::numeric and quantity::numeric)
);
comment on table otc_ad is 'An offer to buy or sell.';
create index otc_ad_customer on otc_ad (customer_id, created_at);
create index otc_ad_found on otc_ad (coin, fiat, side) where status in ('published', 'trading');
create index otc_ad_overdue on otc_ad (looked_at) where status in ('published', 'trading');
create trigger otc_ad_not_of_sub before insert on otc_ad for each row execute function not_of_sub_account();
grant select, insert, update, delete on otc_ad to tessera_app;

-- Tokens of products are securities, which trade only in their markets.
create function otc_coin_is_no_token() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from coin c, coin f where c.code = new.coin and c.kind = 'crypto' and f.code = new.fiat and f.kind = 'fiat') then
    raise exception 'an ad must trade a cryptocurrency for a fiat currency, not % for %', new.coin, new.fiat using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger otc_ad_of_coin before insert on otc_ad for each row execute function otc_coin_is_no_token();

create table otc_deal (
  id uuid primary key,
  number bigint generated always as identity unique,
  ad_id uuid not null references otc_ad,
  seller_id uuid not null references customer,
  buyer_id uuid not null references customer,
  -- The customer who took the ad.
  taker_id uuid not null references customer,
  coin text not null references coin,
  fiat text not null references coin,
  price minor not null check (price > 0),
  amount minor not null check (amount > 0),
  fee minor not null,
  fiat_amount minor not null check (fiat_amount > 0),
  -- Its value in US dollars at scale 6, which counts towards the seller's limits.
  limit_value minor not null,
  large boolean not null,
  window_minutes int not null,
  terms text not null,
  method_kind text not null,
  -- No foreign key: the method is deleted with its customer's personal data, and the deal remains for the ledger.
  payment_method_id uuid not null,
  account_name text not null,
  bank text,
  branch text,
  bank_code text,
  account_sealed text not null,
  account_ending text not null,
  -- The deal's own copy of the picture, like its account details.
  qr_id uuid references upload,
  -- The verified name of the buyer, which the payer must have.
  payer_name text not null,
  -- For a sell ad the ad's hold, for a buy ad a separate one.
  hold_id uuid not null references hold,
  status text not null check (status in ('created', 'paid', 'appeal', 'released', 'cancelled', 'resolved')),
  pay_by timestamptz not null,
  paid_at timestamptz,
  proof_id uuid references upload,
  ended_at timestamptz,
  cancelled_by text check (cancelled_by in ('buyer', 'time')),
  outcome text check (outcome in ('release', 'return')),
  journal_id uuid unique references journal,
  seller_kyc text not null check (seller_kyc = 'approved'),
  buyer_kyc text not null check (buyer_kyc = 'approved'),
  -- The factor by which the seller released. Null if two operators released.
  factor text,
  created_at timestamptz not null,
  status_at timestamptz not null,
  constraint otc_deal_cancelled check (status <> 'cancelled' or cancelled_by is not null),
  constraint otc_deal_of_two check (seller_id <> buyer_id and (taker_id = seller_id or taker_id = buyer_id)),
  constraint otc_deal_fee_below_amount check (fee < amount),
  constraint otc_deal_ended check (status not in ('released', 'cancelled', 'resolved') or ended_at is not null),
  -- Times and outcomes are written before the status changes.
  constraint otc_deal_paid_has_its_time
    check (status not in ('paid', 'appeal', 'released', 'resolved') or paid_at is not null),
  constraint otc_deal_released_by_a_journal
    check ((status <> 'released' and outcome is distinct from 'release') or journal_id is not null),
  constraint otc_deal_released_by_proof check (status <> 'released' or factor is not null),
  constraint otc_deal_resolved check (status <> 'resolved' or outcome is not null),
  constraint otc_deal_time_ends_no_payment check (cancelled_by is distinct from 'time' or paid_at is null)
);
comment on table otc_deal is 'A deal between a seller and a buyer. The coin is held until the seller has the money.';
create index otc_deal_ad on otc_deal (ad_id);
create index otc_deal_buyer on otc_deal (buyer_id, created_at);
create index otc_deal_cancelled on otc_deal (buyer_id, ended_at) where cancelled_by is not null;
create index otc_deal_due on otc_deal (pay_by) where status = 'created';
create index otc_deal_hold on otc_deal (hold_id);
create index otc_deal_last on otc_deal (coin, fiat, ended_at) where status = 'released';
create index otc_deal_proof on otc_deal (proof_id) where proof_id is not null;
create index otc_deal_qr on otc_deal (qr_id) where qr_id is not null;
create index otc_deal_seller on otc_deal (seller_id, created_at);
grant select, insert, update on otc_deal to tessera_app;

-- The agreement cannot change, only the deal's progress. Deleting personal data clears the names.
create function otc_deal_guard() returns trigger language plpgsql as $$
declare moving text[] := array['status', 'status_at', 'paid_at', 'proof_id', 'ended_at', 'cancelled_by', 'outcome', 'journal_id',
                               'factor', 'account_name', 'bank', 'branch', 'bank_code', 'account_sealed', 'account_ending', 'payer_name', 'qr_id'];
begin
  if (to_jsonb(new) - moving) is distinct from (to_jsonb(old) - moving) then
    raise exception 'the terms of deal % cannot be edited', old.number using errcode = 'check_violation';
  end if;
  if old.status in ('created', 'paid', 'appeal')
     and (old.account_name, old.bank, old.branch, old.bank_code, old.account_sealed, old.account_ending, old.payer_name, old.qr_id)
         is distinct from
         (new.account_name, new.bank, new.branch, new.bank_code, new.account_sealed, new.account_ending, new.payer_name, new.qr_id) then
    raise exception 'the payment details of deal % cannot change while it is open', old.number using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger otc_deal_guard before update on otc_deal for each row execute function otc_deal_guard();

create table otc_appeal (
  id uuid primary key,
  number bigint generated always as identity unique,
  deal_id uuid not null references otc_deal,
  by_side text not null check (by_side in ('sell', 'buy')),
  reason text not null,
  text text not null,
  status text not null check (status in ('open', 'settled', 'resolved')),
  opened_at timestamptz not null,
  due_at timestamptz not null,
  outcome text check (outcome in ('release', 'return', 'none')),
  outcome_reason text,
  customer_message text,
  ended_at timestamptz,
  constraint otc_appeal_ended check (status = 'open' or ended_at is not null),
  constraint otc_appeal_resolved check (status <> 'resolved' or (outcome is not null and outcome_reason is not null))
);
comment on table otc_appeal is 'An appeal to the exchange about a deal.';
create index otc_appeal_deal on otc_appeal (deal_id, opened_at);
create unique index otc_appeal_open on otc_appeal (deal_id) where status = 'open';
grant select, insert, update on otc_appeal to tessera_app;

create table otc_message (
  id bigint generated always as identity primary key,
  deal_id uuid not null references otc_deal,
  author_id uuid not null references customer,
  text text not null,
  upload_id uuid references upload,
  at timestamptz not null
);
comment on table otc_message is 'The chat of a deal. It is evidence, and deleted with the personal data of its author.';
create index otc_message_deal on otc_message (deal_id, id);
create index otc_message_upload on otc_message (upload_id) where upload_id is not null;
grant select, insert, delete on otc_message to tessera_app;

-- A status changes only along an edge of its machine.
create function otc_moves_legally() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and not exists (
    select 1 from legal_edge e where e.entity = tg_table_name and e.from_state = old.status and e.to_state = new.status) then
    raise exception '% cannot change from status % to %', tg_table_name, old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger otc_ad_moves before update on otc_ad for each row execute function otc_moves_legally();
create trigger otc_deal_moves before update on otc_deal for each row execute function otc_moves_legally();
create trigger otc_appeal_moves before update on otc_appeal for each row execute function otc_moves_legally();

create view audit.otc_ad as
  select id::text as ad_id, customer_id::text as user_id, side, coin as currency, quantity::numeric as quantity,
         remaining::numeric as remaining, hold_id::text as hold_id, status
    from otc_ad;

create view audit.otc_deal as
  select id::text as deal_id, ad_id::text as ad_id, seller_id::text as seller, buyer_id::text as buyer, coin as currency,
         amount::numeric as amount, fee::numeric as fee, limit_value::numeric as limit_value, hold_id::text as hold_id, status,
         outcome, seller_kyc, buyer_kyc, factor, created_at, ended_at
    from otc_deal;

grant select on audit.otc_ad, audit.otc_deal to audit_ro;
