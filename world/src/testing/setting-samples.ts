import type { SettingArea } from '@tessera/contract/platform/settings/setting-areas.ts'
import { firstReasons } from '../../../apps/server/src/platform/database/first-reasons.ts'
import { firstRoles } from '../../../apps/server/src/platform/database/first-roles.ts'
import { firstSettings } from '../../../apps/server/src/platform/database/first-settings.ts'
import { bankAccountOf } from './bank-account.ts'
import { CHAIN, type ChainExchange, COIN } from './chain-exchange.ts'
import { csvProfileOf } from './csv-profile.ts'
import { TEST_CURRENCY } from './database.ts'
import { pairValues } from './pairs.ts'

type Sample = { readonly subject: string; readonly values: Readonly<Record<string, unknown>> }
/**
 * Values of each area that the server accepts, for an exchange with the coins HBD (fiat) and HARB, and the bank account
 * HBD-main. Those of areas without a subject are the first ones, so they change nothing.
 */
export function settingSample({ chain }: Pick<ChainExchange, 'chain'>, customer: string, area: SettingArea): Sample {
  const names = { en_US: 'Changed', zh_CN: '已变更' }
  const subjects: Readonly<Record<string, Sample>> = {
    coin: { subject: 'NEWC', values: { kind: 'crypto', decimals: 6, names, logo: null } },
    network: {
      subject: `${COIN}/${CHAIN}`,
      values: {
        mint: chain.faucet.mint,
        depositOpen: true,
        depositMinimum: '5',
        confirmations: 8,
        withdrawOpen: true,
        withdrawMinimum: '10',
        withdrawMaximum: '1000',
        feeMode: 'fixed',
        withdrawFee: '1',
        feeMinimum: '0',
        feeMargin: 0,
        memo: 'none',
      },
    },
    bankAccount: { subject: 'HBD-main', values: bankAccountOf({ coin: 'HBD', payoutFee: '3' }) },
    csvProfile: { subject: 'HBD-main', values: csvProfileOf() },
    market: { subject: `HARB-${COIN}`, values: { ...pairValues } },
    customerLimit: {
      subject: customer,
      values: { isInForce: true, last24Hours: 5, calendarDay: 5, month: 6, validDays: 3 },
    },
    coinLimit: { subject: 'HARB', values: { last24Hours: '5', calendarDay: '5', month: '6' } },
    rateStep: { subject: 'HBD', values: { hourStepPpm: 1, dayStepPpm: 2 } },
    role: { subject: 'support', values: { ...firstRoles.support, names } },
    reasonCodes: {
      subject: 'kyc',
      values: {
        codes: [...firstReasons.kyc.codes, { code: 'late', name: names, text: names, lastDay: null }],
      },
    },
  }
  const values: Readonly<Record<string, object>> = {
    ...firstSettings,
    exchange: { ...firstSettings.exchange, referenceCurrency: TEST_CURRENCY },
  }
  return subjects[area] ?? { subject: '', values: { ...values[area] } }
}
