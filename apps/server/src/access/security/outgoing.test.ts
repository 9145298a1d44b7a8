import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type AccessExchange, accessExchange, codeOfRefusal } from '#testing/access.ts'
import { endsSession, everyRow, forgetRates, sendRow } from '#testing/every-row.ts'
import { submittedCustomer } from '#testing/kyc-file.ts'
import { renderMail } from '#services/mail/render-mail.ts'
import { notify } from '#services/messages/notify.ts'

let exchange: AccessExchange
let canary: Server
let requestCount = 0
let port = 0
beforeAll(async () => {
  exchange = await accessExchange()
  canary = createServer((_request, response) => {
    requestCount += 1
    response.end()
  })
  await new Promise<void>((done) => canary.listen(0, '127.0.0.1', done))
  const at = canary.address()
  port = typeof at === 'object' && at !== null ? at.port : 0
})
afterAll(async () => {
  await exchange.close()
  await new Promise((done) => canary.close(done))
})

const hosts = [
  '127.0.0.1',
  'localhost',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '127.1',
  '[::1]',
  '[::]',
  '0.0.0.0',
  '[::ffff:127.0.0.1]',
]
const addresses = (): string[] => [
  ...hosts.flatMap((host) => [`http://${host}:${port}/canary`, `https://${host}:${port}/canary`]),
  ...['//', 'https://a@', 'https://evil.example@', 'HTTPS://', 'http:\\\\', 'ftp://', 'gopher://'].map(
    (start) => `${start}127.0.0.1:${port}/`,
  ),
  'http://169.254.169.254/latest/meta-data/',
  'https://metadata.google.internal/',
  'file:///etc/passwd',
  'dict://127.0.0.1:11211/stat',
  'ipfs://127.0.0.1/x',
  'data:text/html,<script>',
]

test('INP-08 the server connects to no address that a user sends as text', async () => {
  const customer = await exchange.customer()
  const operator = await exchange.operator('superadmin', 'compliance', 'finance', 'listing', 'support', 'auditor')
  const broken: string[] = []
  const rows = everyRow(exchange)
    .filter(({ row }) => row.consumes === undefined && !endsSession(row))
    .map(({ row, sample }) => ({ row, sample, texts: Object.entries(row.input.shape).filter(([, it]) => isText(it)) }))
    .filter(({ texts }) => texts.length > 0)
  // Each row gets some of the addresses in rotation, so that each address is tried with many rows.
  expect(rows.length * AT_EACH_ROW).toBeGreaterThan(addresses().length * 5)
  for (const [at, { row, sample, texts }] of rows.entries()) {
    const token = (row.who === 'operator' ? operator : customer).token
    if (row.rate !== undefined) await forgetRates(exchange)
    for (const address of nextOf(addresses(), at)) {
      const poisoned = Object.fromEntries(texts.map(([name]) => [name, address]))
      const { code } = await sendRow(exchange, row, { ...sample, ...poisoned }, token)
      if (code === 'INTERNAL') broken.push(`${row.path} ${address}`)
    }
  }
  expect({ requestCount, broken }).toEqual({ requestCount: 0, broken: [] })
}, 300_000)

const AT_EACH_ROW = 6
/** Returns the next values of the rotation for a row. */
const nextOf = <T>(all: readonly T[], row: number): T[] =>
  Array.from({ length: AT_EACH_ROW }, (_, next) => all[(row * AT_EACH_ROW + next) % all.length]).filter(
    (each) => each !== undefined,
  )

const isText = (schema: unknown): boolean => {
  const inner = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? schema.unwrap() : schema
  return inner instanceof z.ZodString
}

/**
 * Parts of the server with outgoing connections, each to an address of the configuration, and webhooks to public
 * addresses of customers, as `public-address` decides. `check-start` only tries to listen, `parser-errors` and
 * `refusal-answers` read the names of status codes, `caller-place` checks whether a text is an address, and
 * `hardening-headers` reads the headers of a response without a connection.
 */
const mayCall =
  /^(payments\/chain\/|services\/(mail\/smtp|sms\/sms-provider|uploads\/scanner)\.ts|profile\/webhooks\/deliver\.ts|services\/captcha\/call-vendor\.ts|books\/rates\/read-feed\.ts|payments\/bank\/feed-answer\.ts|identity\/sumsub\/client\.ts|issuance\/ipfs\/pinning-client\.ts|platform\/(http\/(vendor-fetch|public-address|signed-post|hardening-headers|parser-errors|openapi\/refusal-answers|caller-place)|config\/check-start)\.ts)/
const calls = /\bfetch\(|node:https?'|node:net'|node:dgram'|node:tls'|\bundici\b/

test('INP-08 only the providers make outgoing connections', () => {
  const root = join(import.meta.dirname, '../..')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const own = files.filter((file) => file.endsWith('.ts') && !/\.(test|probe)\.ts$/.test(file))
  expect(own.length).toBeGreaterThan(200)
  // Type imports cause no connection.
  const textOf = (file: string): string => readFileSync(join(root, file), 'utf8').replaceAll(/^import type .*$/gm, '')
  const callers = own.filter((file) => calls.test(textOf(file)))
  expect(callers.filter((file) => !mayCall.test(file))).toEqual([])
  expect(callers.length).toBeGreaterThan(2)
})

const hostileTexts = [
  'a\r\nBcc: victim@example.com',
  'a\nSubject: other',
  '{code} {amount} {{7*7}} ${7*7} #{7*7} <%= 7*7 %>',
  "'{'code'}' {x, select, other {y}}",
  '<img src=x onerror=alert(1)>',
]

test.each(hostileTexts)(
  'INP-09 %j in an email stays text: no header, no link of the exchange, no markup',
  async (text) => {
    const person = await exchange.customer()
    await exchange.deps.inTx('test')(async (tx) =>
      ok(await notify(tx, person.id, { kind: 'deposit_credited', params: { amount: text, coin: text } })),
    )
    const mail = await exchange.nextMail(person.email)
    expect(mail.to).toBe(person.email)
    expect(mail.subject).not.toMatch(/[\r\n]/)
    // Compared as a separate word, because the id of a message has letters and digits too.
    expect(mail.text).not.toMatch(/\b49\b/)
    expect(exchange.catcher.outbox.mails('victim@example.com')).toEqual([])
    const { rows } = await sql<{ params: Record<string, string> }>`
    select params from mail where recipient = ${person.email}`.execute(exchange.deps.db)
    const written = renderMail(
      {
        id: '0b54f7a2-8c1d-4e1f-9a55-0c1d2e3f4a5b',
        recipient: person.email,
        lang: 'en_US',
        kind: 'deposit_credited',
        params: rows[0]?.params ?? {},
        phrase: null,
        zone: null,
        created_at: new Date(0),
      },
      {
        host: 'tessera.example',
        pauseHours: 48,
        codeOf: () => '428105',
        oneTimePasswordOf: () => '',
        freezeUrlOf: () => '',
        personLinkUrlOf: () => '',
        joinUrlOf: () => '',
        withdrawalUrlOf: () => '',
      },
    )
    expect(written.html).not.toContain('<img')
    expect(written.text).not.toContain('428105')
  },
)

test.each(['a\r\nbcc: b', 'a b', 'x'.repeat(65)])('INP-09 %j is refused in the payload of a code', async (address) => {
  const person = await exchange.customer()
  const payload = { coin: 'tUSD', chain: 'solana_devnet', address }
  const call = exchange.api(verification, person).sendCode({ scene: 'add_address', payload })
  expect(await codeOfRefusal(call)).toBe('PARAM_INVALID')
})

test.each([
  ['longer than 500 letters', 'x'.repeat(501)],
  ['with a control character', 'a\u0007b'],
  ['with an escape sequence', '\u001b[2J'],
  ['with a line separator of another kind', 'a\u0085b'],
])('KYC-10 a reason for a customer is plain text: no %s', async (_, customerMessage) => {
  const { caseId } = await submittedCustomer(exchange)
  const maker = exchange.api(approvals, await exchange.operator('compliance'))
  const proposal = {
    kind: 'kyc_review',
    subjectId: caseId,
    verdict: 'refuse',
    reason: 'x',
    reasonCode: 'not_genuine',
  } as const
  expect(await codeOfRefusal(maker.propose({ ...proposal, customerMessage }))).toBe('PARAM_INVALID')
  expect(await maker.propose({ ...proposal, customerMessage: '<b>Your</b> photo' })).toMatchObject({
    customerMessage: '<b>Your</b> photo',
  })
})

test('ADM-03 only the two decisions of two people adjust a balance, and no other code posts such a journal', () => {
  const root = join(import.meta.dirname, '../..')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const own = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const adjusting = own.filter((file) =>
    /kind: '(?:adjustment|balance_adjustment|receivable_write_off)',\n\s+ref:/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  )
  expect(adjusting.toSorted()).toEqual([
    'payments/receivables/adjustment.kind.ts',
    'payments/receivables/write-off.kind.ts',
  ])
})
