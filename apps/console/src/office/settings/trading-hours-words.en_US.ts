/** English words of the rules of trading: reference prices and trading hours. */
export const en_US = {
  referencePrice: {
    name: 'Reference price',
    text: 'The conditions under which auctions, trades and valuations set a pair’s reference price.',
    fields: {
      leastValue: 'Minimum traded value to set the price or start a volatility auction',
      leastPairs: 'Minimum number of unconnected buyer-seller pairs',
      auctionHours: 'Auction prices are valid for',
      valuationDays: 'Valuations are valid for',
      auctionMove: 'Largest change by auctions within a day',
    },
    effects: {
      open_pairs: '{count, plural, =0 {No pairs are open.} one {# pair is open.} other {# pairs are open.}}',
    },
  },
  tradingHours: {
    name: 'Trading hours',
    text: 'The days and hours when a pair trades. A pair without trading hours is always open.',
    add: 'Set the hours of a pair',
    subject: 'Pair',
    subjectHelp: 'A listed pair, such as AURB-tUSD.',
    fields: {
      weekdays: 'Trading days',
      opens: 'Opens at',
      closes: 'Closes at (next day if not after the opening)',
      timeZone: 'Time zone',
      holidays: 'Days without trading',
      auctionMinutes: 'Opening auction, in minutes (0 for none)',
    },
    effects: {
      open_orders:
        '{count, plural, =0 {No orders are open.} one {# order is open. It stays open while the pair is closed, and can be cancelled.} other {# orders are open. They stay open while the pair is closed, and can be cancelled.}}',
      orders_before_opening:
        '{count, plural, =0 {No orders end before the next opening.} one {# order ends before the next opening, because of its good-till date.} other {# orders end before the next opening, because of their good-till dates.}}',
    },
  },
} as const
