-- why: what must be accepted may change after people subscribed; for two days they may take it back then, closed or not (decision G38)
alter table product
  add column reopened_version int,
  add column reopened_until timestamptz,
  add constraint product_reopened check ((reopened_version is null) = (reopened_until is null));
-- The newest change of what was accepted that its owner has been told of.
alter table subscription add column told_version int;
