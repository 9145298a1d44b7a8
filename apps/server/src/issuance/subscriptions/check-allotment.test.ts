import { allot, allotmentMethods } from '@tessera/domain/issuance/subscriptions/allot.ts'
import fc from 'fast-check'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from '#platform/random/random.ts'
import { resultFile, ruleOf } from './result-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-allotment-'))
})
afterAll(() => rm(folder, { recursive: true }))

const program = fileURLToPath(new URL('../../../../../scripts/check-allotment.mjs', import.meta.url))
const run = (...args: string[]) =>
  new Promise<{ code: number; text: string }>((done) => {
    execFile(process.execPath, [program, ...args], (error, stdout, stderr) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout + stderr }),
    )
  })
const saved = async (file: string): Promise<string> => {
  const path = join(folder, 'result.json')
  await writeFile(path, file)
  return path
}

const offer = fc.record({
  lot: fc.bigInt({ min: 1n, max: 5n }),
  lots: fc.bigInt({ min: 1n, max: 200n }),
  min: fc.bigInt({ min: 1n, max: 12n }),
  minimumRaise: fc.option(fc.bigInt({ min: 1n, max: 100n })),
  requests: fc.array(
    fc.record({
      lots: fc.bigInt({ min: 1n, max: 40n }),
      subscriber: fc.integer({ min: 0, max: 12 }),
      eligible: fc.boolean(),
    }),
    { minLength: 1, maxLength: 30 },
  ),
  bands: fc.uniqueArray(fc.bigInt({ min: 1n, max: 50n }), { maxLength: 3 }),
})
type Offer = ReturnType<typeof fc.sample<typeof offer extends fc.Arbitrary<infer T> ? T : never>>[number]

/** Returns the result file that the server publishes for an offer. */
function published(of: Offer, allotmentMethod: (typeof allotmentMethods)[number]): string {
  const [lot, min] = [of.lot, of.min * of.lot]
  const bands = of.bands
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((lots) => ({ fromUnits: String(lots * lot), units: String(lots * lot > min ? lots * lot : min) }))
  const isBallot = allotmentMethod === 'ballot'
  const allotment = {
    allotmentMethod,
    minimumRaise: null,
    ballotSlot: isBallot ? 7 : null,
    bands: isBallot ? bands : [],
  }
  const product = {
    id: 'product',
    symbol: 'OPSA',
    supply: of.lots * lot,
    step: lot,
    min,
    allotment,
    soft_cap: of.minimumRaise,
    ballot: isBallot ? { slot: 7, blockhash: 'block' } : null,
  }
  const subscriptions = of.requests.map((request, index) => ({
    subscription: `subscription ${index}`,
    subscriber: `subscription ${of.requests.findIndex(({ subscriber }) => subscriber === request.subscriber)}`,
    units: (of.min + request.lots) * lot,
  }))
  const eligible = subscriptions.filter((_, index) => of.requests[index]?.eligible)
  const shared = allot(product.supply, eligible, { lot, min, ...ruleOf(product) })
  const belowMinimum =
    of.minimumRaise !== null && [...shared.values()].reduce((sum, units) => sum + units, 0n) < of.minimumRaise
  return resultFile(product, {
    subscriptions,
    eligible: new Set(eligible.map(({ subscription }) => subscription)),
    units: belowMinimum ? new Map() : shared,
    belowMinimum,
    changes: { rows: [], reason: '' },
  })
}

test.each(allotmentMethods)(
  'the public program computes every result of %s again',
  async (method) => {
    for (const one of fc.sample(offer, { numRuns: 15, seed: 168 })) {
      const file = published(one, method)
      const { code, text } = await run(await saved(file), sha256(file))
      expect(code, `${text}\n${file}`).toBe(0)
      expect(text).toContain(`${one.requests.length} subscriptions are right.`)
    }
  },
  60_000,
)

test('the public program rejects other units, another block and another hash', async () => {
  const [one] = fc.sample(offer, { numRuns: 1, seed: 168 })
  if (one === undefined) throw new Error('fast-check returned no sample')
  const file = published({ ...one, minimumRaise: null }, 'ballot')
  const first = file.replace(/"allotted": "\d+"/, '"allotted": "999999"')
  expect(await run(await saved(first))).toMatchObject({ code: 1, text: expect.stringContaining('WRONG') })
  const block = file.replace('"blockhash": "block"', '"blockhash": "other"')
  expect(await run(await saved(block))).toMatchObject({ code: 1, text: expect.stringContaining('seed') })
  expect((await run(await saved(file), sha256('another file'))).code).toBe(1)
  expect((await run(await saved(file), sha256(file))).code).toBe(0)
  expect((await run()).code).toBe(2)
})

/** Two subscriptions of one subscriber and one of another, each for 10 units. The increment and the minimum are 2. */
const small = JSON.parse(
  published(
    {
      lot: 2n,
      lots: 20n,
      min: 1n,
      minimumRaise: 10n,
      requests: [0, 0, 1].map((subscriber) => ({ lots: 4n, subscriber, eligible: true })),
      bands: [],
    },
    'pro_rata',
  ),
)
const changedTo = (at: number, row: object, whole: object = {}): string =>
  JSON.stringify({
    ...small,
    changesReason: 'a correction',
    ...whole,
    subscriptions: small.subscriptions.map((each: object, index: number) =>
      index === at ? { ...each, changed: true, ...row } : each,
    ),
  })

test('the public program counts units that were changed by hand', async () => {
  expect(await run(await saved(changedTo(2, { allotted: '8' })))).toMatchObject({
    code: 0,
    text: expect.stringContaining('3 subscriptions are right. 1 of them were changed by hand'),
  })
})

test.each([
  ['more than the request', { allotted: '12' }, {}, 'the units are below zero or above the request'],
  ['units below zero', { allotted: '-2' }, {}, 'the units are below zero or above the request'],
  ['units for a subscriber who is not eligible', { allotted: '8', eligible: false }, {}, 'not eligible'],
  ['a part of an increment', { allotted: '7' }, {}, 'the units are no multiple of the increment'],
  ['less than the minimum', { allotted: '2' }, { minimum: '4' }, 'less than the minimum'],
  ['more than the supply', { allotted: '10' }, { supply: '28' }, 'more than the supply'],
  ['less than the minimum raise', { allotted: '0' }, { minimumRaise: '22' }, 'below the minimum raise'],
  ['another word about the minimum raise', { allotted: '8' }, { belowMinimumRaise: true }, 'belowMinimumRaise'],
])('the public program rejects a change by hand that gives %s', async (_, row, whole, reason) => {
  const { code, text } = await run(await saved(changedTo(2, row, whole)))
  expect([code, text]).toEqual([1, expect.stringContaining(reason)])
})
