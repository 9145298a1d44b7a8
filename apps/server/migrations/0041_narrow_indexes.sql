-- why: every order writes each index of its rows anew when it closes. An index that only some rows need holds only those.
-- Whether a hold belongs to one order is seen by unique (ref_type, ref_id) of hold and by invariant I5.
alter table otc_order drop constraint otc_order_hold_id_key, drop constraint otc_order_canceled_number_key;
create unique index otc_order_canceled on otc_order (canceled_number) where canceled_number is not null;

alter table journal drop constraint journal_reverses_id_key;
create unique index journal_reverses on journal (reverses_id) where reverses_id is not null;
-- The journal of a fill is found from the fill.
drop index journal_ref;
create index journal_ref on journal (ref_type, ref_id) where ref_type <> 'fill';

-- Asked one by one: as a set, people would be compared with everybody there is.
create or replace function otc_order_refers() returns trigger language plpgsql
  set enable_seqscan = off as $$
begin
  if exists (select 1 from added o
              where (select a.customer_id from hold h join account a on a.id = h.account_id where h.id = o.hold_id)
                    is distinct from o.customer_id) then
    raise exception 'an order without a hold of its customer' using errcode = 'foreign_key_violation';
  end if;
  if exists (select 1 from (select distinct market from added) o where (select m.symbol from market m where m.symbol = o.market) is null)
    or exists (select 1 from (select customer_id as id from added union select person_id from added) o
                where (select c.id from customer c where c.id = o.id) is null) then
    raise exception 'an order of no customer or in no market' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
