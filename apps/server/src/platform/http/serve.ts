import type { Answer, Endpoint, Endpoints, InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { aliasesOf } from '@tessera/contract/path-aliases.ts'
import { memberRightOf, opensToBroker } from '@tessera/contract/row-rights.ts'
import { mayCall } from '@tessera/contract/permissions.ts'
import { mayAct, type MemberRight } from '@tessera/domain/profile/members/roles.ts'
import { mayUse } from '@tessera/domain/access/api-keys/key.ts'
import type { Outcome, Refusal } from '@tessera/domain/platform/outcome/outcome.ts'
import { waitingTime } from '@tessera/domain/platform/clock/waiting-time.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CallOf, type CustomerSession, type OperatorSession, personOf } from './call.ts'
import type { Deps } from './deps.ts'
import { idempotent } from './idempotency.sql.ts'
import { contentHash } from '#platform/random/random.ts'
import { byConnection, type RateLimit, rateLimitBy, type Weigh } from './rate-limit.ts'
import type { Place } from '#platform/database/tx.ts'
import type { Turns } from '#platform/database/turns.ts'
import { isUnusableFolder } from '#platform/config/unusable-folder.ts'
import { apiWeightLimiter } from './api-weight.ts'
import { sendBlob, sendCached, sendFile, sendRefusal, sendReply } from './answer.ts'
import { ipOf } from './caller-ip.ts'
import { withoutDevice } from './client-device.ts'
import type { Form, Intake } from './form.ts'
import { hasBrokenText } from './json.ts'
import { writeRefusal } from './write-refusal.ts'
import type { People } from './people.ts'
import { type OpenSealed, unsealed } from './sealed.ts'
import { inScopeOf, signedBodyOf } from './signed-body.ts'
import { type AuthenticateSigned, type Signed, signedOf } from './signed.ts'
import { refuseParam } from './reasons.ts'
import { localeOf } from './localized-text.ts'
import { apiNotForKeys, subAccountNotAllowed } from './refusals.ts'
import { uploadNotStored } from '#platform/config/refusals.ts'

/** One function per row. It may refuse only with the codes that its row declares. */
export type Handlers<T extends Endpoints> = {
  readonly [K in keyof T]: (call: CallOf<T[K]['who']>, input: InputOf<T[K]>) => Promise<Answer<T[K]>>
}
type AnyHandler = (call: never, input: never) => Promise<Outcome<unknown>>
/** Rows with their handlers, type-checked against each other. */
export type Noun = {
  readonly name: string
  readonly rows: Endpoints
  readonly handlers: Readonly<Record<string, AnyHandler>>
}
export const noun = <const T extends Endpoints>(name: string, rows: T, handlers: Handlers<T>): Noun => ({
  name,
  rows,
  handlers,
})

type Caller = { customer?: CustomerSession | undefined; operator?: OperatorSession; actor: string }
/**
 * Returns the session of a token, if it is valid. An unattended call does not extend the session; any other call
 * records its network address.
 */
export type Authenticate<Session> = (token: string, isUnattended?: boolean, ip?: string) => Promise<Session | undefined>
type Services = {
  readonly deps: Deps
  readonly weigh: Weigh
  readonly customerOf: Authenticate<CustomerSession>
  readonly operatorOf: Authenticate<OperatorSession>
  readonly keyOf: AuthenticateSigned
  readonly openSealed: OpenSealed
  readonly turns: Turns
  readonly intake: Intake
  readonly placeOf: (request: FastifyRequest) => Place
  /** Keeps operators from their own customer accounts (threat OPR-02). */
  readonly guardOwn: GuardOwn
  /** The members of a company: their roles, and the history of their acts. */
  readonly people: People
}
type OperatorRequest = { readonly operatorId: string; readonly path: string; readonly input: unknown }
type GuardOwn = (request: OperatorRequest, run: () => Promise<Outcome<unknown>>) => Promise<Outcome<unknown>>

/**
 * Serves one HTTP route per row and one per alias of its path. Checks caller, rate, input and idempotency, runs the
 * handler, and writes the envelope.
 */
export function serveNoun(app: FastifyInstance, services: Services, { name, rows, handlers }: Noun): void {
  for (const [verb, row] of Object.entries(rows)) {
    const handler = handlers[verb]
    if (handler === undefined) throw new Error(`${name}.${verb} has no handler`)
    const serveAt = (path: string) =>
      inScopeOf(app, row, (scope) =>
        scope.route({
          method: row.method,
          url: `/${path}`,
          handler: async (request, reply) => {
            const outcome = await answer(services, row, handler, request, reply)
            if (!outcome.ok) return sendRefusal(request, reply, outcome)
            return send(request, reply, name, row, row.reply.parse(outcome.value))
          },
        }),
      )
    for (const path of [row.path, ...aliasesOf(row.path)]) serveAt(path)
  }
}

function send(request: FastifyRequest, reply: FastifyReply, name: string, row: Endpoint, value: unknown): unknown {
  if (row.maxAgeSeconds !== undefined) return sendCached(request, reply, value, row.maxAgeSeconds)
  if (row.produces === undefined) return sendReply(request, reply, value)
  return value instanceof Blob ? sendBlob(reply, value) : sendFile(reply, row.produces, `${name}.csv`, String(value))
}

async function answer(
  services: Services,
  row: Endpoint,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome<unknown>> {
  const caller = await callerOf(services, row, request, reply)
  if (!caller.ok) return caller
  const wait = await tooOften(services.weigh, row, caller.value, request)
  if (wait !== undefined) {
    reply.header('retry-after', String(wait))
    return refuse('TOO_MANY_REQUESTS', { params: waitingTime(wait) })
  }
  if (row.consumes === undefined) return act(services, row, handler, { request, reply, caller: caller.value })
  try {
    const outcome = await services.intake.take(request, caller.value.actor, (form) =>
      act(services, row, handler, { request, reply, caller: caller.value, form }),
    )
    return outcome === 'busy' ? refuse('SERVER_BUSY') : outcome
  } catch (error) {
    if (isUnusableFolder(error)) return uploadNotStored
    throw error
  }
}

type ServedRequest = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly caller: Caller
  readonly form?: Form
}

/** Reads the input of an allowed caller, and runs the handler when it is its account's turn. */
async function act(
  services: Services,
  row: Endpoint,
  handler: AnyHandler,
  { request, reply, caller, form }: ServedRequest,
): Promise<Outcome<unknown>> {
  const locale = localeOf(request.headers['language'])
  const signed = signedBodyOf(row, request)
  const fields = signed === undefined ? form?.fields : {}
  const body = fields === undefined ? await unsealed(services.openSealed, row, request) : ok(fields)
  if (!body.ok) return body
  const sent: unknown = row.method === 'GET' ? request.query : body.value
  if (hasBrokenText(sent)) return brokenText
  const read = parse(row, sent)
  if (!read.ok) return read
  const { input, device } = withoutDevice(read.value)
  const key = request.headers['idempotency-key']
  if (row.idempotent !== undefined && (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key)))
    return refuse('IDEMPOTENCY_KEY_MISSING')
  const refused = row.idempotent === undefined ? undefined : writeRefusal(services.deps.databaseState.name)
  if (refused !== undefined) return refused
  const { actor, ...who } = caller
  const place = services.placeOf(request)
  const { inTx, written } = await inNameOf(services, row, caller, { request, place })
  if (!written.ok) return written
  const hit = () => void reply.header('idempotency-hit', 'true')
  const call = {
    ...who,
    traceId: request.id,
    locale,
    ip: ipOf(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    deviceId: textHeader(request, 'device-id'),
    device,
    ...place,
    idempotencyKey: typeof key === 'string' ? key : undefined,
    hit,
    file: form?.file,
    signed,
    inTx:
      row.idempotent === 'tx' && typeof key === 'string'
        ? idempotent(inTx, { owner: actor, scope: row.path, key, bodyHash: contentHash(input) }, hit)
        : inTx,
  }
  const { customer, operator } = who
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the kind the row asks for, by callerOf and parse
  const handle = () => handler(call as never, input as never)
  const run = (): Promise<Outcome<unknown>> =>
    operator === undefined
      ? handle()
      : services.guardOwn({ operatorId: operator.operatorId, path: row.path, input }, handle)
  // Visitors have no account, so no share of the node.
  if (row.queue === 'core' || (customer ?? operator) === undefined) return run()
  // The members of one account share its turns.
  const outcome = await services.turns.take(customer === undefined ? actor : `customer:${customer.customerId}`, run)
  return outcome === 'busy' ? refuse('ACCOUNT_BUSY') : outcome
}

type Sent = { readonly request: FastifyRequest; readonly place: Place }

/** The caller's transactions. A command of the trading core has none of its own, so its act is recorded before it. */
async function inNameOf(services: Services, row: Endpoint, { actor, customer }: Caller, { request, place }: Sent) {
  const inTx = services.deps.inTx(actor, place)
  if (customer === undefined) return { inTx, written: ok(undefined) }
  const person = { customer, row, right: rightOf(row), ip: ipOf(request) }
  if (row.queue !== 'core') return { inTx: services.people.inNameOf(inTx, person), written: ok(undefined) }
  const key = request.headers['idempotency-key']
  const written = await services.people.writeBefore(inTx, person, typeof key === 'string' ? key : null)
  return { inTx, written }
}

const brokenText = refuse('BODY_UNREADABLE', { params: { reason: 'half_character' } })

const textHeader = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return typeof value === 'string' ? value.slice(0, 100) : undefined
}

async function callerOf(
  { weigh, customerOf, operatorOf, keyOf, people }: Services,
  row: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome<Caller>> {
  const token = textHeaderRaw(request)
  const isUnattended = request.headers['unattended'] === '1'
  if (row.who === 'operator') {
    const operator = token === undefined ? undefined : await operatorOf(token, isUnattended)
    if (operator === undefined) return refuse('UNAUTHORIZED')
    if (!mayCall(row, operator.permissions)) return refuse('FORBIDDEN')
    return ok({ operator, actor: `operator:${operator.operatorId}` })
  }
  const signed = row.who === 'visitor' ? undefined : signedOf(request, apiWeightLimiter(weigh, row, reply))
  const holder = signed && (await holderOf(keyOf, row, signed))
  if (holder?.ok === false) return holder
  const customer =
    holder?.value ?? (token === undefined ? undefined : await customerOf(token, isUnattended, ipOf(request)))
  const right = memberRightOf(row)
  if (row.who === 'visitor')
    return ok(
      customer === undefined
        ? { customer, actor: `ip:${ipOf(request)}` }
        : { customer: right === 'own' ? ownLogin(customer) : customer, actor: `customer:${personOf(customer)}` },
    )
  if (customer === undefined) return refuse('UNAUTHORIZED')
  if (customer.login !== undefined && !mayAct(customer.login.roles, right))
    return people.roleMissing(customer.customerId, right)
  if (customer.sub !== undefined && row.subAccounts !== true) return subAccountNotAllowed
  if (row.who === 'approved' && customer.status !== 'active') return refuse('ACCOUNT_FROZEN')
  if (row.who === 'approved' && customer.kyc !== 'approved') return refuse('KYC_REQUIRED')
  if (row.who === 'approved' && !customer.secured) return refuse('SECURITY_FACTOR_REQUIRED')
  return ok({
    customer: right === 'own' ? ownLogin(customer) : customer,
    actor: `customer:${personOf(customer)}`,
  })
}

/** The right that a row requires of a member of a company. Public rows require none. */
const rightOf = (row: Endpoint): MemberRight => {
  const right = memberRightOf(row)
  return row.who === 'visitor' && right === 'owner' ? 'view' : right
}

/** A member of a company who acts on the own login: its password, factors, sessions and messages. */
const ownLogin = (customer: CustomerSession): CustomerSession => ({ ...customer, customerId: personOf(customer) })

/** The holder of the signing key, if this row allows API keys and the key has the right. */
async function holderOf(keyOf: AuthenticateSigned, row: Endpoint, signed: Signed): Promise<Outcome<CustomerSession>> {
  if (row.keyScope === undefined) return apiNotForKeys
  const holder = await keyOf(signed)
  if (!holder.ok) return holder
  if (holder.value.apiKey.power !== undefined && !opensToBroker(row)) return apiNotForKeys
  const may = mayUse(row.keyScope, holder.value.apiKey, holder.value.apiKey.now)
  return may.ok ? holder : may
}

const textHeaderRaw = (request: FastifyRequest): string | undefined => {
  const { token } = request.headers
  return typeof token === 'string' && token !== '' ? token : undefined
}

/** Returns the seconds to wait. */
async function tooOften(
  weigh: Weigh,
  row: Endpoint,
  caller: Caller,
  request: FastifyRequest,
): Promise<number | undefined> {
  const rateLimit: RateLimit = rateLimitBy(weigh)
  // All members of one account count together; a row about the own login counts each person separately.
  const who = caller.customer === undefined ? caller.actor : `customer:${caller.customer.customerId}`
  return row.rate === undefined
    ? undefined
    : rateLimit(row.path, row.who === 'visitor' ? byConnection(ipOf(request)) : who, row.rate)
}

function parse(row: Endpoint, value: unknown): Outcome<Readonly<Record<string, unknown>>> | Refusal<'PARAM_INVALID'> {
  const read = row.input.safeParse(value ?? {})
  return read.success ? ok(read.data) : refuseParam(read.error, value ?? {})
}
