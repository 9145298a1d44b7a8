-- Rates are agreed and checked in US dollars, also if the exchange does not list the US dollar as a currency.

alter table rate drop constraint rate_coin_fkey, drop constraint rate_fiat_fkey;
alter table rate_range drop constraint rate_range_coin_fkey;
comment on table rate is
  'The price of one whole coin in a fiat currency at scale 10: 1.3402 is 13402000000. The US dollar always has rates, listed or not.';
