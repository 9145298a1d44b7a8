import { createHmac } from 'node:crypto'
import type { StatementLine } from '@tessera/domain/payments/fiat-orders/statement.ts'
import Fastify from 'fastify'
import { z } from 'zod'
import { feedSignature } from '../../../apps/server/src/payments/bank/feed-answer.ts'

/**
 * Ways to forge a response of the bank's feed. They are a line that the bank's signature does not cover, another
 * secret, no signature, or an earlier response for another position.
 */
export const forgeries = ['unsigned', 'other_secret', 'added_line', 'replayed'] as const
export type Forgery = (typeof forgeries)[number]

type SignedAnswer = { readonly body: string; readonly time: string; readonly signature: string }
const Body = z.looseObject({ lines: z.array(z.unknown()) })

export type ForgedFeed = {
  /** The value of BANK_FEED_URL. */
  readonly url: string
  /** Forges the next answer, with a line that the bank never booked. */
  readonly forgeNext: (how: Forgery, line: StatementLine) => void
  /** True until the forged answer is requested. */
  readonly isWaiting: () => boolean
  readonly stop: () => Promise<void>
}

/** An attacker between the exchange and its bank: forwards the bank's responses, and forges single ones. */
export async function startForgedFeed(bankUrl: string): Promise<ForgedFeed> {
  let next: { readonly how: Forgery; readonly line: StatementLine } | undefined
  let earlier: (SignedAnswer & { readonly after: string }) | undefined
  const app = Fastify()
  app.get<{ Querystring: { after?: string } }>('/feed', async (request, reply) => {
    const after = request.query.after ?? ''
    const url = new URL(bankUrl)
    url.searchParams.set('after', after)
    const response = await fetch(url)
    const header = (name: string): string => response.headers.get(name) ?? ''
    const real: SignedAnswer = {
      body: await response.text(),
      time: header('x-tessera-time'),
      signature: header('x-tessera-signature'),
    }
    const forgery = next
    next = undefined
    const old = earlier?.after === after ? undefined : earlier
    earlier ??= { ...real, after }
    return send(reply, forgery === undefined ? real : forged(real, { ...forgery, after, old }))
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url: `${address}/feed`,
    forgeNext: (how, line) => void (next = { how, line }),
    isWaiting: () => next !== undefined,
    stop: () => app.close(),
  }
}

type Reply = {
  type: (type: string) => Reply
  headers: (headers: Record<string, string>) => Reply
  send: (body: string) => Reply
}
const send = (reply: Reply, { body, time, signature }: SignedAnswer): Reply =>
  reply
    .type('application/json')
    .headers(signature === '' ? {} : { 'x-tessera-time': time, 'x-tessera-signature': signature })
    .send(body)

type ForgeOptions = {
  readonly how: Forgery
  readonly line: StatementLine
  readonly after: string
  readonly old: SignedAnswer | undefined
}

/** Returns the forged response. Without an earlier response for another position, there is nothing to replay. */
export function forged(real: SignedAnswer, { how, line, after, old }: ForgeOptions): SignedAnswer {
  if (how === 'replayed' && old !== undefined) return { ...old, time: real.time }
  const statement = Body.parse(JSON.parse(real.body))
  const body = JSON.stringify({ ...statement, lines: [...statement.lines, line] })
  if (how === 'unsigned') return { body, time: '', signature: '' }
  if (how === 'other_secret') {
    const secret = createHmac('sha256', 'an attacker').update(real.time).digest('hex')
    return { body, time: real.time, signature: feedSignature(secret, real.time, after, Buffer.from(body)) }
  }
  return { ...real, body }
}

/** True for the error with which the exchange refuses a forged answer. */
export const isRefusedAnswer = (error: unknown): boolean =>
  error instanceof Error &&
  /^the bank's feed answered (without a valid signature|with a signature whose time)/.test(error.message)
