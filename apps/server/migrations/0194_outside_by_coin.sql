-- why: what chain and bank say was compared only while nothing at all had been posted since, and trading posts all the time:
-- a difference was not seen, and one that was told went away. Each coin is now compared with its own accounts.

-- What the books say is held outside for a coin, and the last journal that moved it. Trading never does.
create view held_outside as
  select a.coin, (-sum(a.posted))::numeric as held,
         max((select j.seq from journal j
               where j.id = (select p.journal_id from posting p where p.account_id = a.id order by p.id desc limit 1))) as seq
    from account a where a.customer_id is null and a.role = 'external' group by a.coin;
grant select on held_outside to tessera_app;

-- What the books said at `as_of_seq`: where it is not `amount`, a difference was told.
alter table external_balance add column held minor_delta;
update external_balance e set held = coalesce((select b.held from held_outside b where b.coin = e.coin and b.seq <= e.as_of_seq), e.amount);
alter table external_balance alter column held set not null;

-- What agreed is compared until something moves the coin. A difference stays, beside whatever has moved since, until a look
-- finds none.
create or replace view audit.external_balance as
  select e.coin as currency,
         (e.amount + case when e.amount = e.held then 0 else coalesce(b.held, 0) - e.held end)::numeric as amount, e.as_of_seq
    from external_balance e left join held_outside b on b.coin = e.coin
   where e.amount <> e.held or e.as_of_seq >= coalesce(b.seq, 0);
