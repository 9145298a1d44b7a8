-- why: a market that was listed before its product kept the rules of a free token until a restart (threat ELG-01). The trading core reads
-- the product again once it changes, and looks at everybody who has an open order for its token.
create function note_asset_change() returns trigger language plpgsql as $$
begin
  if exists (select 1 from market where base = new.symbol) then
    perform pg_advisory_xact_lock(hashtextextended('markets', 0));
    insert into right_change
      select distinct o.customer_id from otc_order o join market m on m.symbol = o.market
       where m.base = new.symbol and o.status in (0, 1)
      on conflict do nothing;
  end if;
  return null;
end $$;
create constraint trigger note_asset_added after insert on product deferrable initially deferred
  for each row execute function note_asset_change();
create constraint trigger note_asset_change after update on product deferrable initially deferred
  for each row
  when ((old.symbol, old.category, old.terms, old.max_units, old.decimals)
        is distinct from (new.symbol, new.category, new.terms, new.max_units, new.decimals))
  execute function note_asset_change();
