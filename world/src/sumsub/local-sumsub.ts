import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import sharp from 'sharp'
import {
  addImage,
  type LocalApplicant,
  newApplicant,
  review,
  shownApplicant,
  shownImages,
  wanted,
} from './applicants.ts'
import { green, isPersona, type Persona, type ReviewResult, verdictOf } from './personas.ts'
import { signatureMismatch } from './published.ts'
import { sdkFrame } from './sdk-frame.ts'
import { sdkScript } from './sdk-script.ts'
import { type Algorithm, type Delivery, deliverTo, signedDelivery, webhookOf } from './webhooks.ts'

export type LocalSumsub = {
  /** The address that SUMSUB_URL names; the script is below it. */
  readonly url: string
  readonly sdkUrl: string
  /** Where webhooks go from now on; a function takes them in place of HTTP. */
  sendTo: (target: string | ((delivery: Delivery) => Promise<unknown>)) => void
  /** While true every request is answered with 503. */
  isDown: boolean
  readonly applicants: () => readonly LocalApplicant[]
  readonly applicantOf: (externalUserId: string) => LocalApplicant
  /** Uploads everything that is asked for and submits, as the page in the frame does. */
  readonly submit: (token: string, persona: Persona) => Promise<number>
  readonly upload: (token: string) => Promise<number>
  /** Changes the verdict later, with its webhook. */
  readonly decide: (externalUserId: string, result: ReviewResult) => Promise<void>
  /** Sends a webhook about an applicant with another time or type. */
  readonly send: (externalUserId: string, webhook: { readonly type: string; readonly ms: number }) => Promise<void>
  readonly expireTokens: () => void
  readonly stop: () => Promise<void>
}
type Options = {
  readonly appToken: string
  readonly secretKey: string
  readonly webhookSecret: string
  readonly algorithm?: Algorithm
  readonly companyLevel: string
  readonly port: number
}

/** The vendor allows a minute between its clock and ours. */
const CLOCK_SECONDS = 60
const SLOW_MS = 4000

/** A Sumsub on this machine: it checks every signature, serves the script and its frame, and sends webhooks twice and out of order. */
export async function startLocalSumsub(options: Options): Promise<LocalSumsub> {
  const { appToken, secretKey, webhookSecret, algorithm = 'HMAC_SHA256_HEX', companyLevel, port } = options
  const applicants = new Map<string, LocalApplicant>()
  const tokens = new Map<string, { readonly user: string; expiresAt: number }>()
  let target: Parameters<LocalSumsub['sendTo']>[0] | undefined
  let last = 0
  const slow = new Set<NodeJS.Timeout>()
  const app = Fastify()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  /** Times of webhooks grow, also within one millisecond. */
  const nextMs = (): number => (last = Math.max(last + 1, Date.now()))
  const deliver = async (webhook: object): Promise<void> => {
    const delivery = signedDelivery(webhook, webhookSecret, algorithm)
    if (typeof target === 'string') await deliverTo(target, delivery)
    else await target?.(delivery)
  }
  /** Each twice, and the newest before the older ones. */
  const deliverUnordered = async (webhooks: readonly object[]): Promise<void> => {
    for (const webhook of webhooks.toReversed()) await deliver(webhook)
    for (const webhook of webhooks) await deliver(webhook)
  }
  const decide = async (applicant: LocalApplicant, result: ReviewResult): Promise<void> => {
    const pending = webhookOf(applicant, 'applicantPending', nextMs())
    review(applicant, result)
    await deliverUnordered([pending, webhookOf(applicant, 'applicantReviewed', nextMs())])
  }
  const known = (user: string): LocalApplicant => {
    const applicant = applicants.get(user)
    if (applicant === undefined) throw new Error(`nobody is called ${user}`)
    return applicant
  }
  const begin = async (user: string, level: string): Promise<LocalApplicant> => {
    const applicant = applicants.get(user) ?? newApplicant(user, level, level === companyLevel)
    const isNew = !applicants.has(user)
    applicants.set(user, applicant)
    if (applicant.reviewStatus === 'init') applicant.levelName = level
    // Before the token is answered: a webhook may come before its applicant is known.
    if (isNew) await deliver(webhookOf(applicant, 'applicantCreated', nextMs()))
    return applicant
  }
  const local: LocalSumsub = {
    url: '',
    sdkUrl: '',
    sendTo: (to) => void (target = to),
    isDown: false,
    applicants: () => [...applicants.values()],
    applicantOf: known,
    upload: async (token) => {
      const { statusCode } = await inject(app, '/websdk/upload', { token, side: 'document' })
      return statusCode
    },
    submit: async (token, persona) => {
      for (const side of ['document', 'selfie']) await inject(app, '/websdk/upload', { token, side })
      return (await inject(app, '/websdk/submit', { token, persona })).statusCode
    },
    decide: (user, result) => decide(known(user), result),
    send: (user, { type, ms }) => deliver(webhookOf(known(user), type, ms)),
    expireTokens: () => {
      for (const token of tokens.values()) token.expiresAt = 0
    },
    stop: () => {
      for (const timer of slow) clearTimeout(timer)
      return app.close()
    },
  }
  await app.register((api, _options, done) => {
    api.addHook('preHandler', async (request, reply) => {
      if (local.isDown) return reply.code(503).send({ code: 503, description: 'Service unavailable' })
      if (!isSigned({ appToken, secretKey }, request)) return reply.code(401).send(signatureMismatch)
      return undefined
    })
    serveApi(api, { applicants, tokens, begin })
    done()
  })
  serveSdk(app, {
    userOf: (token) => {
      const found = tokens.get(token)
      return found === undefined || found.expiresAt <= Date.now() ? undefined : known(found.user)
    },
    submitted: (applicant, persona) => {
      applicant.submissions += 1
      applicant.reviewStatus = 'pending'
      applicant.reviewResult = undefined
      if (persona !== 'slow') return decide(applicant, verdictOf(persona, applicant.submissions))
      slow.add(setTimeout(() => void decide(applicant, green), SLOW_MS).unref())
      return deliver(webhookOf(applicant, 'applicantPending', nextMs()))
    },
  })
  const url = await app.listen({ port, host: '127.0.0.1' })
  return Object.assign(local, { url, sdkUrl: `${url}/idensic/static/sns-websdk-builder.js` })
}

const inject = (app: FastifyInstance, url: string, body: object) =>
  app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) })

function isSigned(
  by: Pick<Options, 'appToken' | 'secretKey'>,
  { method, url, headers, body }: FastifyRequest,
): boolean {
  const ts = String(headers['x-app-access-ts'])
  const text = `${ts}${method}${url}${typeof body === 'string' ? body : ''}`
  const right = Buffer.from(createHmac('sha256', by.secretKey).update(text).digest('hex'))
  const given = Buffer.from(String(headers['x-app-access-sig']))
  const isNow = /^\d+$/.test(ts) && Math.abs(Date.now() / 1000 - Number(ts)) <= CLOCK_SECONDS
  return (
    headers['x-app-token'] === by.appToken && isNow && right.length === given.length && timingSafeEqual(right, given)
  )
}

type State = {
  readonly applicants: Map<string, LocalApplicant>
  readonly tokens: Map<string, { readonly user: string; expiresAt: number }>
  readonly begin: (user: string, level: string) => Promise<LocalApplicant>
}
const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ description: 'Applicant not found', code: 404 })
const jsonOf = (body: unknown): Record<string, unknown> => {
  const read: unknown = JSON.parse(typeof body === 'string' ? body : '{}')
  return typeof read === 'object' && read !== null ? { ...read } : {}
}

function serveApi(api: FastifyInstance, { applicants, tokens, begin }: State): void {
  const byId = (id: string) => [...applicants.values()].find((each) => each.id === id)
  api.post('/resources/accessTokens/sdk', async (request, reply) => {
    const { userId, levelName, ttlInSecs } = jsonOf(request.body)
    if (typeof userId !== 'string' || typeof levelName !== 'string' || typeof ttlInSecs !== 'number')
      return reply.code(400).send({ description: 'userId, levelName and ttlInSecs are needed', code: 400 })
    await begin(userId, levelName)
    const token = `_act-sbx-${randomUUID()}`
    tokens.set(token, { user: userId, expiresAt: Date.now() + ttlInSecs * 1000 })
    return { token, userId }
  })
  api.get<{ Params: { key: string } }>('/resources/applicants/:key/one', (request, reply) => {
    const { key } = request.params
    const named = /^-;externalUserId=(.+)$/.exec(key)?.[1]
    const applicant = named === undefined ? byId(key) : applicants.get(named)
    return applicant === undefined ? notFound(reply) : reply.send(shownApplicant(applicant))
  })
  api.get<{ Params: { id: string } }>('/resources/applicants/:id/metadata/resources', (request, reply) => {
    const applicant = byId(request.params.id)
    return applicant === undefined ? notFound(reply) : reply.send(shownImages(applicant))
  })
  api.post<{ Params: { id: string }; Querystring: { name?: string } }>(
    '/resources/applicants/:id/moveToLevel',
    (request, reply) => {
      const applicant = byId(request.params.id)
      if (applicant === undefined || request.query.name === undefined) return notFound(reply)
      if (applicant.reviewStatus === 'pending' || applicant.reviewStatus === 'onHold')
        return reply.code(409).send({ description: 'Applicant is being checked', code: 409 })
      applicant.levelName = request.query.name
      applicant.reviewStatus = 'init'
      return reply.send(shownApplicant(applicant))
    },
  )
  api.get<{ Params: { inspection: string; image: string } }>(
    '/resources/inspections/:inspection/resources/:image',
    async (request, reply) => {
      const { inspection, image } = request.params
      const applicant = [...applicants.values()].find((each) => each.inspectionId === inspection)
      const found = applicant?.images.find((each) => each.id === image)
      if (found === undefined) return notFound(reply)
      const background = found.color
      const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } })
      return reply.type('image/png').send(await picture.png().toBuffer())
    },
  )
}

type Sdk = {
  readonly userOf: (token: string) => LocalApplicant | undefined
  readonly submitted: (applicant: LocalApplicant, persona: Persona) => Promise<void>
}

function serveSdk(app: FastifyInstance, { userOf, submitted }: Sdk): void {
  app.get('/idensic/static/sns-websdk-builder.js', (_request, reply) => reply.type('text/javascript').send(sdkScript))
  app.get<{ Querystring: { lang?: string } }>('/websdk/frame', (request, reply) =>
    reply.type('text/html').send(sdkFrame(request.query.lang ?? 'en')),
  )
  const state = (a: LocalApplicant) => ({
    id: a.id,
    wanted: wanted(a),
    reviewStatus: a.reviewResult?.reviewRejectType === 'RETRY' ? 'init' : a.reviewStatus,
    reviewResult: a.reviewResult,
    submissions: a.submissions,
  })
  const serve = (url: string, act: (a: LocalApplicant, body: Record<string, unknown>) => Promise<void> | void): void =>
    void app.post(url, async (request, reply) => {
      const body = jsonOf(request.body)
      const applicant = userOf(String(body['token']))
      if (applicant === undefined) return reply.code(401).send({ description: 'The token has expired', code: 401 })
      await act(applicant, body)
      return reply.send(state(applicant))
    })
  serve('/websdk/state', () => undefined)
  serve('/websdk/upload', (applicant, { side }) => {
    const open = wanted(applicant).find((each) => each === side)
    if (open !== undefined) addImage(applicant, open)
  })
  serve('/websdk/submit', async (applicant, { persona }) => {
    if (isPersona(persona) && wanted(applicant).length === 0) await submitted(applicant, persona)
  })
}
