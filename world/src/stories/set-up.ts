import type { Setting, SettingArea } from '@tessera/contract/platform/settings/setting-areas.ts'
import { accountNumbers, BANK } from './exchange-bank.ts'
import type { Staff } from './staff.ts'
import { approveByTwo } from './stage.ts'

type Proposed<Area extends SettingArea> = Readonly<Record<string, Setting<Area>>>

/**
 * Settings of the whole exchange. There are no waiting periods, so that one person can try a whole flow in a minute. All people share
 * one network address, so it may request more codes.
 */
const exchange = {
  waits: {
    newAddressHours: 0,
    newBankAccountHours: 0,
    newApiKeyHours: 0,
    newSignerHours: 0,
    securityPauseHours: 48,
    adjustmentHours: 0,
    adjustmentFrom: 10_000,
  },
  registration: {
    isOpen: true,
    invitationRequired: false,
    invitationCodeUses: 10,
    invitationCodeDays: 90,
    codesPerAddressADay: 500,
  },
  financing: { isOpen: true, feePpm: 20_000 },
  chain: {
    transactionLink: '/chain/tx/{transaction}?cluster={cluster}',
    addressLink: '/chain/address/{address}?cluster={cluster}',
    hotSharePpm: 100_000,
  },
  tradingFees: {
    tiers: [
      { volume: 1_000_000, maker: 800, taker: 1_200 },
      { volume: 10_000_000, maker: 500, taker: 1_000 },
    ],
    classes: [],
    products: [],
    pairs: [],
  },
} as const

/** A number may get more than ten codes a day, because a few people try out everything. */
const smsRules = {
  exchange: {
    numberDay: 100,
    prefixDay: 1_000,
    countryDay: 2_000,
    exchangeDay: 20_000,
    smsClosed: false,
    voiceClosed: false,
  },
  countries: [],
}

const coins: Proposed<'coin'> = {
  tUSD: { kind: 'crypto', decimals: 6, names: { en_US: 'Tessera test dollar', zh_CN: 'Tessera 测试美元' }, logo: null },
  SGD: { kind: 'fiat', decimals: 2, names: { en_US: 'Singapore dollar', zh_CN: '新加坡元' }, logo: null },
  USD: { kind: 'fiat', decimals: 2, names: { en_US: 'US dollar', zh_CN: '美元' }, logo: null },
  CNY: { kind: 'fiat', decimals: 2, names: { en_US: 'Chinese yuan', zh_CN: '人民币' }, logo: null },
}

const network = (mint: string): Setting<'network'> => ({
  mint,
  depositOpen: true,
  depositMinimum: '1',
  confirmations: 8,
  withdrawOpen: true,
  withdrawMinimum: '10',
  withdrawMaximum: '100000',
  feeMode: 'fixed',
  withdrawFee: '1',
  feeMinimum: '0',
  feeMargin: 0,
  memo: 'optional',
})

const payouts = {
  SGD: { payoutFee: '2', payoutMinimum: '10' },
  USD: { payoutFee: '5', payoutMinimum: '10' },
  CNY: { payoutFee: '10', payoutMinimum: '20' },
} as const

const bankAccount = (coin: keyof typeof payouts): Setting<'bankAccount'> => ({
  coin,
  bank: BANK,
  bic: 'MERLSGSG',
  payee: 'Tessera Client Monies Trust',
  accountNumber: accountNumbers[coin],
  country: 'SG',
  isOpen: true,
  customerCountries: [],
  customerClasses: [],
  orderMinimum: '100',
  orderMaximum: '100000000',
  payoutOpen: true,
  ...payouts[coin],
  payoutMaximum: '1000000',
  cutOff: '24:00',
  timeZone: 'UTC',
  bankHolidays: [],
})

const pair = (tick: string, listingPrice: string): Setting<'market'> => ({
  tick,
  lot: '1',
  minValue: '1',
  maxValue: '1000000',
  makerFee: 1_000,
  takerFee: 1_500,
  band: 200_000,
  dynamicBand: 100_000,
  listingPrice,
  isDelisted: false,
})
const pairs: Proposed<'market'> = {
  'AURB-tUSD': pair('0.01', '12'),
  'HCCL-tUSD': pair('0.001', '1.05'),
}

/** Two operators agree on these values, which apply at once. */
const agree = ([maker, checker]: Staff, area: SettingArea, values: object, subject?: string): Promise<void> =>
  approveByTwo(maker, checker, 'setting', subject === undefined ? area : `${area}:${subject}`, 'Set up.', {
    act: 'change',
    area,
    values,
    effectiveFrom: null,
  })

/** Two operators set up the exchange as in the console: settings, coins, the network and the bank accounts. */
export async function setUpExchange(staff: Staff, chain: string, mint: string): Promise<void> {
  for (const area of ['waits', 'registration', 'financing', 'tradingFees', 'chain'] as const)
    await agree(staff, area, exchange[area])
  await approveByTwo(...staff, 'sms_budget', 'sms', 'Set up.', { rules: smsRules })
  await setUpCoins(staff, chain, mint)
}

/** Two operators add the coins, the network and the bank accounts. */
export async function setUpCoins(staff: Staff, chain: string, mint: string): Promise<void> {
  for (const [code, values] of Object.entries(coins)) await agree(staff, 'coin', values, code)
  await agree(staff, 'network', network(mint), `tUSD/${chain}`)
  for (const coin of ['SGD', 'USD', 'CNY'] as const)
    await agree(staff, 'bankAccount', bankAccount(coin), `${coin}-main`)
}

/** Two operators let customers pay trading fees with Singapore dollars, a quarter below the usual fee. */
export const offerFeeCoin = (staff: Staff): Promise<void> =>
  agree(staff, 'feeCoin', { coins: [{ coin: 'SGD', discount: 250_000 }] })

/** Two operators list the pairs of allotted shares and open them for trading. */
export async function listPairs(staff: Staff): Promise<void> {
  for (const [symbol, values] of Object.entries(pairs)) {
    await agree(staff, 'market', values, symbol)
    await approveByTwo(...staff, 'market_state', symbol, 'Trading begins.', { event: 'open' })
  }
}
