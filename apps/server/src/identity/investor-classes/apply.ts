import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { investorClasses } from '@tessera/contract/identity/investor-classes/investor-classes.ts'
import { NOTICE_VERSION } from '@tessera/contract/identity/investor-classes/investor-notice.ts'
import {
  groundsFor,
  isWorthGround,
  type Worth,
  worthFields,
} from '@tessera/domain/identity/investor-classes/evidence.ts'
import { investorMachine } from '@tessera/domain/identity/investor-classes/machine.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { requireSecured } from '#access/customers/standing.sql.ts'
import { recordFirstStatus } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { areOwnAttachments, insertApplication, lockApplicant, ownInStatus } from './applications.sql.ts'
import { readInvestorRules } from './rules.sql.ts'
import { groundsOf, isNoticeOf, judged } from './application-view.ts'
import {
  investorApplicationOpen,
  investorGroundUnfit,
  investorNoticeChanged,
  investorStatementNeeded,
  investorUploadTwice,
  investorUploadUnknown,
  investorWorthTooLow,
} from './refusals.ts'

type Given = InputOf<typeof investorClasses.apply>
type ApplyRefusal = (typeof investorClasses.apply.refusals)[number]

const noWorth: Worth = { income: 0, home: 0, assets: 0, volatileTokens: 0, stablecoins: 0 }

/**
 * Saves an application with its evidence and consent. The customer is locked, so only one of two concurrent ones is
 * saved.
 */
export async function apply(
  tx: Tx,
  customer: { readonly id: string; readonly ip: string; readonly newId: string },
  given: Given,
): Promise<Outcome<unknown, ApplyRefusal>> {
  const { type } = await lockApplicant(tx, customer.id)
  const standing = await requireSecured(tx, customer.id)
  if (!standing.ok) return standing
  if ((await ownInStatus(tx, customer.id, 'submitted')) !== undefined) return investorApplicationOpen
  if (!groundsOf(type).includes(given.ground) || groundsFor[given.ground].class !== given.class)
    return investorGroundUnfit
  const worth = worthOf(given)
  const proof = await checkProof(tx, given, worth)
  if (!proof.ok) return proof
  const files = await checkFiles(tx, customer.id, given.uploads)
  if (!files.ok) return files
  const { version, sha256 } = given.consent
  if (version !== NOTICE_VERSION || !isNoticeOf(given.class, sha256)) return investorNoticeChanged
  const renewal = (await ownInStatus(tx, customer.id, 'granted')) !== undefined
  const id = customer.newId
  await insertApplication(
    tx,
    {
      id,
      customer_id: customer.id,
      class: given.class,
      ground: given.ground,
      worth,
      statement: isWorthGround(given.ground) ? null : (given.statement ?? null),
      notice_version: version,
      notice_sha256: sha256,
      renewal,
    },
    given.uploads,
  )
  await recordFirstStatus(tx, 'investor_application', id, investorMachine)
  await recordAct(tx, {
    action: 'investor_classes.apply',
    target: { type: 'investor_application', id },
    after: { class: given.class, ground: given.ground, notice: version, sha256, renewal },
    ip: customer.ip,
  })
  return ok({})
}

/** The sums that the ground requires. Others are ignored. */
function worthOf({ ground, worth = noWorth }: Given): Worth {
  if (!isWorthGround(ground)) return noWorth
  const fields: readonly (keyof Worth)[] = worthFields[ground]
  const entries = fields.map((field) => [field, worth[field]] as const)
  return { ...noWorth, ...Object.fromEntries(entries) }
}

async function checkProof(
  tx: Tx,
  { ground, statement }: Given,
  worth: Worth,
): Promise<Outcome<void, 'INVESTOR_WORTH_TOO_LOW' | 'INVESTOR_STATEMENT_NEEDED'>> {
  if (!isWorthGround(ground)) return statement === undefined ? investorStatementNeeded : ok(undefined)
  const { counted, threshold, reaches } = judged({ ground, worth }, (await readInvestorRules(tx)).rules)
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
