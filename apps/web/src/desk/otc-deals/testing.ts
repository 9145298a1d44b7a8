import { dealer, offer } from '#desk/otc-ads/testing.ts'
import type { Deal, DealPreview } from './otc-deals.queries.ts'

const figures = {
  coin: 'tUSD',
  fiat: 'SGD',
  price: '1.3500000000',
  amount: '20.000000',
  fee: '0.000000',
  receives: '20.000000',
  fiatAmount: '27.00',
  large: false,
}

export const preview: DealPreview = {
  ...figures,
  side: 'buy',
  windowMinutes: 30,
  terms: offer.terms,
  other: dealer,
  payerName: 'Lim Jia Wen',
  accountName: 'Chen Siyuan',
}

const at = '2026-11-20T00:00:00.000Z'
export const aDeal = (about: Partial<Deal> = {}): Deal => ({
  ...figures,
  id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b13',
  number: 'PP-20261120-0001',
  adId: offer.id,
  time: at,
  now: at,
  side: 'buy',
  status: 'created',
  statusAt: at,
  payBy: '2026-11-20T00:30:00.000Z',
  windowMinutes: 30,
  paidAt: null,
  endedAt: null,
  cancelledBy: null,
  other: dealer,
  payerName: 'Lim Jia Wen',
  payTo: {
    kind: 'paynow',
    accountName: 'Chen Siyuan',
    account: '+6591234567',
    bank: null,
    branch: null,
    bankCode: null,
    qr: null,
  },
  terms: offer.terms,
  proof: null,
  appeal: null,
  may: ['pay', 'cancel', 'say'],
  messages: 0,
  ...about,
})
