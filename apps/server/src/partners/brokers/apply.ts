import type { brokers } from '@tessera/contract/partners/brokers/brokers.ts'
import type { Answer, InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { INVITE_CODE_LENGTH, inviteCodeOf } from '@tessera/domain/partners/invitations/code.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { insertAgent, isOwnAttachment } from '#partners/agents/agents.sql.ts'
import type { Applicant } from '#partners/agents/apply.ts'
import { requireLicence } from '#partners/agents/require-agent.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { requireSecured } from '#access/customers/customer-state.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { insertEvidence, isCompany } from './application.sql.ts'
import { brokerAppliedAlready, brokerCompanyOnly, brokerFileUnknown } from './refusals.ts'

type Refusal = Exclude<Answer<typeof brokers.apply>, { readonly ok: true }>['code']

/** Applies as a broker. The files must be the company's own uploads; there are no drafts. */
export async function applyAsBroker(
  tx: Tx,
  { random }: Pick<Deps, 'random'>,
  { customerId, ip }: Applicant,
  { licence, uploadId, evidenceIds, how, expectedClients }: InputOf<typeof brokers.apply>,
): Promise<Outcome<{ id: string }, Refusal>> {
  const customerState = await requireSecured(tx, customerId)
  if (!customerState.ok) return customerState
  if (!(await isCompany(tx, customerId))) return brokerCompanyOnly
  const valid = requireLicence(tx, licence.expiresOn, 'licence.expiresOn')
  if (!valid.ok) return valid
  const files = [uploadId, ...evidenceIds]
  for (const [at, file] of files.entries())
    if (files.indexOf(file) !== at || !(await isOwnAttachment(tx, customerId, file)))
      return brokerFileUnknown(at === 0 ? 'uploadId' : 'evidenceIds')
  const id = random.uuid()
  const isNew = await insertAgent(tx, {
    id,
    customer_id: customerId,
    programme: 'broker',
    parent_id: null,
    level: 1,
    code: inviteCodeOf(random.bytes(INVITE_CODE_LENGTH)),
    licence_type: licence.type,
    licence_number: licence.number,
    licence_authority: licence.authority,
    licence_country: licence.country,
    licence_expires_on: licence.expiresOn,
    upload_id: uploadId,
    how,
    expected_clients: expectedClients,
  })
  if (!isNew) return brokerAppliedAlready
  await insertEvidence(tx, id, evidenceIds)
  await recordAct(tx, { action: 'brokers.apply', target: { type: 'agent', id }, after: { files: files.length }, ip })
  return ok({ id })
}
