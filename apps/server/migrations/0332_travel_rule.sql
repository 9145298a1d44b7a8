-- why: above S$1,500 a day nothing leaves to somebody nobody knows of (decision 0048, threat WDR-18). The customer tells at the address whose it is.
alter table address_book
  -- {person, provider}: who is paid there, and who keeps the wallet; null while nobody has told.
  add column beneficiary jsonb check (jsonb_typeof(beneficiary) = 'object'),
  -- Since when the wallet has shown, by a signature, that it belongs to this account.
  add column proved_at timestamptz;

-- A withdrawal keeps what was known when it was asked for, and what it was held against.
alter table withdrawal
  add column beneficiary jsonb check (jsonb_typeof(beneficiary) = 'object'),
  add column identified boolean not null default false,
  add column unidentified_before minor not null default 0,
  add column unidentified_cap minor;
-- Those before this rule are held against themselves.
update withdrawal set unidentified_cap = limit_value;
alter table withdrawal
  alter column identified drop default,
  alter column unidentified_before drop default,
  alter column unidentified_cap set not null,
  add constraint nobody_unknown_above_cap check (identified or unidentified_before + limit_value <= unidentified_cap),
  add constraint identified_by_name check (not identified or beneficiary is not null);
