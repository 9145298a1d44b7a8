import { eventTime } from '@tessera/domain/identity/sumsub/event-time.ts'
import { isNewer } from '@tessera/domain/identity/sumsub/verdict.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Task } from 'graphile-worker'
import { z } from 'zod'
import { type Applicant, Webhook } from './answers.ts'
import { applyReview } from './apply-review.ts'
import { eventById, type EventOutcome, setOutcome } from './events.sql.ts'
import { jsonOf } from '#platform/http/json-of.ts'
import { webhookCipher } from './serve-webhook.ts'
import { type ApplicantRow, applicantById } from './sumsub.sql.ts'
import type { VendorDeps } from './vendor-deps.ts'

type ParsedEvent = { readonly event: Webhook; readonly at: Date }

/**
 * Applies one stored webhook. Only a newer event counts, and the verdict is read from the vendor's API, so that neither
 * a replay nor a forged body decides anything. If the vendor is down, the job fails and is retried.
 */
export async function applyEvent(deps: VendorDeps, id: string): Promise<void> {
  const row = await eventById(deps, id)
  if (row === undefined || row.outcome !== null) return
  const read = readWebhook(webhookCipher(deps.config).open(row.body_sealed))
  const end = (outcome: EventOutcome): Promise<unknown> =>
    deps.inTx('job:sumsub')(async (tx) =>
      ok(await setOutcome(tx, id, { outcome, externalUserId: read?.event.externalUserId ?? null })),
    )
  if (read === undefined) return void (await end('unreadable'))
  const { event, at } = read
  if ((event.sandboxMode ?? false) !== (deps.settings.mode === 'sandbox')) return void (await end('other_mode'))
  if (!event.type.startsWith('applicant') || event.type.startsWith('applicantAction'))
    return void (await end('ignored'))
  const known = await knownApplicant(deps, event)
  if (known === undefined) return void (await end('unknown'))
  if (known.mode !== deps.settings.mode) return void (await end('other_mode'))
  if (!isNewer(at, known.newest_at)) return void (await end('older'))
  const applicant = await deps.client.applicantOf(known.id)
  if (applicant === undefined || !isOf(applicant, known, event)) return void (await end('ignored'))
  await deps.inTx('job:sumsub')(async (tx) => {
    const isApplied = await applyReview(deps, tx, { id: known.id, applicant, by: { at } })
    const outcome = isApplied ? 'applied' : 'older'
    return ok(await setOutcome(tx, id, { outcome, externalUserId: known.id }))
  })
}

function readWebhook(text: string): ParsedEvent | undefined {
  const event = Webhook.safeParse(jsonOf(text))
  const at = event.success ? eventTime(event.data.createdAtMs) : undefined
  return event.success && at !== undefined ? { event: event.data, at } : undefined
}

const knownApplicant = async (deps: VendorDeps, event: Webhook): Promise<ApplicantRow | undefined> => {
  const userId = z.uuid().safeParse(event.externalUserId)
  return userId.success ? applicantById(deps, userId.data) : undefined
}

/** True if the vendor's response and the webhook are about this applicant. */
const isOf = (applicant: Applicant, known: ApplicantRow, event: Webhook): boolean =>
  (applicant.externalUserId ?? known.id) === known.id &&
  (event.applicantId ?? applicant.id) === applicant.id &&
  (known.applicant_id ?? applicant.id) === applicant.id

const Payload = z.object({ event: z.uuid() })
export const applyEventTask =
  (deps: VendorDeps | undefined): Task =>
  async (payload) => {
    if (deps === undefined) throw new Error('a Sumsub webhook waits, but SUMSUB_URL is not set')
    await applyEvent(deps, Payload.parse(payload).event)
  }
