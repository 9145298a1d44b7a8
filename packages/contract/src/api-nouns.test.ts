import { type ApiNoun, apiNouns } from './api-nouns.ts'
import type { Endpoint } from './platform/http/endpoint.ts'
import { z } from 'zod'
import { expect, test } from 'vitest'

// `npx vitest run --project unit packages/contract --update` writes docs/endpoints.txt from the contract.

/** Fields that every POST accepts besides those of its row. */
const ofEveryBody = new Set(['uaTime', 'securityInfo'])

const keysOf = ({ input, signature }: Endpoint): string[] =>
  Object.entries((signature?.body ?? input).shape)
    .filter(([name]) => !ofEveryBody.has(name))
    .map(([name, type]) => `${name}${z.safeParse(type, undefined).success ? '?' : ''}`)

const whoOf = ({ who, permission, anyPermission, memberRight, keyScope, subAccounts, idempotent }: Endpoint): string =>
  [
    who,
    permission ?? anyPermission?.join(' or '),
    memberRight === undefined ? undefined : `person:${memberRight}`,
    keyScope === undefined ? undefined : `key:${keyScope}`,
    subAccounts === true ? 'sub' : undefined,
    idempotent === undefined ? undefined : 'once',
  ]
    .filter((word) => word !== undefined)
    .join(' ')

const list = (words: readonly string[]): string => (words.length === 0 ? '-' : words.join(' '))

const lineOf = (row: Endpoint): string =>
  [`${row.method} ${row.path}`, whoOf(row), list(keysOf(row)), list(row.refusals)].join(' | ')

const textOf = (nouns: readonly ApiNoun[]): string =>
  [
    '# Every endpoint of the API, one line each: method and path | who may call | input | refusals of its own.',
    '#',
    '# visitor: everybody. customer: logged in. approved: logged in, with a verified identity and a second factor. operator: staff, with the permission.',
    '# person:RIGHT: also by people of a company with this right. key:RIGHT: also by an API key with this right. sub: also from sub-accounts. once: needs an Idempotency-Key. A field that ends in ? may be left out.',
    '# Refusals that any call may get are in packages/contract/src/general-refusals.ts. The OpenAPI documents are written by `npm run api -- FOLDER`.',
    ...nouns.flatMap(({ name, about, rows }) => ['', `## ${name}: ${about}`, ...Object.values(rows).map(lineOf)]),
    '',
  ].join('\n')

test('docs/endpoints.txt has a line for each endpoint of the contract', async () => {
  await expect(textOf(apiNouns)).toMatchFileSnapshot('../../../docs/endpoints.txt')
})

test('a line has the allowed callers, the optional fields and the refusals', () => {
  const row: Endpoint = {
    method: 'POST',
    path: 'ex/api/v1/transfers/create',
    summary: 'Moves a coin',
    who: 'approved',
    idempotent: 'tx',
    memberRight: 'pay',
    keyScope: 'trade',
    subAccounts: true,
    input: z.object({ coin: z.string(), remark: z.string().optional(), uaTime: z.number().optional() }),
    reply: z.object({}),
    refusals: ['NOT_FOUND', 'ACCOUNT_FROZEN'],
  }
  expect(lineOf(row)).toBe(
    'POST ex/api/v1/transfers/create | approved person:pay key:trade sub once | coin remark? | NOT_FOUND ACCOUNT_FROZEN',
  )
  const { method, path, summary, reply } = row
  const open: Endpoint = { method, path, summary, reply, who: 'visitor', input: z.object({}), refusals: [] }
  expect(lineOf(open)).toBe('POST ex/api/v1/transfers/create | visitor | - | -')
})
