-- why: Binance's clients use a name again once its order has ended. Ours stays unique for ever (invariant I21): the order that
-- takes the name again stands under `name#number`, the number being that of the order before. Of one name the newest is asked for.
create index otc_order_client_id_again on otc_order (customer_id, split_part(client_order_id, '#', 1), number)
  where position('#' in client_order_id) > 0;
