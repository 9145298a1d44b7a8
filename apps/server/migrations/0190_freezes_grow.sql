-- A pause whose cause lasts goes on (threat DEP-14): its end moves, and only later. Everything else of a freeze stays as it was.
comment on table account_freeze is 'kept: of a freeze only the end moves, and only later';

create function freeze_grows() returns trigger language plpgsql as $$
begin
  if new.until_at < old.until_at
     or (new.id, new.customer_id, new.scope, new.cause, new.from_at) is distinct from (old.id, old.customer_id, old.scope, old.cause, old.from_at) then
    raise exception 'a freeze is never shortened' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger freeze_grows before update on account_freeze for each row execute function freeze_grows();
