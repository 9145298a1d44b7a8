-- why: a customer's open orders are asked for at every look at the trade screen, by every program, and before all of them are taken
-- out. Found among all orders the customer ever placed they would cost more with each one; here only those that are open stand.
create index otc_order_customer_open on otc_order (customer_id, number desc) where status in (0, 1, 5, 6);
