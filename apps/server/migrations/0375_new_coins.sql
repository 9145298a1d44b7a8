-- why: sales of new tokens are products whose subscriptions are paid in one of several coins; what was bought becomes free by a schedule
-- that the books keep, and below its soft cap a sale gives everything back (decision 0050)
alter table product
  drop constraint product_type_check,
  add constraint product_type_check check (type in ('equity', 'bond', 'fund', 'etf', 'derivative', 'commodity', 'cryptocurrency',
    'real_estate', 'private_equity', 'hedge_fund', 'token_sale', 'others')),
  add column soft_cap minor,
  add constraint product_soft_cap check (soft_cap is null or (type = 'token_sale' and soft_cap > 0 and soft_cap <= supply)),
  add constraint product_sale check ((type = 'token_sale') = (terms -> 'sale' is not null));

alter table subscription
  drop constraint subscription_cause_check,
  add constraint subscription_cause_check
    check (cause in ('withdrawn', 'not_allotted', 'called_off', 'below_soft_cap', 'refunded'));

-- Why a batch gives nothing to anybody; null where it gives what was shared out.
alter table allotment_batch add column cause text check (cause in ('called_off', 'below_soft_cap'));
create function allotment_batch_keeps_soft_cap() returns trigger language plpgsql as $$
begin
  if new.allotted > 0 and (new.cause is not null or new.asked < (select soft_cap from product where id = new.product_id)) then
    raise exception 'below its soft cap a sale gives everything back' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger allotment_batch_keeps_soft_cap before insert on allotment_batch
  for each row execute function allotment_batch_keeps_soft_cap();

-- Threats SUB-03 and SUB-07: who buys in a sale pays the price that the accepted version has for the coin, whatever the application says.
create function subscription_pays_the_price() returns trigger language plpgsql as $$
declare
  price_text text;
begin
  if not exists (select 1 from product where id = new.product_id and type = 'token_sale') then
    return new;
  end if;
  select p ->> 'unitPrice' into price_text
    from product_version v, jsonb_array_elements(v.terms #> '{sale,payCoins}') p
   where v.product_id = new.product_id and v.version = new.accepted_version and p ->> 'coin' = new.currency;
  if price_text is null or price_text::numeric * power(10::numeric, (select scale from coin where code = new.currency)) <> new.price then
    raise exception 'this is not what the sale costs in %', new.currency using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger subscription_pays_the_price before insert on subscription
  for each row execute function subscription_pays_the_price();

-- What of a delivered purchase is locked until when. The hold keeps it: nothing locked can be sold, transferred or withdrawn.
create table token_unlock (
  id uuid primary key,
  subscription_id uuid not null references subscription,
  customer_id uuid not null references customer,
  unlock_at timestamptz not null,
  amount minor not null check (amount > 0),
  -- Null where it was free when it came.
  hold_id uuid unique references hold,
  released_at timestamptz,
  unique (subscription_id, unlock_at),
  constraint token_unlock_not_early check (released_at is null or released_at >= unlock_at),
  constraint token_unlock_held check (hold_id is not null or released_at is not null)
);
create index token_unlock_due on token_unlock (unlock_at, id) where released_at is null;
create index token_unlock_customer on token_unlock (customer_id);
comment on table token_unlock is 'kept: what was locked until when';

create function token_unlock_stands() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
     or (new.id, new.subscription_id, new.customer_id, new.unlock_at, new.amount, new.hold_id)
        is distinct from (old.id, old.subscription_id, old.customer_id, old.unlock_at, old.amount, old.hold_id)
     or old.released_at is not null then
    raise exception 'what is locked until when is never edited' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger token_unlock_stands before update or delete on token_unlock
  for each row execute function token_unlock_stands();

create view audit.token_unlock as
  select u.id::text as unlock_id, u.subscription_id::text as sub_id, u.customer_id::text as user_id, u.unlock_at, u.amount::numeric as amount,
         u.hold_id::text as hold_id, u.released_at
    from token_unlock u;
-- What each sale promised of a purchase: tokens that were delivered under a schedule.
create view audit.locked_purchase as
  select s.id::text as sub_id, (s.allotted * power(10::numeric, p.decimals))::numeric as tokens
    from subscription s join product p on p.id = s.product_id
   where s.status = 'disbursed' and p.type = 'token_sale' and jsonb_array_length(p.terms #> '{sale,unlocks}') > 0;
-- What each purchase of a sale was made at, beside what the accepted version says.
create view audit.sale_purchase as
  select s.id::text as sub_id, s.price::numeric as price,
         (select (c ->> 'unitPrice')::numeric * power(10::numeric, k.scale) from jsonb_array_elements(v.terms #> '{sale,payCoins}') c
           where c ->> 'coin' = s.currency) as sale_price
    from subscription s join product p on p.id = s.product_id and p.type = 'token_sale' join coin k on k.code = s.currency
    join product_version v on v.product_id = s.product_id and v.version = s.accepted_version;

-- A key under which money moved counts once for ever (I21).
drop index idempotency_at;
create index idempotency_at on idempotency (at) where not (scope in (
  'sapi/v1/capital/withdraw/apply', 'ex/api/v1/withdrawals/create', 'ex/api/v1/payouts/create', 'ex/api/v1/transfers/create', 'ex/api/v1/internal_transfers/create',
  'ex/api/v1/sub_accounts/transfer', 'ex/api/v1/subscriptions/create', 'ex/newcoin/purchase', 'ex/api/v1/fiat_orders/create',
  'ex/otc/ad/create', 'ex/otc/deal/take', 'ex/otc/deal/release'));
