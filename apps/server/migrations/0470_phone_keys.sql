-- Two stored spellings can be one phone by the numbering plan of its country, which SQL does not know (decision 0063). The server
-- writes E.164 beside each phone; stored phones stay as they are.
alter table customer
  -- packages/domain/src/customers/valid-phone.ts, `phoneKey`. Null until the server has written it.
  add column phone_key text,
  add constraint customer_phone_key_of_phone check (phone_key is null or phone is not null);
-- Not unique: accounts whose phones turned out to be equal are listed for staff.
create index customer_phone_key_index on customer (phone_key) where phone_key is not null;
create index customer_phone_unkeyed on customer (id) where phone is not null and phone_key is null;

create function forget_phone_key() returns trigger language plpgsql as $$
begin
  if new.phone is distinct from old.phone and new.phone_key is not distinct from old.phone_key then
    new.phone_key := null;
  end if;
  return new;
end $$;
create trigger customer_phone_changed before update of phone on customer
  for each row execute function forget_phone_key();
