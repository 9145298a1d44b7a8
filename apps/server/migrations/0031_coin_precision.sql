-- What a minor unit is worth must not change under anybody's money (threat ADM-04).
create function refuse_new_scale() returns trigger language plpgsql as $$
begin
  if exists (select 1 from account where coin = old.code and posted <> 0) then
    raise exception 'the precision of % stands while anybody holds it', old.code using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger coin_scale_stands before update of scale on coin
  for each row when (old.scale is distinct from new.scale) execute function refuse_new_scale();
