-- A payment without an order, which two people credited to a customer (decision 0162).
alter table bank_line add column credits_customer uuid references customer;
comment on column bank_line.credits_customer is 'The customer to whom two people credited the payment without an order.';
alter table bank_line add constraint bank_line_credits_customer
  check (credits_customer is null or (direction = 'in' and names_payout is null and funds_distribution is null));
