-- why: every deposit was gathered into the hot wallet and stayed there, although at most a tenth of what is owed may be hot.
-- A wallet of the house is hot or cold; the keys of a cold one are not in this system, its address comes from the configuration.
alter table house_address
  add column kind text not null default 'hot' check (kind in ('hot', 'cold'));

-- What is above the cap leaves the hot wallet's token account as deposits leave theirs, which alone are watched for arrivals.
alter table sweep
  add column target text not null default 'hot' check (target in ('hot', 'cold')),
  add column gathered_from text generated always as (case target when 'hot' then token_account end) stored,
  drop constraint sweep_chain_token_account_fkey,
  add foreign key (chain, gathered_from) references chain_cursor;
create index sweep_to_cold on sweep (coin, resolved_at) where target = 'cold';
