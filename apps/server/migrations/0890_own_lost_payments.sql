-- why: an operator could decide about a payment of the lost time that went to an address of their own account: refusing it books the
-- payment as a loss of the exchange, and the account keeps the money (threat OPR-02)
do $$
begin
  execute replace(pg_get_functiondef('customers_of(text[], boolean)'::regprocedure),
    'union all select i.name, t.customer_id from ids i join stop t',
    'union all select i.name, b.customer_id from ids i join lost_payment l on l.id = i.id
             join address_book b on b.coin = l.coin and b.chain = l.chain and b.address = l.recipient
  union all select i.name, t.customer_id from ids i join stop t');
  if pg_get_functiondef('customers_of(text[], boolean)'::regprocedure) not like '%join lost_payment l%' then
    raise exception 'customers_of has another text than this migration knows';
  end if;
end $$;
