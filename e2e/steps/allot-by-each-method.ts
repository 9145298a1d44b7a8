import { type APIRequestContext, expect } from '@playwright/test'
import { proRataTerms } from '@tessera/contract/issuance/products/allotment-terms.ts'
import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { subscribe } from './by-api.ts'
import { clientOf } from './client-of.ts'
import { payIn, type Trader } from './first-trade.ts'
import { type Offer, publishOffer } from './offer.ts'
import type { Production } from './production.ts'
import { twoDecide } from './two-decide.ts'

type Api = { readonly request: APIRequestContext; readonly baseUrl: string; readonly staff: readonly [string, string] }
type Method = 'pro_rata' | 'first_come' | 'ballot'

/** Units on offer, and the requests of the first and the second subscriber. */
const SUPPLY = '100'
const REQUESTS = ['70', '60'] as const
/** The time in which both customers subscribe to three offers on a slow machine. */
const OPEN_SECONDS = 40

/** The results of each method that are right, for both subscribers; a ballot serves one of them first. */
const right: Readonly<Record<Method, readonly string[]>> = {
  pro_rata: ['54 46'],
  first_come: ['70 30'],
  ballot: ['70 30', '40 60'],
}

/** More than the units of one customer in all offers cost with the fee. */
const PAID_IN = '4000.00'

/**
 * Publishes an oversubscribed offer for each method, to which two customers subscribe. After the close two operators
 * approve each allotment. Checks the units of both customers, and each published result with the public program.
 */
export async function allotByEachMethod(
  production: Production,
  about: Pick<Api, 'request' | 'staff'>,
  [first, second]: readonly [Trader, Trader],
): Promise<void> {
  for (const who of [first, second]) await payIn(production, who, PAID_IN)
  const api = { ...about, baseUrl: production.address }
  const customers = [first.token, second.token] as const
  const offers = new Map<Method, Offer>()
  for (const method of ['pro_rata', 'first_come', 'ballot'] as const) {
    const allotment = { ...proRataTerms, allotmentMethod: method, ballotSlot: method === 'ballot' ? 1 : null }
    const economics = { minUnits: '10', supply: SUPPLY }
    offers.set(method, await publishOffer(api, OPEN_SECONDS, { economics, allotment }))
  }
  for (const { symbol } of offers.values())
    for (const [at, token] of customers.entries()) await subscribe(api.baseUrl, token, symbol, REQUESTS[at] ?? '')
  for (const [method, offer] of offers) {
    await allot(api, offer)
    const unitsOf = async (token: string) =>
      (await clientOf(api.baseUrl, token, subscriptions).list({ symbol: offer.symbol })).rows.find(
        ({ status }) => status === 'disbursed',
      )?.allotted
    for (const token of customers) await expect.poll(() => unitsOf(token), { timeout: 120_000 }).toBeDefined()
    const units = [await unitsOf(customers[0]), await unitsOf(customers[1])]
    expect(right[method], method).toContain(units.join(' '))
    await checkResult(api, offer, method, units)
  }
}

/** Two operators approve the allotment once the offer has closed and the block of its ballot is final. */
async function allot({ baseUrl, staff }: Api, { id }: Offer): Promise<void> {
  const waits = async () =>
    (await clientOf(baseUrl, staff[0], approvals).queue({ kind: 'allotment', pageSize: 100 })).rows.some(
      ({ subjectId }) => subjectId === id,
    )
  await expect.poll(waits, { timeout: 180_000 }).toBe(true)
  await twoDecide(baseUrl, staff, 'allotment', id)
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Checks the published result with the program that the exchange serves, and the order of a ballot with its formula. */
async function checkResult(
  { request, baseUrl }: Api,
  { id, symbol }: Offer,
  method: Method,
  units: readonly (string | null | undefined)[],
): Promise<void> {
  const result = await clientOf(baseUrl, '', subscriptions).allotmentResult({ symbol })
  expect(sha256(result.file)).toBe(result.sha256)
  const folder = await mkdtemp(join(tmpdir(), 'tessera-result-'))
  const paths = { program: join(folder, 'check-allotment.mjs'), file: join(folder, 'result.json') }
  await writeFile(paths.program, await (await request.get(`${baseUrl}/check-allotment.mjs`)).body())
  await writeFile(paths.file, result.file)
  // The program ends with an error if a figure is wrong.
  const { stdout } = await promisify(execFile)(process.execPath, [paths.program, paths.file, result.sha256])
  expect(stdout).toContain('2 subscriptions are right.')
  await rm(folder, { recursive: true })
  if (method !== 'ballot') return
  const { ballot, subscriptions: rows } = JSON.parse(result.file)
  const seed = sha256(`${ballot.blockhash}:${id}`)
  const [first, second] = rows.map(({ pseudonym }: { pseudonym: string }) => sha256(`${seed}:${pseudonym}`))
  expect(units.join(' ')).toBe(first < second ? '70 30' : '40 60')
}
