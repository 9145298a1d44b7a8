-- Several open accounts of the exchange in one currency: the customers of each, and the days on which its bank pays.
drop index bank_account_open;
alter table bank_account
  -- Countries of residence (ISO 3166-1 alpha-2) and investor classes of its customers. An empty list means all.
  add column customer_countries text[] not null default '{}',
  add column customer_classes text[] not null default '{}',
  -- A payout after this time of day leaves on the next bank day. 24:00 is the end of the day.
  add column cut_off text not null default '24:00' check (cut_off ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'),
  -- A name of the IANA database.
  add column time_zone text not null default 'UTC',
  -- Days without payments, besides Saturdays and Sundays, such as 2026-12-25.
  add column bank_holidays text[] not null default '{}';
comment on table bank_account is
  'An account of the exchange. A customer pays to, and is paid from, the open account of a currency that is most specific for them.';

-- The open account of a currency for a customer: countries and classes before countries alone, those before classes alone, those before
-- everybody; then the shorter list. With `pays`, accounts with open payouts come first.
create function bank_account_for(of_customer uuid, of_coin text, pays boolean) returns uuid language sql stable as $$
  select b.id from bank_account b join customer c on c.id = of_customer
   where b.coin = of_coin and b.closed_at is null
     and (b.customer_countries = '{}' or c.residence = any(b.customer_countries))
     and (b.customer_classes = '{}' or c.investor_class = any(b.customer_classes))
   order by (pays and b.payout_open) desc, (b.customer_countries = '{}')::int * 2 + (b.customer_classes = '{}')::int,
            cardinality(b.customer_countries), cardinality(b.customer_classes), b.name
   limit 1
$$;

-- The account from which a payout is paid. Until it is exported, another account takes over if this one closes.
alter table payout add column exchange_account_id uuid references bank_account;
update payout p set exchange_account_id = coalesce(
  (select t.bank_account_id from payout_batch t where t.id = p.batch_id),
  (select b.id from bank_account b where b.coin = p.coin order by b.closed_at is null desc, b.opened_at desc limit 1));
alter table payout alter column exchange_account_id set not null;

-- The day on which the bank pays, as in the file. It is stored, so that later holidays do not change a file.
alter table payout_batch add column pays_on date;
update payout_batch set pays_on = (made_at at time zone 'UTC')::date;
alter table payout_batch alter column pays_on set not null;
