import { type RefusalCode, refusalEntry } from '@tessera/contract/catalogue.ts'
import type { Endpoint } from '@tessera/contract/platform/http/endpoint.ts'
import { allRefusals } from '@tessera/contract/general-refusals.ts'
import { STATUS_CODES } from 'node:http'
import { sentence } from '../localized-text.ts'

/** Trace id and time of every example. */
export const stamp = { traceId: 'req-7f3a9c', serverTime: '2026-03-18T06:42:05.000Z' } as const

/** Returns the refusals of a row, by status. */
export function refusalAnswers(row: Endpoint): Readonly<Record<string, object>> {
  const byStatus = Map.groupBy(allRefusals(row), (code) => refusalEntry(code).http)
  const sorted = [...byStatus].toSorted(([a], [b]) => a - b)
  return Object.fromEntries(
    sorted.map(([status, codes]) => {
      const name = commonName.get(codes.join())
      return [String(status), name === undefined ? answerOf(status, codes) : { $ref: `#/components/responses/${name}` }]
    }),
  )
}

/** Sets of codes that most endpoints share, by the name of their component. */
const common: Readonly<Record<string, readonly RefusalCode[]>> = {
  Invalid: ['PARAM_INVALID', 'BODY_UNREADABLE', 'REQUEST_UNREADABLE'],
  Unauthorized: ['UNAUTHORIZED'],
  TooSlow: ['REQUEST_TOO_SLOW'],
  TooLarge: ['BODY_TOO_LARGE'],
  NotJson: ['CONTENT_TYPE_UNSUPPORTED'],
  TooMany: ['TOO_MANY_REQUESTS'],
  HeadersTooLarge: ['HEADERS_TOO_LARGE'],
  Internal: ['INTERNAL'],
  Busy: ['SERVER_BUSY', 'ACCOUNT_BUSY', 'SITE_READ_ONLY', 'STORAGE_FULL'],
}
const commonName = new Map(Object.entries(common).map(([name, codes]) => [codes.join(), name]))

const answerOf = (status: number, codes: readonly RefusalCode[]): object => ({
  description: `${STATUS_CODES[status] ?? 'Refused'}: ${codes.join(', ')}`,
  ...((status === 429 || status === 503) && {
    headers: { 'retry-after': { $ref: '#/components/headers/retry-after' } },
  }),
  content: {
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/Refusal' },
          { type: 'object', properties: { code: { enum: codes } }, required: ['code'] },
        ],
      },
      examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
    },
  },
})

/** Returns the responses that most endpoints share. */
export const commonAnswers = (): Readonly<Record<string, object>> =>
  Object.fromEntries(
    Object.entries(common).flatMap(([name, codes]) =>
      codes.slice(0, 1).map((code) => [name, answerOf(refusalEntry(code).http, codes)]),
    ),
  )

/** Returns one example for each code that a row of the document may answer with. */
export function refusalExamples(rows: readonly Endpoint[]): Readonly<Record<string, object>> {
  const codes = [...new Set(rows.flatMap(allRefusals))].toSorted()
  return Object.fromEntries(
    codes.map((code) => [code, { summary: advice[refusalEntry(code).retry], value: exampleOf(code) }]),
  )
}

const advice = {
  no: 'Do not repeat the request as it is.',
  later: 'Nothing was done. Repeat the request later.',
  'same-key': 'It may have been done. Repeat the request with the same Idempotency-Key.',
} as const

const exampleOf = (code: RefusalCode): object => ({
  code,
  message: sentence(code, 'en_US', sampleArguments),
  data: null,
  ...(code === 'PARAM_INVALID' && { field: sampleArguments.field, rule: sampleArguments.text }),
  ...stamp,
})

/** A value for each argument of the catalogue's sentences. */
const sampleArguments = {
  above: '5000',
  accepted: 'JPEG, PNG',
  account: 'SGD-main',
  agreed: 2,
  amount: '40.00',
  available: '120.00',
  bank: 'Merlion Bank',
  bound: '10',
  closing: '120.00',
  code: 'name_mismatch',
  coin: 'tUSD',
  count: 3,
  counted: '150000',
  currency: 'SGD',
  days: 30,
  clock: 'behind',
  decimals: 6,
  earlier: 5,
  edition: '2026-03-18',
  expected: '2–12 A–Z a–z 0–9',
  fault: 'not_approved',
  fee: '1.00',
  fiat: 'SGD',
  field: 'amount',
  first: '203.0.113.0',
  found: 'decimals = 9',
  from: '2026-03-18',
  height: 300,
  high: '13.00',
  hours: 24,
  href: '/products',
  ip: '203.0.113.7',
  ipv4: 24,
  ipv6: 64,
  key: 'amount',
  latest: '2028-03-18T06:42:05.000Z',
  left: 2,
  limit: 5,
  line: 7,
  low: '11.80',
  max: '1000',
  min: '10',
  keys: 'holdings:tUSD, statement_missing:OCBC 0412345678 SGD',
  minutes: 15,
  missing: '250.00',
  months: 3,
  most: '40.00',
  n: 2,
  name: 'Ada Lim',
  network: '203.0.113.0/24',
  opening: '100.00',
  other: 'auditor',
  opens: '2026-03-19 09:00',
  people: 'Ada Lim',
  place: 'Ntry[2]/Amt',
  percent: '10',
  price: '12.40',
  reason: 'not_json',
  reference: '222222225',
  remaining: 2,
  rest: '25',
  role: 'pay',
  roles: 'finance, auditor',
  list: 'waits, coin:SGD',
  rule: 'minimum',
  scale: 2,
  scope: 'trade',
  seconds: 60,
  skewMs: 6000,
  step: '0.01',
  stop: 'books_broken',
  sum: '100.00',
  supply: '1000',
  text: 'missing',
  threshold: '300000',
  time: '2026-03-18 06:42',
  total: '120.00',
  unit: 'seconds',
  until: '2026-03-19 06:42',
  value: '6000.00',
  vendor: 'Singpass',
  version: '2',
  who: 'Ada Lim',
  worth: '10000',
  years: 18,
  symbol: 'AURB',
  number: 'SB-20260318-000012',
  width: 400,
  pixels: 48,
} as const
