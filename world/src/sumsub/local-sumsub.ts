import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { serveApi } from './api-routes.ts'
import type { LocalApplicant } from './applicants.ts'
import type { Persona, ReviewResult } from './personas.ts'
import { signatureMismatch } from './published.ts'
import { serveSdk } from './sdk-routes.ts'
import { type Target, Vendor, type VendorOptions } from './vendor.ts'
import { webhookOf } from './webhooks.ts'

export type LocalSumsub = {
  /** The value of SUMSUB_URL; the script is below it. */
  readonly url: string
  readonly sdkUrl: string
  /** Sets the receiver of later webhooks. */
  readonly sendTo: (target: Target) => void
  /** While true, every request gets status 503. */
  isDown: boolean
  /** The vendor's clock minus ours, in seconds. */
  aheadSeconds: number
  readonly applicantOf: (externalUserId: string) => LocalApplicant
  /** Uploads the document; returns the HTTP status. */
  readonly upload: (token: string) => Promise<number>
  /** Uploads all requested documents and submits, like the page in the frame; returns the HTTP status. */
  readonly submit: (token: string, persona: Persona) => Promise<number>
  /** Changes the verdict later, with its webhooks. */
  readonly decide: (externalUserId: string, result: ReviewResult) => Promise<void>
  /** Sends a webhook about an applicant with this type and time. */
  readonly send: (externalUserId: string, webhook: { readonly type: string; readonly ms: number }) => Promise<void>
  readonly expireTokens: () => void
  readonly stop: () => Promise<void>
}
type Options = VendorOptions & { readonly appToken: string; readonly secretKey: string; readonly port: number }

/** The vendor allows a minute between its clock and ours. */
const CLOCK_SECONDS = 60

/** A Sumsub on this machine: it checks every signature, serves the script and its frame, and sends webhooks twice and out of order. */
export async function startLocalSumsub({ appToken, secretKey, port, ...options }: Options): Promise<LocalSumsub> {
  const vendor = new Vendor(options)
  const app = Fastify()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  const state = { isDown: false, aheadSeconds: 0 }
  await app.register((api, _options, done) => {
    api.addHook('preHandler', async (request, reply) => {
      const now = Date.now() + state.aheadSeconds * 1000
      reply.header('date', new Date(now).toUTCString())
      if (state.isDown) return reply.code(503).send({ code: 503, description: 'Service unavailable' })
      if (!isSigned({ appToken, secretKey, now }, request)) return reply.code(401).send(signatureMismatch)
      return undefined
    })
    serveApi(api, vendor)
    done()
  })
  serveSdk(app, vendor)
  const url = await app.listen({ port, host: '127.0.0.1' })
  const reach = { url, sdkUrl: `${url}/idensic/static/sns-websdk-builder.js` }
  return Object.assign(state, reach, controlsOf(app, vendor))
}

const controlsOf = (app: FastifyInstance, vendor: Vendor) => ({
  sendTo: (target: Target) => vendor.sendTo(target),
  applicantOf: (user: string) => vendor.known(user),
  upload: (token: string) => send(app, '/websdk/upload', { token, side: 'document' }),
  submit: async (token: string, persona: Persona) => {
    for (const side of ['document', 'selfie']) await send(app, '/websdk/upload', { token, side })
    return send(app, '/websdk/submit', { token, persona })
  },
  decide: (user: string, result: ReviewResult) => vendor.decide(vendor.known(user), result),
  send: (user: string, { type, ms }: { readonly type: string; readonly ms: number }) =>
    vendor.deliver(webhookOf(vendor.known(user), type, ms)),
  expireTokens: () => {
    for (const token of vendor.tokens.values()) token.expiresAt = 0
  },
  stop: async () => {
    vendor.stop()
    await app.close()
  },
})

async function send(app: FastifyInstance, url: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json' }
  const { statusCode } = await app.inject({ method: 'POST', url, headers, payload: JSON.stringify(body) })
  return statusCode
}

function isSigned(
  by: Pick<Options, 'appToken' | 'secretKey'> & { readonly now: number },
  { method, url, headers, body }: FastifyRequest,
): boolean {
  const ts = String(headers['x-app-access-ts'])
  const text = `${ts}${method}${url}${typeof body === 'string' ? body : ''}`
  const right = Buffer.from(createHmac('sha256', by.secretKey).update(text).digest('hex'))
  const given = Buffer.from(String(headers['x-app-access-sig']))
  const isNow = /^\d+$/.test(ts) && Math.abs(by.now / 1000 - Number(ts)) <= CLOCK_SECONDS
  return (
    headers['x-app-token'] === by.appToken && isNow && right.length === given.length && timingSafeEqual(right, given)
  )
}
