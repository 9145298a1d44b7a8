-- The minimum raise is compared with the units that are given out: a rest below the minimum goes to nobody, so an offer
-- can miss it with enough requests.
create or replace function allotment_batch_keeps_soft_cap() returns trigger language plpgsql as $$
begin
  if new.allotted > 0 and (new.cause is not null or new.allotted < (select soft_cap from product where id = new.product_id)) then
    raise exception 'an offer that is called off or below its soft cap must allot nothing: % were requested, % allotted', new.requested, new.allotted using errcode = 'check_violation';
  end if;
  return new;
end $$;
