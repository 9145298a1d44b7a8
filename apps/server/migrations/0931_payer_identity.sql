-- why: two banks may give the same account number, so a number alone does not prove that a payment came from the customer's account
-- (decision 0126). Stored hashes are of the number alone, and the bank of a stored payment is unknown: they verify nothing any more.
update bank_line set payer_hash = null where payer_hash is not null;
update bank_claim set payer_hash = null where payer_hash is not null;

-- The formula of `number_hash`: 1 is of the number alone; 2 includes the bank. SQL has no key, so a job renews them.
alter table customer_bank_account disable trigger bank_account_stands;
alter table customer_bank_account add column hash_formula smallint not null default 1 check (hash_formula in (1, 2));
-- Accounts are verified again by the next payment from them.
update customer_bank_account set number_hash = null, verified_by = null, verified_at = null, name_match = null;
alter table customer_bank_account enable trigger bank_account_stands;
create index customer_bank_account_formula on customer_bank_account (id) where hash_formula = 1 and removed_at is null;

-- The account details never change; the verification is written once, and the hash renewed once.
create or replace function bank_account_stands() returns trigger language plpgsql as $$
declare
  noted text[] := array['removed_at', 'verified_by', 'verified_at', 'name_match'];
  renewed text[] := array['number_hash', 'hash_formula'];
begin
  if old.hash_formula = 1 and new.hash_formula = 2 then
    noted := noted || renewed;
  end if;
  if old.removed_at is not null or (to_jsonb(new) - noted) is distinct from (to_jsonb(old) - noted)
     or (old.verified_by is not null
         and (new.verified_by, new.verified_at, new.name_match) is distinct from (old.verified_by, old.verified_at, old.name_match)) then
    raise exception 'a bank account is never edited' using errcode = 'check_violation';
  end if;
  return new;
end $$;
