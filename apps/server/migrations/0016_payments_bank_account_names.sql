-- Staff name the exchange's bank accounts and change them as settings. Accounts of before get a name from their currency.
alter table bank_account add column name text;
update bank_account set name = coin || '-' || left(id::text, 8);
alter table bank_account
  alter column name set not null,
  add constraint bank_account_name_key unique (name),
  add constraint bank_account_name_short check (length(name) between 2 and 24),
  -- ISO 3166-1 alpha-2. The fifth and sixth characters of a BIC are its country.
  add column country text check (country ~ '^[A-Z]{2}$');
update bank_account set country = substr(bank_code, 5, 2) where substr(bank_code, 5, 2) ~ '^[A-Z]{2}$';
