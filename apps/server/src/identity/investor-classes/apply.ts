import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { investorClasses } from '@tessera/contract/identity/investor-classes/investor-classes.ts'
import { NOTICE_VERSION } from '@tessera/contract/identity/investor-classes/investor-notice.ts'
import {
  groundsFor,
  isWealthGround,
  type Worth,
  worthFields,
} from '@tessera/domain/identity/investor-classes/evidence.ts'
import { investorMachine } from '@tessera/domain/identity/investor-classes/machine.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { requireSecured } from '#access/customers/customer-state.sql.ts'
import { recordFirstStatus } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { areOwnAttachments, insertApplication, lockApplicant, ownInStatus } from './applications.sql.ts'
import { readInvestorRules } from './rules.sql.ts'
import { groundsOf, isNoticeOf, assessWorth } from './application-view.ts'
import {
  investorApplicationOpen,
  investorGroundUnfit,
  investorNoticeChanged,
  investorStatementNeeded,
  investorUploadTwice,
  investorUploadUnknown,
  investorWorthTooLow,
} from './refusals.ts'

type Input = InputOf<typeof investorClasses.apply>
type ApplyRefusal = (typeof investorClasses.apply.refusals)[number]

const zeroWorth: Worth = { income: 0, home: 0, assets: 0, volatileTokens: 0, stablecoins: 0 }

/**
 * Saves an application with its evidence and consent. Locks the customer's row, so that only one of two concurrent
 * applications is saved.
 */
export async function apply(
  tx: Tx,
  id: string,
  customer: { readonly id: string; readonly ip: string },
  input: Input,
): Promise<Outcome<unknown, ApplyRefusal>> {
  const { type } = await lockApplicant(tx, customer.id)
  const customerState = await requireSecured(tx, customer.id)
  if (!customerState.ok) return customerState
  if ((await ownInStatus(tx, customer.id, 'submitted')) !== undefined) return investorApplicationOpen
  if (!groundsOf(type).includes(input.ground) || groundsFor[input.ground].class !== input.class)
    return investorGroundUnfit
  const worth = worthOf(input)
  const proof = await checkProof(tx, input, worth)
  if (!proof.ok) return proof
  const files = await checkFiles(tx, customer.id, input.uploads)
  if (!files.ok) return files
  const { version, sha256 } = input.consent
  if (version !== NOTICE_VERSION || !isNoticeOf(input.class, sha256)) return investorNoticeChanged
  const renewal = (await ownInStatus(tx, customer.id, 'granted')) !== undefined

  await insertApplication(
    tx,
    {
      id,
      customer_id: customer.id,
      class: input.class,
      ground: input.ground,
      worth,
      statement: isWealthGround(input.ground) ? null : (input.statement ?? null),
      notice_version: version,
      notice_sha256: sha256,
      renewal,
    },
    input.uploads,
  )
  await recordFirstStatus(tx, 'investor_application', id, investorMachine)
  await recordAct(tx, {
    action: 'investor_classes.apply',
    target: { type: 'investor_application', id },
    after: { class: input.class, ground: input.ground, notice: version, sha256, renewal },
    ip: customer.ip,
  })
  return ok({})
}

/** Returns the amounts that the ground needs; all others are zero. */
function worthOf({ ground, worth = zeroWorth }: Input): Worth {
  if (!isWealthGround(ground)) return zeroWorth
  const fields: readonly (keyof Worth)[] = worthFields[ground]
  const entries = fields.map((field) => [field, worth[field]] as const)
  return { ...zeroWorth, ...Object.fromEntries(entries) }
}

async function checkProof(
  tx: Tx,
  { ground, statement }: Input,
  worth: Worth,
): Promise<Outcome<void, 'INVESTOR_WORTH_TOO_LOW' | 'INVESTOR_STATEMENT_NEEDED'>> {
  if (!isWealthGround(ground)) return statement === undefined ? investorStatementNeeded : ok(undefined)
  const { counted, threshold, reaches } = assessWorth({ ground, worth }, (await readInvestorRules(tx)).rules)
  const params = { counted: String(counted), threshold: String(threshold) }
  return reaches ? ok(undefined) : investorWorthTooLow(`worth.${worthFields[ground][0]}`, params)
}

async function checkFiles(
  tx: Tx,
  customerId: string,
  uploads: readonly string[],
): Promise<Outcome<void, 'INVESTOR_UPLOAD_TWICE' | 'INVESTOR_UPLOAD_UNKNOWN'>> {
  if (new Set(uploads).size !== uploads.length) return investorUploadTwice
  const isOwn = await areOwnAttachments(tx, customerId, uploads)
  return isOwn ? ok(undefined) : investorUploadUnknown
}
