import type { Offer, OtcTerms } from './otc-ads.queries.ts'

export const dealer = {
  uid: '80217735',
  nickname: 'Harbour',
  finishedDeals: 23,
  finishedPpm: 985_000,
  releaseMinutes: 4,
}

export const terms: OtcTerms = {
  coins: [{ coin: 'tUSD', decimals: 6, available: '500.000000', feePpm: 0 }],
  fiats: [
    { fiat: 'SGD', decimals: 2 },
    { fiat: 'CNY', decimals: 2 },
  ],
  offered: [{ side: 'buy', coin: 'tUSD', fiat: 'SGD' }],
  rates: [{ coin: 'tUSD', fiat: 'SGD', rate: '1.3000000000' }],
  priceDecimals: 4,
  priceBandPpm: 200_000,
  windows: [15, 30, 60],
  mostAds: 10,
  openAds: 1,
  mostMethods: 5,
  termsLength: 1000,
  large: { amount: '50000', fiat: 'CNY' },
  lacks: [],
  frozenUntil: null,
}

export const offer: Offer = {
  id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b12',
  side: 'sell',
  coin: 'tUSD',
  fiat: 'SGD',
  priceType: 'fixed',
  price: '1.3500000000',
  available: '100.000000',
  min: '10.00',
  max: '135.00',
  methods: ['paynow', 'bank_transfer'],
  windowMinutes: 30,
  terms: 'Only your own account',
  owner: dealer,
}
