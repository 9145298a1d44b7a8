-- why: what a fill moves follows from the fill: five legs, whose amounts are its value, its fees and its quantity. Written as a journal and
-- five postings it was seven rows with eighteen index entries; as one row it is told as them (decision 0033).

alter table fill
  add posting_id bigint default nextval('posting_id_seq'),
  add buyer_quote bigint, add seller_quote bigint, add fees bigint, add seller_base bigint, add buyer_base bigint,
  add buyer_quote_balance minor, add seller_quote_balance minor, add seller_base_balance minor, add buyer_base_balance minor,
  add journal_seq bigint, add prev_hash bytea, add hash bytea;
grant usage on sequence posting_id_seq to tessera_app;

-- What was written as journals and postings so far becomes part of its fill. Whoever paid a whole trade as fee had no leg: his balance stayed.
create temporary table journal_of_fill as
  select f.id as fill, f.market, f.taker_side, case f.taker_side when 'buy' then f.taker_order else f.maker_order end as buy,
         case f.taker_side when 'buy' then f.maker_order else f.taker_order end as sell, j.*
    from fill f join journal j on j.id = f.journal_id and j.kind = 'fill';
create temporary table leg as
  select j.fill, o.id as order_id, a.id as account, a.coin = m.quote as is_quote, p.id, p.balance
    from journal_of_fill j
    join market m on m.symbol = j.market
    join otc_order o on o.id in (j.buy, j.sell)
    join account a on a.customer_id = o.customer_id and a.kind = 'spot' and a.coin in (m.base, m.quote)
    left join posting p on p.journal_id = j.id and p.account_id = a.id;
update leg l set balance = (select p.balance from posting p where p.account_id = l.account and p.id < f.first order by p.id desc limit 1)
  from (select fill, min(id) as first from leg group by fill) f where f.fill = l.fill and l.id is null;
update fill f
   set posting_id = 2 * l.first, buyer_quote = l.buyer_quote, seller_quote = l.seller_quote, seller_base = l.seller_base, buyer_base = l.buyer_base,
       buyer_quote_balance = l.buyer_quote_balance, seller_quote_balance = l.seller_quote_balance,
       seller_base_balance = l.seller_base_balance, buyer_base_balance = l.buyer_base_balance,
       fees = (select a.id from account a join market m on m.symbol = f.market and m.quote = a.coin where a.kind = 'house' and a.purpose = 'fees'),
       journal_seq = l.seq, prev_hash = decode(l.prev_hash, 'hex'), hash = decode(l.hash, 'hex')
  from (select j.fill, j.seq, j.prev_hash, j.hash, min(l.id) as first,
               max(account) filter (where order_id = buy and is_quote) as buyer_quote,
               max(account) filter (where order_id = sell and is_quote) as seller_quote,
               max(account) filter (where order_id = sell and not is_quote) as seller_base,
               max(account) filter (where order_id = buy and not is_quote) as buyer_base,
               max(balance) filter (where order_id = buy and is_quote) as buyer_quote_balance,
               coalesce(max(balance) filter (where order_id = sell and is_quote), 0) as seller_quote_balance,
               max(balance) filter (where order_id = sell and not is_quote) as seller_base_balance,
               max(balance) filter (where order_id = buy and not is_quote) as buyer_base_balance
          from journal_of_fill j join leg l on l.fill = j.fill group by 1, 2, 3, 4) l
 where l.fill = f.id;
do $$
begin
  if exists (select 1 from journal_of_fill j join fill f on f.id = j.fill
              where (j.ref_type, j.ref_id, j.actor, j.created_at) is distinct from ('fill', f.id::text, 'trading', f.at) or j.reverses_id is not null) then
    raise exception 'the journal of a fill says something else than the fill';
  end if;
  create temporary table told as
    select f.journal_id, l.account, l.coin, l.amount
      from fill f join market m on m.symbol = f.market
     cross join lateral (select case f.taker_side when 'buy' then f.taker_fee else f.maker_fee end::numeric as buyer,
                                case f.taker_side when 'buy' then f.maker_fee else f.taker_fee end::numeric as seller) fee
     cross join lateral (values (f.buyer_quote, m.quote, -f.value - fee.buyer), (f.seller_quote, m.quote, f.value - fee.seller),
                                (f.fees, m.quote, fee.buyer + fee.seller), (f.seller_base, m.base, -f.quantity::numeric),
                                (f.buyer_base, m.base, f.quantity::numeric)) l(account, coin, amount)
     where l.amount <> 0;
  create temporary table posted as
    select p.journal_id, p.account_id, p.coin, p.amount::numeric from posting p join journal_of_fill j on j.id = p.journal_id;
  if exists ((table told except all table posted) union all (table posted except all table told)) then
    raise exception 'the postings of a fill are other than its legs';
  end if;
  drop table told, posted;
end $$;
delete from posting p using journal_of_fill j where p.journal_id = j.id;
delete from journal j using journal_of_fill f where j.id = f.id;
drop table leg, journal_of_fill;

-- Entries of an account have one count, and a customer's have one order: what a fill moves in quote takes its number, what it moves in
-- base the next. In two steps, so that no number is taken on the way.
alter table posting alter id set generated by default;
update posting set id = -id;
update posting set id = -2 * id;
alter table posting alter id set generated always;
select setval('posting_id_seq', 2 * last_value, is_called) from posting_id_seq;
alter sequence posting_id_seq increment by 2;

alter table fill alter posting_id set not null, alter buyer_quote set not null, alter seller_quote set not null, alter fees set not null,
  alter seller_base set not null, alter buyer_base set not null, alter buyer_quote_balance set not null, alter seller_quote_balance set not null,
  alter seller_base_balance set not null, alter buyer_base_balance set not null, alter journal_seq set not null, alter prev_hash set not null,
  alter hash set not null;
-- By its journal nobody looks for a fill any more.
alter table fill drop constraint fill_journal_id_key;
create unique index fill_journal_seq on fill (journal_seq);
create index fill_buyer_quote on fill (buyer_quote, posting_id);
create index fill_seller_quote on fill (seller_quote, posting_id);
create index fill_seller_base on fill (seller_base, (posting_id + 1));
create index fill_buyer_base on fill (buyer_base, (posting_id + 1));

-- The story of an account: its postings and the legs of fills, in one count. No part has a condition or a join of its own, so that a page reads
-- the end of each by its index.
create view entry as
  select id, account_id, amount::numeric as amount, balance::numeric as balance, journal_id, null::uuid as fill_id, null::timestamptz as filled_at from posting
  union all
  select posting_id, buyer_quote, -value::numeric - case taker_side when 'buy' then taker_fee else maker_fee end, buyer_quote_balance::numeric,
         null, id, at from fill
  union all
  select posting_id, seller_quote, value::numeric - case taker_side when 'buy' then maker_fee else taker_fee end, seller_quote_balance::numeric,
         null, id, at from fill
  union all
  select posting_id + 1, seller_base, -quantity::numeric, seller_base_balance::numeric, null, id, at from fill
  union all
  select posting_id + 1, buyer_base, quantity::numeric, buyer_base_balance::numeric, null, id, at from fill;
comment on view entry is 'what came to and left accounts of customers, and of the house but its fees of trades';
grant select on entry to tessera_app;

-- What the auditor sees stays as it was.
create or replace view audit.journal as
  select id::text as journal_id, seq, created_at, kind, ref_type, ref_id, actor, reverses_id::text as reverses_id, prev_hash, hash from journal
  union all
  select journal_id::text, journal_seq, at, 'fill', 'fill', id::text, 'trading', null, encode(prev_hash, 'hex'), encode(hash, 'hex') from fill;
create or replace view audit.posting as
  select id::text as posting_id, journal_id::text as journal_id, account_id::text as account_id, coin as currency, amount::numeric as amount from posting
  union all
  select f.posting_id || '.' || l.n, f.journal_id::text, l.account::text, l.coin, l.amount
    from fill f join market m on m.symbol = f.market
   cross join lateral (select case f.taker_side when 'buy' then f.taker_fee else f.maker_fee end::numeric as buyer,
                              case f.taker_side when 'buy' then f.maker_fee else f.taker_fee end::numeric as seller) fee
   cross join lateral (values (1, f.buyer_quote, m.quote, -f.value - fee.buyer), (2, f.seller_quote, m.quote, f.value - fee.seller),
                              (3, f.fees, m.quote, fee.buyer + fee.seller), (4, f.seller_base, m.base, -f.quantity::numeric),
                              (5, f.buyer_base, m.base, f.quantity::numeric)) l(n, account, coin, amount)
   where l.amount <> 0;

-- Nets under a fill: its own row, whom its orders are of, and what its accounts came to. That its legs balance is true by what they are.
create or replace function is_sound(f fill) returns boolean language plpgsql immutable as $$
begin
  return f.maker_order <> f.taker_order and f.taker_side in ('buy', 'sell') and f.price > 0 and f.quantity > 0 and f.value > 0
     and f.maker_step > 1 and f.maker_status in (1, 3) and f.taker_step > 1 and f.taker_status in (1, 3)
     and length(f.prev_hash) = 32 and length(f.hash) = 32;
end $$;
drop trigger fill_refers on fill;
drop function fill_refers();
create function fill_settles() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  -- By their keys, one by one. On which account an order holds, the order itself was held against.
  if exists (select 1 from added f
               left join lateral (select base, quote from market where symbol = f.market offset 0) m on true
              cross join lateral (values ('buy', case f.taker_side when 'buy' then f.taker_order else f.maker_order end, f.buyer_quote, f.buyer_base, m.base),
                                         ('sell', case f.taker_side when 'buy' then f.maker_order else f.taker_order end, f.seller_base, f.seller_quote, m.quote))
                                 s(side, order_id, pays, gets, coin)
               left join lateral (select market, side, customer_id, account_id from otc_order where id = s.order_id offset 0) o on true
               left join lateral (select kind, customer_id, coin from account where id = s.gets offset 0) a on true
              where (o.market = f.market and o.side = s.side and o.account_id = s.pays
                     and a.kind = 'spot' and a.customer_id = o.customer_id and a.coin = s.coin) is not true) then
    raise exception 'a fill without its two orders, or on other accounts than theirs' using errcode = 'foreign_key_violation';
  end if;
  if exists (select 1 from (select distinct market, fees from added) f
              where (select a.kind = 'house' and a.role = 'fee' and a.coin = m.quote
                       from account a, market m where a.id = f.fees and m.symbol = f.market) is not true) then
    raise exception 'a fill whose fees go elsewhere' using errcode = 'foreign_key_violation';
  end if;
  -- A balance follows from the one before; the last is what the account has come to.
  if exists (select 1 from (select l.account, l.balance, l.amount, lag(l.balance) over story as before, lead(l.account) over story is null as is_last
                              from added f
                             cross join lateral (select case f.taker_side when 'buy' then f.taker_fee else f.maker_fee end as buyer,
                                                        case f.taker_side when 'buy' then f.maker_fee else f.taker_fee end as seller) fee
                             cross join lateral (values (f.buyer_quote, -f.value - fee.buyer, f.buyer_quote_balance),
                                                        (f.seller_quote, f.value - fee.seller, f.seller_quote_balance),
                                                        (f.seller_base, -f.quantity::numeric, f.seller_base_balance),
                                                        (f.buyer_base, f.quantity::numeric, f.buyer_base_balance)) l(account, amount, balance)
                            window story as (partition by l.account order by f.posting_id)) l
              where l.before + l.amount <> l.balance
                 or l.is_last and l.balance is distinct from (select posted from account where id = l.account)) then
    raise exception 'a fill says another balance than its account has' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger fill_settles after insert on fill referencing new table as added for each statement execute function fill_settles();

-- Whose an order is: the customer of its account, which is somebody's. A person is looked for where it is somebody else.
alter table account add foreign key (customer_id) references customer;
create or replace function otc_order_refers() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if exists (select 1 from added o
              where (select a.kind = 'spot' and a.customer_id = o.customer_id
                        and a.coin = (select case o.side when 'buy' then m.quote else m.base end from market m where m.symbol = o.market)
                       from account a where a.id = o.account_id) is not true) then
    raise exception 'an order in no market, or that holds on another account than its own' using errcode = 'foreign_key_violation';
  end if;
  if exists (select 1 from added o where o.person_id <> o.customer_id and (select c.id from customer c where c.id = o.person_id) is null) then
    raise exception 'an order of no person' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

-- Room for the next versions of a row on its own page: a balance that moves is no new entry in any index.
alter table account set (fillfactor = 60);
