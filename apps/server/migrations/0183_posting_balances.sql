-- why: what an account held after an old entry was added up from today back, so a deep page of its history cost with its depth.
-- A posting now says it, as the statement of a bank does; null of a house account, which the core posts to without knowing it.
alter table posting add column balance minor_delta;
update posting p set balance = s.balance
  from (select p.journal_id, p.id, sum(p.amount) over (partition by p.account_id order by p.id) as balance
          from posting p join account a on a.id = p.account_id where a.customer_id is not null) s
 where p.journal_id = s.journal_id and p.id = s.id;

-- Second net under post.ts: no statement may add postings that do not balance, in a coin that is not the account's, or that say
-- another balance than it came to. Accounts are moved before their postings are written.
create or replace function posting_balances() returns trigger language plpgsql
  set enable_seqscan = off as $$
begin
  if exists (select 1 from added group by journal_id, coin having sum(amount) <> 0) then
    raise exception 'unbalanced journal' using errcode = 'check_violation';
  end if;
  -- A balance is what the account has come to, less what this statement posted to it behind. `offset 0`: a look by its key for each.
  if exists (select 1 from (select account_id, coin, balance, sum(amount) over (partition by account_id order by id desc) - amount as after
                              from added) p
               left join lateral (select coin, posted, customer_id from account where id = p.account_id offset 0) a on true
              where a.coin is distinct from p.coin
                 or p.balance is distinct from case when a.customer_id is not null then a.posted - p.after end) then
    raise exception 'a posting in another coin than its account, or with another balance' using errcode = 'check_violation';
  end if;
  return null;
end $$;
