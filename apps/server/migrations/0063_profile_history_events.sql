-- The history shows one row for a trade. With a condition on `entry`, a page would read every trade of the base coin's account.

create view event_entry as
  select id, account_id, amount::numeric as amount, balance::numeric as balance, journal_id, null::uuid as fill_id, null::timestamptz as filled_at from posting
  union all
  select posting_id, buyer_quote, -value::numeric - case taker_side when 'buy' then taker_fee else maker_fee end, buyer_quote_balance::numeric,
         null, id, at from fill
  union all
  select posting_id, seller_quote, value::numeric - case taker_side when 'buy' then maker_fee else taker_fee end, seller_quote_balance::numeric,
         null, id, at from fill;
grant select on event_entry to tessera_app;
comment on view event_entry is 'Entries as in `entry`, without the base side of trades: one for each event of an account.';
