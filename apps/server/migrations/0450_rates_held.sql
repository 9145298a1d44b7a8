-- why: a rate that jumps is kept until two people decide it (decision 0061)

-- A price in US dollars, at scale 10, that a source told and nobody has agreed to. Rows of a coin go when its rate is agreed.
create table rate_held (
  coin text not null references coin,
  feed text not null check (feed in ('first', 'second')),
  -- The price that people decide on; it changes only when the source leaves its neighbourhood.
  price minor not null check (price > 0),
  -- The newest price of the source.
  latest minor not null check (latest > 0),
  reason text not null check (reason in ('no_agreed_rate', 'one_source', 'sources_differ', 'step_too_large')),
  source text not null,
  as_of timestamptz not null,
  since timestamptz not null,
  primary key (coin, feed)
);

-- Lowest and highest agreed price of a coin in US dollars, at scale 10, per hour: the largest step is measured from them.
create table rate_range (
  coin text not null references coin,
  hour timestamptz not null,
  low minor not null check (low > 0),
  high minor not null,
  primary key (coin, hour),
  constraint low_below_high check (low <= high)
);
