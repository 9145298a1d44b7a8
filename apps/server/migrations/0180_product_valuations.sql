-- why: where little trades, the last price says little; what independent valuers find a unit to be worth stands beside it
create table product_valuation (
  number bigint generated always as identity primary key,
  product_id uuid not null references product,
  -- The day that the value is of; the last row of a day counts.
  as_of date not null,
  -- One unit, in the currency of the product.
  price minor not null check (price > 0),
  valuer text not null check (length(valuer) between 1 and 80),
  published_at timestamptz not null
);
create index product_valuation_day on product_valuation (product_id, as_of desc, number desc);
comment on table product_valuation is 'append-only: a correction is another row';
