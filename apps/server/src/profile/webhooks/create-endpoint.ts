import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { webhooks } from '@tessera/contract/profile/webhooks/webhooks.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { insertSecurityEvent } from '#access/customers/customers.sql.ts'
import { requireSecured } from '#access/customers/customer-state.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import { cipherFor } from '#platform/secrets/cipher.ts'
import type { Deps } from '#platform/http/deps.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { WEBHOOK_SECRETS } from './take-turn.ts'
import { webhookUrl } from '#platform/http/public-address.ts'
import { type EndpointRow, freeSlot, insertEndpoint } from './webhooks.sql.ts'
import { webhookLimitReached, webhookUrlForbidden } from './refusals.ts'

type Refused = (typeof webhooks.create.refusals)[number]
type Created = { readonly secret: string; readonly row: EndpointRow }

/** Returns the address without its query, which may contain the receiver's own token. */
export const auditedUrl = (text: string): string => text.split('?')[0] ?? ''

/** Adds an endpoint. Only this response contains its secret; the database stores it encrypted. */
export const createEndpoint = (
  deps: Pick<Deps, 'config' | 'random'>,
  { inTx, customer: { customerId, login }, ip, userAgent }: CustomerCall,
  { url: text, events, verifyToken }: InputOf<typeof webhooks.create>,
): Promise<Outcome<Created, Refused>> =>
  inTx(async (tx): Promise<Outcome<Created, Refused>> => {
    const slot = await freeSlot(tx, customerId)
    const customerState = await requireSecured(tx, customerId)
    if (!customerState.ok) return customerState
    const url = webhookUrl(text, deps.config.WEBHOOK_LOOPBACK)
    if (url === undefined) return webhookUrlForbidden
    if (slot === undefined) return webhookLimitReached
    const payload = { url: text, events: events.join() }
    const proven = await consumeVerifyToken(tx, { token: verifyToken, scene: 'create_webhook', customerId, payload })
    if (!proven.ok) return proven
    const secret = `whsec_${deps.random.token()}`
    const row = await insertEndpoint(tx, {
      id: deps.random.uuid(),
      customerId,
      madeBy: login?.id ?? null,
      slot,
      url: url.href,
      events,
      secretSealed: cipherFor(deps.config, WEBHOOK_SECRETS).seal(secret),
    })
    await insertSecurityEvent(tx, customerId, 'webhook_created', { ip, userAgent })
    const target = { type: 'webhook_endpoint', id: row.id } as const
    await recordAct(tx, { action: 'webhooks.create', target, after: { url: auditedUrl(url.href), events }, ip })
    await notify(tx, customerId, { kind: 'webhook_created', params: { host: url.host, ip } })
    return ok({ secret, row })
  })
