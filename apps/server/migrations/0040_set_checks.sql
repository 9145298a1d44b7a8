-- why: a batch of orders is written set by set, so what it refers to is checked once a statement, not once a row. A foreign key
-- asks row by row with a plan it made when the tables were empty; under load that was most of what a batch cost. The checks
-- below look rows up by their keys whatever the planner once thought of the size of a table.

alter table hold drop constraint hold_account_id_fkey, drop constraint hold_coin_fkey;
alter table otc_order drop constraint otc_order_customer_id_fkey, drop constraint otc_order_person_id_fkey,
  drop constraint otc_order_market_fkey, drop constraint otc_order_hold_id_fkey;
alter table fill drop constraint fill_market_fkey, drop constraint fill_maker_order_fkey, drop constraint fill_taker_order_fkey,
  drop constraint fill_journal_id_fkey;
alter table posting drop constraint posting_journal_id_fkey, drop constraint posting_account_id_fkey;

-- What rows refer to stays: the app may not delete it.
comment on table account is 'kept: postings, holds and orders refer to it';
comment on table hold is 'kept: orders, withdrawals and subscriptions refer to it';
comment on table otc_order is 'kept: fills refer to it';

create function hold_refers() returns trigger language plpgsql
  set enable_seqscan = off as $$
begin
  if exists (select 1 from added h where (select coin from account where id = h.account_id) is distinct from h.coin) then
    raise exception 'a hold on no account of its coin' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger hold_refers after insert on hold
  referencing new table as added for each statement execute function hold_refers();

-- The hold of an order is on an account of whoever placed it.
create function otc_order_refers() returns trigger language plpgsql
  set enable_seqscan = off as $$
begin
  if exists (select 1 from added o
              where (select a.customer_id from hold h join account a on a.id = h.account_id where h.id = o.hold_id)
                    is distinct from o.customer_id) then
    raise exception 'an order without a hold of its customer' using errcode = 'foreign_key_violation';
  end if;
  if exists (select 1 from (select distinct market from added) o
              where not exists (select 1 from market m where m.symbol = o.market limit 1))
    or exists (select 1 from (select customer_id as id from added union select person_id from added) o
                where not exists (select 1 from customer c where c.id = o.id limit 1)) then
    raise exception 'an order of no customer or in no market' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger otc_order_refers after insert on otc_order
  referencing new table as added for each statement execute function otc_order_refers();

create function fill_refers() returns trigger language plpgsql
  set enable_seqscan = off as $$
begin
  if exists (select 1 from added f
              where (select market from otc_order where id = f.maker_order) is distinct from f.market
                 or (select market from otc_order where id = f.taker_order) is distinct from f.market
                 or (select kind from journal where id = f.journal_id) is distinct from 'fill') then
    raise exception 'a fill without its two orders and its journal' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger fill_refers after insert on fill
  referencing new table as added for each statement execute function fill_refers();

-- Second net under post.ts: no statement may add postings that do not balance, in a coin that is not the account's.
create or replace function posting_balances() returns trigger language plpgsql
  set enable_seqscan = off as $$
begin
  if exists (select 1 from added group by journal_id, coin having sum(amount) <> 0) then
    raise exception 'unbalanced journal' using errcode = 'check_violation';
  end if;
  if exists (select 1 from added p where (select coin from account where id = p.account_id) is distinct from p.coin) then
    raise exception 'posting in another coin than its account' using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- Third net: a journal comes after its postings and stands on at least two. That they balance the second net has seen.
drop trigger journal_balances on journal;
create or replace function journal_balances() returns trigger language plpgsql
  set enable_seqscan = off as $$
begin
  if exists (select 1 from added j where (select count(*) from posting where journal_id = j.id) < 2) then
    raise exception 'unbalanced journal' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger journal_balances after insert on journal
  referencing new table as added for each statement execute function journal_balances();

-- How many batches were committed: after a lost answer the row tells whether the batch landed.
alter table trading_lease add column batches bigint not null default 0;
