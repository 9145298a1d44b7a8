-- why: whom a customer invited is read newest first, a page at a time (decision 0044).
create index customer_invited on customer (invited_by, created_at desc, id) where invited_by is not null;
