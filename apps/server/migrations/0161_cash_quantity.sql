-- why: a market order may name the money it spends or earns in place of a quantity. What was asked for is kept, so that the same wish
-- sent again is known by it. No order spends or earns more than it named.
alter table otc_order add column cash_quantity minor;
alter table otc_order add constraint otc_order_cash_check
  check (cash_quantity is null or (cash_quantity > 0 and type = 'market' and filled_value <= cash_quantity));
