import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { otcAds } from '@tessera/contract/desk/otc-ads/otc-ads.ts'
import { MAX_ADS, MAX_METHODS, otherSide, TERMS_LENGTH, windows } from '@tessera/domain/desk/otc-ads/ad.ts'
import { PRICE_BAND_PPM, PRICE_DECIMALS } from '@tessera/domain/desk/otc-ads/price.ts'
import { LARGE } from '@tessera/domain/desk/otc-deals/rules.ts'
import { formatAmount, ZERO } from '@tessera/domain/books/money/amount.ts'
import { readProfile } from '#access/customers/customers.sql.ts'
import { lockCustomerState } from '#access/customers/customer-state.sql.ts'
import { isUsable, listPaymentMethods } from '#desk/payment-methods/payment-methods.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'
import { coinFeeOf } from '#books/fees/coin-fee.ts'
import { priceText } from '#books/rates/price-text.ts'
import { countOpenAds } from './otc-ads.sql.ts'
import { offeredPairs } from './search.sql.ts'
import { availableCoins, listPairs, type Pair } from './pairs.sql.ts'

type Terms = ReplyOf<typeof otcAds.terms>

/** Returns the data that the form shows before it is sent. Sending checks the same rules again. */
export async function otcTerms(tx: Tx, customerId: string): Promise<Terms> {
  const pairs = await listPairs(tx, tx.now)
  const fees = await readSetting(tx, 'otcFees')
  const available = new Map((await availableCoins(tx, customerId)).map((each) => [each.coin, each.available]))
  const { sales_frozen_until: frozenUntil } = await lockCustomerState(tx, customerId)
  return {
    coins: onceBy(pairs, ({ coin }) => coin).map(({ coin, coin_scale }) => ({
      coin,
      decimals: coin_scale,
      available: formatAmount(available.get(coin) ?? ZERO, coin_scale),
      feePpm: coinFeeOf(fees, coin),
    })),
    fiats: onceBy(pairs, ({ fiat }) => fiat).map(({ fiat, fiat_scale }) => ({ fiat, decimals: fiat_scale })),
    offered: (await offeredPairs(tx, customerId)).map((ad) => ({ ...ad, side: otherSide(ad.side) })),
    rates: pairs.flatMap(({ coin, fiat, rate }) => (rate === null ? [] : [{ coin, fiat, rate: priceText(rate) }])),
    priceDecimals: PRICE_DECIMALS,
    priceBandPpm: PRICE_BAND_PPM,
    windows: [...windows],
    mostAds: MAX_ADS,
    openAds: await countOpenAds(tx, customerId),
    mostMethods: MAX_METHODS,
    termsLength: TERMS_LENGTH,
    large: { amount: String(LARGE.amount), fiat: LARGE.fiat },
    lacks: await missingRequirementsOf(tx, customerId),
    frozenUntil: frozenUntil?.toISOString() ?? null,
  }
}

const onceBy = (pairs: readonly Pair[], of: (pair: Pair) => string): Pair[] => [
  ...new Map(pairs.map((pair) => [of(pair), pair])).values(),
]

async function missingRequirementsOf(tx: Tx, customerId: string): Promise<Terms['lacks']> {
  const { kyc_status: kyc, secured } = await lockCustomerState(tx, customerId)
  const { nickname } = await readProfile(tx, customerId)
  const methods = await listPaymentMethods(tx, customerId)
  const isMissing = {
    KYC_REQUIRED: kyc !== 'approved',
    SECURITY_FACTOR_REQUIRED: !secured,
    NICKNAME_REQUIRED: nickname === null,
    OTC_METHOD_NEEDED: !methods.some((method) => isUsable(method, tx.now)),
  }
  return missingCodes.filter((code) => isMissing[code])
}
const missingCodes = ['KYC_REQUIRED', 'SECURITY_FACTOR_REQUIRED', 'NICKNAME_REQUIRED', 'OTC_METHOD_NEEDED'] as const
