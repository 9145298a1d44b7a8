-- An offer names how it is shared: pro rata, in order of subscription, or by ballot, with a minimum raise.

alter table product drop constraint product_soft_cap;
alter table product add constraint product_soft_cap check (soft_cap is null or (soft_cap > 0 and soft_cap <= supply));
comment on column product.soft_cap is
  'The units below which everything is refunded: the soft cap of a token sale, the minimum raise of another offer.';

create table ballot_block (
  product_id uuid primary key references product,
  slot bigint not null check (slot > 0),
  blockhash text not null,
  block_time timestamptz not null,
  read_at timestamptz not null
);
comment on table ballot_block is
  'The block that draws the ballot of an offer, as every node reported it. Rows never change.';
grant select, insert on ballot_block to tessera_app;

-- The reason that subscribers read if the offer is called off, in both languages.
alter table allotment_batch add column reason jsonb;

create table allotment_result (
  batch_id uuid primary key references allotment_batch,
  file text not null
);
comment on table allotment_result is
  'The published result of an allotment. Its SHA-256 is the result_hash that two people approved.';
grant select, insert on allotment_result to tessera_app;
