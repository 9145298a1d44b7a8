import { expect } from '@playwright/test'
import { distributionsManage } from '@tessera/contract/issuance/distributions/distributions-manage.ts'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { clientOf, once } from './client-of.ts'
import { queuedLine } from './first-payments.ts'
import { agreeByApi, type Staff } from './first-trade.ts'
import type { Production } from './production.ts'

type Declaration = {
  /** The session of the operator who declares it. */
  readonly declarer: string
  readonly symbol: string
  readonly perUnit: string
  /** The amount that the issuer pays in for all holders. */
  readonly amount: string
}

/** The time that two operators need to announce it on a slow machine. */
const UNTIL_RECORD_MS = MINUTE_MS / 2
/** The ledger is read one minute after the record date. */
const RECORDED_MS = UNTIL_RECORD_MS + 3 * MINUTE_MS

/** One operator declares a distribution with 10% tax, two others announce it, the issuer funds it and they release it. */
export async function distribute(
  production: Production,
  staff: Staff,
  { declarer, symbol, perUnit, amount }: Declaration,
): Promise<string> {
  const at = new Date(Date.now() + UNTIL_RECORD_MS).toISOString()
  const { id } = await clientOf(production.address, declarer, distributionsManage).declare(
    {
      symbol,
      type: 'dividend',
      period: '2026-H2',
      perUnit,
      recordAt: at,
      payAt: at,
      withholding: [{ country: 'SG', rate: '0.1' }],
      otherRate: '0',
    },
    once(),
  )
  await agreeByApi(production, staff, 'distribution_announce', id)
  await expect.poll(() => distributionStatus(production, staff, id), { timeout: RECORDED_MS }).toBe('recorded')
  const line = await queuedLine(production, staff, { amount, payerName: 'MORNING HARBOUR HOLDINGS', text: 'dividend' })
  await agreeByApi(production, staff, 'fiat_match', line, { distributionId: id })
  await agreeByApi(production, staff, 'distribution_release', id)
  return id
}

/** The status of a distribution. */
export const distributionStatus = async ({ address }: Production, [maker]: Staff, id: string): Promise<string> =>
  (await clientOf(address, maker, distributionsManage).get({ id })).status
