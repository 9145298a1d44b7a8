-- why: where a customer receives fiat (specification §3, decision 0041): an account of their own at a bank, one per currency.
-- `bank_account` is the house's own.

create table customer_bank_account (
  id uuid primary key,
  customer_id uuid not null references customer,
  coin text not null references coin,
  -- The verified name of that day.
  account_name text not null check (account_name <> ''),
  bank text not null check (bank <> ''),
  branch text,
  bank_country text not null check (bank_country ~ '^[A-Z]{2}$'),
  bank_code text check (bank_code ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  ifsc text check (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
  bank_address text,
  remark text,
  number_sealed text not null,
  number_ending text not null check (number_ending ~ '^[A-Z0-9]{4}$'),
  added_at timestamptz not null,
  usable_at timestamptz not null check (usable_at >= added_at),
  removed_at timestamptz check (removed_at >= added_at)
);
create unique index customer_bank_account_once on customer_bank_account (customer_id, coin) where removed_at is null;
create index customer_bank_account_customer on customer_bank_account (customer_id, added_at);
create trigger customer_bank_account_not_of_sub before insert on customer_bank_account
  for each row execute function not_of_sub_account();

-- Money was paid to what stood here: a change is another row, and this one ends.
create function bank_account_stands() returns trigger language plpgsql as $$
begin
  if old.removed_at is not null or (to_jsonb(new) - 'removed_at') is distinct from (to_jsonb(old) - 'removed_at') then
    raise exception 'a bank account is never edited' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger bank_account_stands before update on customer_bank_account for each row execute function bank_account_stands();

create or replace view audit.bank_card as
  select id::text as card_id, customer_id::text as user_id, coin as fiat, removed_at is null as active from customer_bank_account;
