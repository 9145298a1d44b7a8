-- The ledger browser and the trial balance read every posting, also the fees of trades, which the view `entry` leaves out.

create view fill_leg as
  select l.account_id, l.amount, f.posting_id + l.step as id, f.journal_id, f.id as fill_id, f.at
    from fill f
   cross join lateral (select case f.taker_side when 'buy' then f.taker_fee else f.maker_fee end::numeric as buyer,
                              case f.taker_side when 'buy' then f.maker_fee else f.taker_fee end::numeric as seller) fee
   cross join lateral (values (f.buyer_quote, 0, -f.value::numeric - fee.buyer), (f.seller_quote, 0, f.value::numeric - fee.seller),
                              (f.fees, 0, fee.buyer + fee.seller), (f.seller_base, 1, -f.quantity::numeric),
                              (f.buyer_base, 1, f.quantity::numeric)) l(account_id, step, amount)
   where l.amount <> 0;
grant select on fill_leg to tessera_app;
comment on view fill_leg is 'The postings of trades: two in the base coin, two in the quote coin, and the fees.';

-- A day of trades is read without reading all of them. It adds nothing to the writing of a trade.
create index fill_at on fill using brin (at);
