-- The steps of an account are kept like those of everything else that has a machine: its first one from its birth on.
insert into transition (entity, entity_id, n, from_state, to_state, at, actor)
select 'customer', id::text, 1, null, 'active', created_at, 'customer:' || id from customer;
insert into transition (entity, entity_id, n, from_state, to_state, at, actor)
select 'customer', id::text, 2, 'active', status, now(), 'migration' from customer where status <> 'active';

create function customer_born() returns trigger language plpgsql as $$
begin
  insert into transition (entity, entity_id, n, from_state, to_state, at, actor)
  values ('customer', new.id::text, 1, null, 'active', new.created_at, 'customer:' || new.id);
  return null;
end $$;
create trigger customer_born after insert on customer for each row execute function customer_born();
