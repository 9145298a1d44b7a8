import { feeClass, money, ppm, REFERENCE, rows, text } from './setting-fields.ts'

/** No fee may exceed 10% of the value. */
const rate = ppm(0, 100_000)
const rates = { maker: rate, taker: rate }
const symbol = text(25)

/** A usual rate and rates of single coins, which replace the usual rate. */
const coinFees = { usual: rate, coins: rows({ coin: text(12), fee: rate }, 50) }

/** Fees of the whole exchange. A pair, a network and a bank account have their own. */
export const feeAreas = {
  /** Rates of trades besides those of each pair. The most specific row applies (decision 0147). */
  tradingFees: {
    /** Rates from a volume of the last 30 days, in the reference currency. Each tier has a larger volume and lower rates. */
    tiers: rows({ volume: money(REFERENCE, 1, 1_000_000_000), ...rates }, 20),
    classes: rows({ class: feeClass, ...rates }, 4),
    products: rows({ class: feeClass, product: symbol, ...rates }, 100),
    pairs: rows({ class: feeClass, pair: symbol, ...rates }, 100),
  },
  /** The fee of a subscription for a class of customers. Without a row, the fee of the product applies. */
  subscriptionFees: {
    /** The share of the product's fee that customers of a class do not pay. */
    classes: rows({ class: feeClass, discount: ppm(0, 1_000_000) }, 4),
    products: rows({ class: feeClass, product: symbol, fee: rate }, 100),
  },
  /** The fee of the buyer in an OTC deal. */
  otcFees: coinFees,
  /** The sender's fee for a transfer to another customer, deducted from the amount. */
  transferFees: coinFees,
} as const
