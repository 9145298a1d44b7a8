import { NO_ID, id, paged, token } from './samples.ts'

const method = { kind: 'paynow', account: '+6591234567', salt: token, verifyToken: token }
const shape = {
  priceType: 'fixed',
  price: '1.31',
  min: '10',
  max: '1000',
  methodKinds: ['paynow'],
  windowMinutes: 15,
}
const pair = { coin: 'tUSD', fiat: 'SGD' }
const dealRequest = { adId: NO_ID, amount: '100', method: 'paynow' }

/** Inputs of calls about OTC. */
export const sampleOtcCalls = {
  'ex/api/v1/blacklist/list': {},
  'ex/api/v1/blacklist/add': { userAccount: '99999999', remark: '' },
  'ex/api/v1/blacklist/remove': { userAccount: '99999999' },
  'ex/otc/payment/list': {},
  'ex/otc/payment/add': method,
  'ex/otc/payment/edit': { ...method, replaces: NO_ID },
  'ex/otc/payment/delete': { ...id, verifyToken: token },
  'ex/otc/payment/activate': { ...id, active: true },
  'ex/otc/ad/terms': {},
  'ex/otc/ad/create': { side: 'buy', ...pair, quantity: '1000', ...shape },
  'ex/otc/ad/edit': { ...id, ...shape },
  'ex/otc/ad/close': id,
  'ex/otc/ad/my_list': paged,
  'ex/otc/search': { side: 'buy', ...pair },
  'ex/otc/ticker': pair,
  'ex/otc/deal/preview': dealRequest,
  'ex/otc/deal/take': { ...dealRequest, price: '1.31' },
  'ex/otc/deal/list': paged,
  'ex/otc/deal/get': id,
  'ex/otc/deal/mark_paid': id,
  'ex/otc/deal/cancel': id,
  'ex/otc/deal/release': { ...id, verifyToken: token },
  'ex/otc/deal/appeal_reasons': { side: 'buy' },
  'ex/otc/deal/appeal': { ...id, reason: 'other', text: 'Please look.' },
  'ex/otc/deal/messages': id,
  'ex/otc/deal/say': { ...id, text: 'Hello' },
  'ex/otc/deal/file': { ...id, upload: NO_ID },
  'console/api/v1/otc_deals/list': paged,
  'console/api/v1/otc_deals/get': id,
  'console/api/v1/otc_deals/file': { ...id, upload: NO_ID },
  'console/api/v1/otc_ads/list': paged,
  'console/api/v1/otc_ads/close': { ...id, reason: 'terms', note: 'It misleads.' },
}
