-- Fees that were paid with the fee coin count in that coin.
create or replace view fee_taken as
  select coalesce(c.parent_id, c.id) as customer_id, f.id::text as source_id, m.quote as coin, f.at, f.at as taken_at, f.value::numeric as volume,
         (case f.taker_side when 'buy' then f.taker_fee else f.maker_fee end)::numeric as fee, p.agent_id as broker_id
    from fill f join market m on m.symbol = f.market join account a on a.id = f.buyer_quote join customer c on c.id = a.customer_id
    left join broker_order o on o.order_id = case f.taker_side when 'buy' then f.taker_order else f.maker_order end
    left join broker_power p on p.id = o.power_id
  union all
  select coalesce(c.parent_id, c.id), f.id::text, m.quote, f.at, f.at, f.value::numeric,
         (case f.taker_side when 'buy' then f.maker_fee else f.taker_fee end)::numeric, p.agent_id
    from fill f join market m on m.symbol = f.market join account a on a.id = f.seller_quote join customer c on c.id = a.customer_id
    left join broker_order o on o.order_id = case f.taker_side when 'buy' then f.maker_order else f.taker_order end
    left join broker_power p on p.id = o.power_id
  union all
  -- Their volume is in the rows of the fills.
  select coalesce(c.parent_id, c.id), d.journal_id::text, o.fee_coin, d.at, d.at, 0::numeric, d.amount::numeric, p.agent_id
    from coin_fee d join trading_order o on o.id = d.order_id join customer c on c.id = o.customer_id
    left join broker_order b on b.order_id = d.order_id
    left join broker_power p on p.id = b.power_id
  union all
  select b.customer_id, b.source_id, b.coin, j.created_at, j.created_at, b.volume, b.fee, null
    from (select customer_id, id::text as source_id, currency as coin, allot_journal as journal_id, (allotted * price)::numeric as volume, paid_fee::numeric as fee
            from subscription where allot_journal is not null
          union all select customer_id, id::text, coin, journal_id, 0, fee::numeric from withdrawal where journal_id is not null
          union all select customer_id, id::text, coin, journal_id, 0, fee::numeric from payout where journal_id is not null
          union all select buyer_id, id::text, coin, journal_id, amount::numeric, fee::numeric from otc_deal where journal_id is not null
          union all select t.customer_id, t.id::text, t.coin, l.id, t.amount::numeric, t.fee::numeric
            from internal_transfer t join journal l on l.ref_type = 'internal_transfer' and l.ref_id = t.id::text and l.kind = 'internal_transfer'
           where t.fee > 0) b
    join journal j on j.id = b.journal_id where b.fee > 0
  union all
  select b.customer_id, b.source_id, b.coin, r.created_at, j.created_at, -b.volume, -b.fee, null
    from (select customer_id, id::text as source_id, currency as coin, allot_journal as journal_id, (allotted * price)::numeric as volume, paid_fee::numeric as fee
            from subscription where allot_journal is not null
          union all select customer_id, id::text, coin, journal_id, 0, fee::numeric from withdrawal where journal_id is not null
          union all select customer_id, id::text, coin, journal_id, 0, fee::numeric from payout where journal_id is not null
          union all select buyer_id, id::text, coin, journal_id, amount::numeric, fee::numeric from otc_deal where journal_id is not null
          union all select t.customer_id, t.id::text, t.coin, l.id, t.amount::numeric, t.fee::numeric
            from internal_transfer t join journal l on l.ref_type = 'internal_transfer' and l.ref_id = t.id::text and l.kind = 'internal_transfer'
           where t.fee > 0) b
    join journal j on j.id = b.journal_id join journal r on r.reverses_id = j.id where b.fee > 0;
