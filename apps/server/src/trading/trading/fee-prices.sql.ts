import { feeCoinCodes } from '#books/fees/fee-versions.sql.ts'

/**
 * The newest agreed prices of each fee coin with each quote coin. A rate is agreed if both sources reported it
 * (decision 0061). Without a fee coin this reads no rate.
 */
export const feePricesText = `
  select distinct on (r.coin, q.coin) r.coin, q.coin as quote, r.price::text as coin_price, q.price::text as quote_price,
         least(r.as_of, q.as_of) as as_of
    from rate r join rate q on q.fiat = r.fiat
   where r.coin = any(array${feeCoinCodes}) and q.coin in (select quote from market)
   order by r.coin, q.coin, least(r.as_of, q.as_of) desc, r.fiat`
