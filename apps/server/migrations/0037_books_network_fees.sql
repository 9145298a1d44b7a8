-- A withdrawal fee may follow the cost of the chain: with a margin, at least `fee_min`, and at most `withdraw_fee`.
alter table coin_network
  add column fee_mode text not null default 'fixed' check (fee_mode in ('fixed', 'chain')),
  add column fee_margin_ppm int not null default 0 check (fee_margin_ppm between 0 and 1000000),
  add column fee_min minor not null default 0,
  add constraint coin_network_fee_order check (fee_min <= withdraw_fee);
comment on column coin_network.withdraw_fee is 'The fixed fee, or the maximum of one that follows the cost of the chain.';

create table network_cost (
  coin text not null,
  chain text not null,
  -- Lamports of a payment, and of a new token account for its receiver; null while the nodes disagree.
  payment minor,
  account minor,
  read_at timestamptz not null,
  primary key (coin, chain),
  foreign key (coin, chain) references coin_network,
  check ((payment is null) = (account is null))
);
comment on table network_cost is 'The cost of payments of a coin, as every node of the chain reports it.';
grant select, insert, update, delete on network_cost to tessera_app;
