-- why: an order and what it holds are one thing, and so are a fill and the step that each of its orders takes by it: written
-- together, changed together. As columns they cost no rows and no index entries of their own. What only the rows of a table can say of
-- themselves is one function, which is read once a connection; check constraints are read anew by each statement.

-- What an order holds, and on which account.
alter table otc_order add account_id bigint, add hold_amount minor,
  add hold_captured minor not null default 0, add hold_released minor not null default 0;
update otc_order o set account_id = h.account_id, hold_amount = h.amount, hold_captured = h.captured, hold_released = h.released
  from hold h where h.id = o.hold_id;
alter table otc_order alter account_id set not null, alter hold_amount set not null;

-- The step of each order, and where it stands by it.
alter table fill add maker_step int, add maker_status smallint, add taker_step int, add taker_status smallint;
create temporary table step_by_fill as
  select s.id, s.is_maker, s.step, case when s.is_last and o.status = 3 then 3 else 1 end as status
    from (select id, is_maker, order_id, 1 + row_number() over w as step, lead(id) over w is null as is_last
            from (select id, market, seq, true as is_maker, maker_order as order_id from fill
                  union all select id, market, seq, false, taker_order from fill) each
          window w as (partition by order_id order by market, seq)) s
    join otc_order o on o.id = s.order_id;
update fill f set maker_step = s.step, maker_status = s.status from step_by_fill s where s.id = f.id and s.is_maker;
update fill f set taker_step = s.step, taker_status = s.status from step_by_fill s where s.id = f.id and not s.is_maker;
drop table step_by_fill;
alter table fill alter maker_step set not null, alter maker_status set not null,
  alter taker_step set not null, alter taker_status set not null;

-- What the auditor sees stays as it was.
create or replace view audit.hold as
  select id::text as hold_id, account_id::text as account_id, coin as currency, amount::numeric as amount, captured::numeric as captured,
         released::numeric as released, state, ref_type, ref_id, created_at, resolved_at
    from hold
  union all
  -- A state is a constant of each part, so that who asks for open holds sees open orders only.
  select o.id::text, o.account_id::text, a.coin, o.hold_amount::numeric, o.hold_captured::numeric, o.hold_released::numeric, 'open',
         'otc_order', o.id::text, o.placed_at, o.closed_at
    from otc_order o join account a on a.id = o.account_id where o.status in (0, 1, 5, 6)
  union all
  select o.id::text, o.account_id::text, a.coin, o.hold_amount::numeric, o.hold_captured::numeric, o.hold_released::numeric, 'captured',
         'otc_order', o.id::text, o.placed_at, o.closed_at
    from otc_order o join account a on a.id = o.account_id where o.status in (3, 4) and o.hold_released = 0
  union all
  select o.id::text, o.account_id::text, a.coin, o.hold_amount::numeric, o.hold_captured::numeric, o.hold_released::numeric, 'released',
         'otc_order', o.id::text, o.placed_at, o.closed_at
    from otc_order o join account a on a.id = o.account_id where o.status in (3, 4) and o.hold_released > 0;
create or replace view audit.otc_order as
  select o.id::text as order_id, o.customer_id::text as user_id, o.person_id::text as person_id, o.market, o.side,
         o.price::numeric as price, o.quantity::numeric as qty, o.filled_lots::numeric * m.lot::numeric as filled,
         o.fee::numeric as fee, o.status::int as status, coalesce(o.entered_number, o.number) as accept_seq, o.client_order_id,
         o.id::text as hold_id,
         o.stop_ticks is not null and o.entered_number is null or not c.phase is distinct from 'auction' as waiting
    from otc_order o
    join market m on m.symbol = o.market
    left join (select distinct on (market) market, phase from book_turn where phase in ('open', 'auction') order by market, number desc) c
      on c.market = o.market;
-- A fill is told once, on the tape of its pair, under its own number.
create or replace view audit.outbox as select 'trades:' || market as stream, seq, id::text as ref_id from fill;
create or replace view audit.transition as
  select entity, entity_id, n, from_state, to_state, at, actor from transition
  union all
  select 'otc_order', id::text, 1, null, '0', placed_at, 'customer:' || customer_id from otc_order
  union all
  select 'otc_order', s.id::text, s.step, case s.step when 2 then '0' else '1' end, s.status::text, f.at, 'trading'
    from fill f
   cross join lateral (values (f.maker_order, f.maker_step, f.maker_status), (f.taker_order, f.taker_step, f.taker_status)) s(id, step, status);

delete from transition where entity = 'otc_order' and (from_state is null or from_state in ('0', '1') and to_state in ('1', '3'));
delete from hold where ref_type = 'otc_order';
alter table otc_order drop hold_id;
drop table outbox;

-- Orders: what stands in one row.
do $$
declare rule text;
begin
  for rule in select conname from pg_constraint
               where contype = 'c' and conrelid in ('otc_order'::regclass, 'fill'::regclass) and conname <> 'otc_order_status_check' loop
    execute format('alter table %s drop constraint %I', case when rule like 'fill%' then 'fill' else 'otc_order' end, rule);
  end loop;
end $$;
create function is_sound(o otc_order) returns boolean language plpgsql immutable as $$
begin
  return
    -- What is asked for.
    o.side in ('buy', 'sell') and o.type in ('limit', 'market', 'stop_limit') and o.flag in ('gtc', 'ioc', 'fok', 'post_only')
    and length(o.client_order_id) between 1 and 100
    and o.ticks > 0 and o.lots > 0 and o.price > 0 and o.quantity > 0 and (o.type <> 'market' or o.flag = 'ioc')
    and (o.type = 'stop_limit') = (o.stop_ticks is not null) and coalesce(o.stop_ticks > 0, true)
    and (o.until is null or o.type <> 'market' and o.flag in ('gtc', 'post_only') and o.until > o.placed_at)
    and (o.cash_quantity is null or o.type = 'market' and o.cash_quantity > 0 and o.filled_value <= o.cash_quantity)
    -- How far it has come.
    and o.steps > 0 and o.filled_lots between 0 and o.lots and (o.status = 3) = (o.filled_lots = o.lots)
    and (o.status <> 0 or o.filled_lots = 0) and (o.status <> 1 or o.filled_lots between 1 and o.lots - 1)
    and (o.status in (3, 4)) = (o.closed_at is not null)
    -- What it holds: to the end no more than at first, then all of it is spent or free.
    and o.hold_amount > 0 and o.hold_captured + o.hold_released <= o.hold_amount
    and (o.closed_at is null or o.hold_captured + o.hold_released = o.hold_amount)
    -- A stop that was reached.
    and (o.entered_number is null) = (o.triggered_at is null)
    and (o.entered_number is null or o.stop_ticks is not null and o.entered_number > o.number)
    and (o.stop_ticks is null or o.entered_number is not null or o.filled_lots = 0)
    -- A cancel; one from outside has a number of the count.
    and (o.status = 4) = (o.cancel_cause is not null)
    and (o.cancel_cause is null or o.cancel_cause in ('asked', 'ioc', 'fok', 'post_only', 'market', 'self_trade', 'expired', 'barred', 'abnormal'))
    and (o.canceled_number is not null) = coalesce(o.cancel_cause in ('asked', 'expired', 'barred', 'abnormal'), false)
    and (o.canceled_number is null or o.canceled_number > o.number)
    -- What was set aside.
    and (o.suspected_number is null) = (o.suspect_cause is null)
    and (o.suspect_cause is null or o.suspect_cause in ('hold', 'book') and o.suspected_number > o.number)
    and (o.suspected_number is not null or o.status <> 6 and o.end_agreed_at is null);
end $$;
alter table otc_order add constraint otc_order_sound check (is_sound(otc_order));

create function is_sound(f fill) returns boolean language plpgsql immutable as $$
begin
  return f.maker_order <> f.taker_order and f.taker_side in ('buy', 'sell') and f.price > 0 and f.quantity > 0 and f.value > 0
     and f.maker_step > 1 and f.maker_status in (1, 3) and f.taker_step > 1 and f.taker_status in (1, 3);
end $$;
alter table fill add constraint fill_sound check (is_sound(fill));

-- Accounts: who owns them and what they are never changes; what is there is a net of its own.
alter table account drop constraint account_check, drop constraint account_check1, drop constraint account_check2,
  drop constraint account_kind_check, drop constraint account_role_check;
create function is_sound(a account) returns boolean language plpgsql immutable as $$
begin
  return a.kind in ('token', 'spot', 'fiat', 'house')
     and a.role in ('customer', 'fee', 'suspense', 'external', 'issuer', 'escrow', 'rounding')
     and (a.role = 'customer') = (a.customer_id is not null) and (a.kind = 'house') = (a.customer_id is null)
     and (not a.may_be_negative or a.role in ('external', 'issuer'));
end $$;
alter table account add constraint account_sound check (is_sound(account));

-- By key, row by row: as a set, accounts would be compared with everybody's.
create or replace function otc_order_refers() returns trigger language plpgsql
  set enable_seqscan = off as $$
begin
  if exists (select 1 from added o
              where (select a.kind = 'spot' and a.customer_id = o.customer_id
                        and a.coin = (select case o.side when 'buy' then m.quote else m.base end from market m where m.symbol = o.market)
                       from account a where a.id = o.account_id) is not true) then
    raise exception 'an order in no market, or that holds on another account than its own' using errcode = 'foreign_key_violation';
  end if;
  if exists (select 1 from (select customer_id as id from added union select person_id from added) o
              where (select c.id from customer c where c.id = o.id) is null) then
    raise exception 'an order of no customer' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

-- What an order was placed with is the past: the app may move it on, not rewrite it.
revoke update on otc_order from tessera_app;
grant update (filled_lots, filled_value, fee, status, steps, cancel_cause, canceled_number, entered_number, suspected_number, suspect_cause,
              triggered_at, closed_at, end_agreed_at, hold_captured, hold_released) on otc_order to tessera_app;
