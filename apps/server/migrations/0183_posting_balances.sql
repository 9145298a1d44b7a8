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
  if exists (select 1 from (select p.*, sum(amount) over (partition by account_id order by id desc) - amount as after from added p) p
              where (select coin from account where id = p.account_id) is distinct from p.coin
                 or (select posted - p.after from account where id = p.account_id and customer_id is not null)
                    is distinct from p.balance) then
    raise exception 'a posting in another coin than its account, or with another balance' using errcode = 'check_violation';
  end if;
  return null;
end $$;
