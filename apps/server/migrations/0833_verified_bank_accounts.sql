-- why: staff and customers could not see whether money had ever come from a bank account (decision G34); a first deposit from it proves
-- that its bank knows the customer by this name. Numbers are compared as keyed hashes, so that they stay sealed.
alter table bank_line add column payer_hash text;
alter table bank_claim add column payer_hash text;
create index bank_line_payer on bank_line (payer_hash) where payer_hash is not null;

alter table customer_bank_account add column number_hash text;
create index customer_bank_account_hash on customer_bank_account (number_hash) where number_hash is not null;
-- A PayNow proxy is an alias of the account; payouts never use it.
alter table customer_bank_account add column pay_now_sealed text;
alter table customer_bank_account add column pay_now_ending text check (length(pay_now_ending) between 1 and 4);
alter table customer_bank_account add constraint pay_now_whole check ((pay_now_sealed is null) = (pay_now_ending is null));
alter table customer_bank_account add column verified_by text check (verified_by in ('deposit'));
alter table customer_bank_account add column verified_at timestamptz;
-- The payer's name of that deposit compared with the account name.
alter table customer_bank_account add column name_match text check (name_match in ('same', 'differs'));
alter table customer_bank_account add constraint verified_whole
  check ((verified_by is null) = (verified_at is null) and (verified_by is null) = (name_match is null));

-- The account details never change; the verification is written once.
create or replace function bank_account_stands() returns trigger language plpgsql as $$
declare noted text[] := array['removed_at', 'verified_by', 'verified_at', 'name_match'];
begin
  if old.removed_at is not null or (to_jsonb(new) - noted) is distinct from (to_jsonb(old) - noted)
     or (old.verified_by is not null
         and (new.verified_by, new.verified_at, new.name_match) is distinct from (old.verified_by, old.verified_at, old.name_match)) then
    raise exception 'a bank account is never edited' using errcode = 'check_violation';
  end if;
  return new;
end $$;
