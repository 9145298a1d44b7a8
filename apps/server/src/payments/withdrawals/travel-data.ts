import { shortNumber } from '@tessera/domain/platform/text/record-number.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { ivms101 } from '@tessera/domain/payments/withdrawals/ivms101.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { OperatorCall } from '#platform/http/call.ts'
import { findForReview } from './list-withdrawals.sql.ts'
import { originatorOf } from './originator.sql.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'

/**
 * Returns the Travel Rule data for the provider of the recipient's wallet. Undefined if the beneficiary was not stated.
 */
export const travelData = (
  { inTx, ip }: Pick<OperatorCall, 'inTx' | 'ip'>,
  id: string,
): Promise<Outcome<File, 'NOT_FOUND'>> =>
  inTx(async (tx): Promise<Outcome<File, 'NOT_FOUND'>> => {
    const row = await findForReview(tx, id)
    const originator = row && (await originatorOf(tx, row.customer.id))
    if (row === undefined || row.beneficiary === null || originator === undefined) return refuse('NOT_FOUND')
    const { legalName: name, country } = await readSetting(tx, 'exchange')
    const exchange = { name, country }
    const message = ivms101({ exchange, originator, beneficiary: row.beneficiary, address: row.address, tag: row.tag })
    await recordAct(tx, {
      action: 'withdrawals.download_travel_data',
      target: { type: 'withdrawal_review', id },
      ip,
    })
    const text = `${JSON.stringify(message, null, 2)}\n`
    return ok(new File([text], `${shortNumber('withdrawal', id)}-ivms101.json`, { type: 'application/json' }))
  })
