import { sql } from 'kysely'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type BankExchange, bankExchange, FEED_SECRET, FORMER } from '#testing/bank-exchange.ts'
import { type Authority, certificateAuthority } from '#testing/certificates.ts'
import { feedSignature } from './feed-answer.ts'
import { readFeed } from './read-feed.ts'

let setup: BankExchange
let server: Server
let feed: string
let answer: { readonly body: string; readonly headers: Record<string, string> }
beforeEach(async () => {
  setup = await bankExchange()
  server = createServer((_request, response) => response.writeHead(200, answer.headers).end(answer.body))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  feed = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
})
afterEach(async () => {
  await setup.close()
  await new Promise((closed) => server.close(closed))
})

const read = (secret?: string) =>
  readFeed({
    ...setup.exchange.deps,
    config: { ...setup.exchange.deps.config, BANK_FEED_URL: feed, BANK_FEED_SECRET: secret },
  })
const bodyFor = (reference: string): string =>
  JSON.stringify({
    bank: 'Merlion Bank',
    lines: [
      {
        line_id: 'F1',
        booked_on: '2026-03-18',
        account_number: '003-1',
        direction: 'in',
        currency: 'SGD',
        amount: '100.00',
        payer_name: 'PERSON TEST',
        text: reference,
      },
    ],
    next: '1',
  })
type Signed = { readonly secret?: string; readonly time?: number; readonly position?: string; readonly over?: string }
const signed = (
  body: string,
  { secret = FEED_SECRET, time = Date.now(), position = '', over = body }: Signed = {},
) => ({
  body,
  headers: {
    'x-tessera-time': String(time),
    'x-tessera-signature': feedSignature(secret, String(time), position, Buffer.from(over)),
  },
})

test('STM-01 credits a payment at once and only once if the response is signed over time, position and body', async () => {
  const ada = await setup.exchange.customer()
  const { reference } = await setup.orderOf(ada)
  answer = signed(bodyFor(reference))
  await read(FEED_SECRET)
  expect(await setup.fiat(ada)).toBe(100_00n)
  // A response that is replayed for the next position has no valid signature.
  await expect(read(FEED_SECRET)).rejects.toThrow('without a valid signature')
  expect(await setup.fiat(ada)).toBe(100_00n)
})

test.each([
  ['by another secret', { secret: 'another secret that the bank does not know' }, 'without a valid signature'],
  ['over another body', { over: '{}' }, 'without a valid signature'],
  ['for another position', { position: '7' }, 'without a valid signature'],
  ['two minutes ago', { time: Date.now() - 120_000 }, 'with a signature whose time'],
  ['two minutes from now', { time: Date.now() + 120_000 }, 'with a signature whose time'],
] as const)('STM-01 rejects a response that was signed %s', async (_name, about, why) => {
  const ada = await setup.exchange.customer()
  const { reference } = await setup.orderOf(ada)
  answer = signed(bodyFor(reference), about)
  await expect(read(FEED_SECRET)).rejects.toThrow(why)
  answer = { body: bodyFor(reference), headers: {} }
  await expect(read(FEED_SECRET)).rejects.toThrow('without a valid signature')
  expect([await setup.fiat(ada), await setup.claims()]).toEqual([0n, []])
})

test.each([
  [
    'a line of another bank where the exchange has an account',
    { bank: FORMER, lines: [{ account_number: '77-1' }] },
    `account 77-1 of ${FORMER}`,
  ],
  ['a line of an account that it is not bound to', { lines: [{ account_number: '003-2' }] }, 'account 003-2'],
  [
    'a balance of another bank where the exchange has an account',
    { bank: FORMER, balances: { SGD: '5.00' } },
    `in SGD of ${FORMER}`,
  ],
  ['a balance of a currency that it is not bound to', { balances: { USD: '5.00' } }, 'in USD of Merlion Bank'],
] as const)('STM-01 rejects a signed feed that reports %s', async (_name, report, why) => {
  const ada = await setup.exchange.customer()
  const { reference } = await setup.orderOf(ada)
  const good = { booked_on: '2026-03-18', account_number: '003-1', direction: 'in', currency: 'SGD', amount: '100.00' }
  const first = { ...good, line_id: 'F1', payer_name: 'PERSON TEST', text: reference }
  const lines = 'lines' in report ? report.lines.map((line) => ({ ...first, line_id: 'F2', ...line })) : []
  const own = 'bank' in report ? [] : [first]
  Object.assign(setup.exchange.deps.config, { BANK_FEED_ACCOUNTS: [{ bank: 'Merlion Bank', number: '003-1' }] })
  answer = signed(JSON.stringify({ bank: 'Merlion Bank', next: '1', ...report, lines: [...own, ...lines] }))
  await expect(read(FEED_SECRET)).rejects.toThrow(why)
  expect([await setup.fiat(ada), await setup.claims()]).toEqual([0n, []])
})

test('STM-01 stores claims from an unsigned feed: two people confirm each line, and its balances are not compared', async () => {
  const ada = await setup.exchange.customer()
  const { reference } = await setup.orderOf(ada)
  answer = { body: bodyFor(reference), headers: {} }
  await read()
  expect(await setup.fiat(ada)).toBe(0n)
  const [claim] = await setup.claims()
  answer = {
    body: JSON.stringify({ bank: 'Merlion Bank', lines: [], next: '1', balances: { SGD: '5.00' } }),
    headers: {},
  }
  await read()
  const { rows } = await sql`select coin from external_balance`.execute(setup.exchange.deps.db)
  expect(rows).toEqual([])
  expect(await setup.agree('bank_claim', claim?.id ?? '')).toBe('done')
  expect(await setup.fiat(ada)).toBe(100_00n)
})

type Ends = { readonly ca: Authority; readonly server: Authority; readonly client: Authority }
/**
 * Starts a bank that accepts only clients of its certificate authority, and an exchange that trusts only one authority.
 * Each has its own certificate.
 */
async function overTls(
  { ca, server: ofServer, client }: Ends,
  ask: (config: object) => Promise<unknown>,
): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-tls-'))
  const [bankPem, ownPem] = [await ofServer.issue('bank'), await client.issue('house')]
  const tls = createTlsServer(
    { cert: bankPem.cert, key: bankPem.key, ca: ca.cert, requestCert: true, rejectUnauthorized: true },
    (_request, response) => response.end(answer.body),
  )
  await new Promise<void>((ready) => tls.listen(0, '127.0.0.1', ready))
  const address = tls.address()
  const paths = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem'), ca: join(folder, 'ca.pem') }
  await Promise.all([
    writeFile(paths.cert, ownPem.cert),
    writeFile(paths.key, ownPem.key),
    writeFile(paths.ca, ca.cert),
  ])
  try {
    return await ask({
      BANK_FEED_URL: `https://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`,
      BANK_FEED_SECRET: undefined,
      BANK_FEED_TLS_CERT: paths.cert,
      BANK_FEED_TLS_KEY: paths.key,
      BANK_FEED_TLS_CA: paths.ca,
    })
  } finally {
    await new Promise((closed) => tls.close(closed))
    await rm(folder, { recursive: true, force: true })
  }
}
const readWith = (config: object) =>
  readFeed({ ...setup.exchange.deps, config: { ...setup.exchange.deps.config, ...config } })

test("STM-01 a feed over mutual TLS is proven to be the bank's, and credits at once", async () => {
  const ada = await setup.exchange.customer()
  const { reference } = await setup.orderOf(ada)
  answer = { body: bodyFor(reference), headers: {} }
  const ca = await certificateAuthority('ours')
  await overTls({ ca, server: ca, client: ca }, readWith)
  expect([await setup.fiat(ada), await setup.claims()]).toEqual([100_00n, []])
})

test('STM-01 does not read from a bank with a certificate of another authority, or from one that rejects ours', async () => {
  const ada = await setup.exchange.customer()
  const { reference } = await setup.orderOf(ada)
  answer = { body: bodyFor(reference), headers: {} }
  const [ours, theirs] = [await certificateAuthority('ours'), await certificateAuthority('theirs')]
  await expect(overTls({ ca: ours, server: theirs, client: ours }, readWith)).rejects.toThrow(/certificate/u)
  await expect(overTls({ ca: ours, server: ours, client: theirs }, readWith)).rejects.toThrow(
    /alert|hang up|ECONNRESET|EPIPE/u,
  )
  expect([await setup.fiat(ada), await setup.claims()]).toEqual([0n, []])
})
