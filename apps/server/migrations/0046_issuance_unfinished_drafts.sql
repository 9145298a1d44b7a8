-- A draft is saved with the values that it has so far. A published product has all of them.

alter table product
  alter column type drop not null,
  alter column category drop not null,
  alter column currency drop not null,
  alter column unit_price drop not null,
  alter column supply drop not null,
  alter column min_units drop not null,
  alter column step_units drop not null,
  alter column fee_ppm drop not null,
  alter column decimals drop not null,
  alter column open_at drop not null,
  alter column close_at drop not null,
  alter column allot_at drop not null;
alter table product add constraint product_published_is_complete check (status = 'draft' or (
  type is not null and category is not null and currency is not null and unit_price is not null and supply is not null and
  min_units is not null and step_units is not null and fee_ppm is not null and decimals is not null and
  open_at is not null and close_at is not null and allot_at is not null));
