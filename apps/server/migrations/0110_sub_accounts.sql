-- Sub-accounts of one owner: who they are, what they may do and where money goes between them (decisions 0021 and G16).

alter table customer
  -- Of a sub-account: whether its owner's account is in good standing. Kept by the trigger below.
  add column parent_active boolean not null default true,
  add constraint sub_has_parent check ((type = 'sub') = (parent_id is not null)),
  add check (type = 'sub' or parent_active);
create index customer_parent on customer (parent_id) where parent_id is not null;

create table sub_account (
  customer_id uuid primary key references customer,
  parent_id uuid not null references customer,
  -- At most ten that are not closed, whatever the code above does.
  slot smallint check (slot between 1 and 10),
  name text not null check (char_length(btrim(name)) between 1 and 20),
  deposits_open boolean not null default true,
  trading_open boolean not null default true,
  unique (parent_id, slot)
);

-- Identity, class and good standing are the owner's: what changes there changes here, in the same transaction.
create function customer_family() returns trigger language plpgsql as $$
begin
  -- In one order, parents before their sub-accounts, as everybody locks them.
  perform 1 from customer where parent_id = new.id order by id for no key update;
  update customer set kyc_status = new.kyc_status, kyc_changed_at = new.kyc_changed_at, real_name = new.real_name,
                      investor_class = new.investor_class, parent_active = (new.status = 'active')
   where parent_id = new.id;
  return null;
end $$;
create trigger customer_family after update of kyc_status, kyc_changed_at, real_name, investor_class, status on customer
  for each row when (new.type <> 'sub') execute function customer_family();

-- Nothing leaves the house from a sub-account, whatever the code above does.
create function not_of_sub_account() returns trigger language plpgsql as $$
begin
  if exists (select 1 from customer where id = new.customer_id and type = 'sub') then
    raise exception 'a sub-account has no %', tg_table_name;
  end if;
  return new;
end $$;
create trigger withdrawal_not_of_sub before insert on withdrawal for each row execute function not_of_sub_account();
create trigger address_book_not_of_sub before insert on address_book for each row execute function not_of_sub_account();
create trigger subscription_not_of_sub before insert on subscription for each row execute function not_of_sub_account();

-- Where a transfer arrives when that is another account of the family.
alter table transfer
  add column target_customer_id uuid references customer check (target_customer_id <> customer_id),
  drop constraint transfer_check,
  add constraint transfer_moves check (target_customer_id is not null or (source = 'spot') <> (target = 'spot'));
create index transfer_target on transfer (target_customer_id, number desc) where target_customer_id is not null;
