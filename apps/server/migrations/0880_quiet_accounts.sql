-- The balance at which nothing new was found on the chain, and in how many looks in a row. A look asks for the signatures of an
-- account only if its balance has changed since, so a rented node is not asked once per customer and second.
alter table chain_cursor
  add column balance text,
  add column empty_looks smallint not null default 0 check (empty_looks >= 0);
