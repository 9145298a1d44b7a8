import { type APIRequestContext, expect } from '@playwright/test'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { productsManage } from '@tessera/contract/issuance/products/products-manage.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { memorandum } from '../../world/src/stories/memorandum.ts'
import { termsOf } from '../../world/src/stories/offering.ts'
import { offerings } from '../../world/src/stories/primary-market.ts'
import { clientOf, once } from './client-of.ts'
import { storedToken } from './sessions.ts'

type ApiContext = {
  readonly request: APIRequestContext
  readonly baseUrl: string
  /** The operators who publish the product; without them, two of the story. */
  readonly staff?: readonly [maker: string, checker: string]
}
type Terms = InputOf<typeof productsManage.create>['terms']
type Changes = { readonly economics?: Partial<Terms['economics']>; readonly allotment?: Terms['allotment'] }
export type Offer = { readonly id: string; readonly symbol: string; readonly name: string }

let count = 0

/** A product that is open now and closes soon, published by two operators through the console's API. */
export async function publishOffer(api: ApiContext, closesInSeconds: number, changes: Changes = {}): Promise<Offer> {
  const [maker, checker] = api.staff ?? [await storedToken('priya'), await storedToken('arjun')]
  const products = clientOf(api.baseUrl, maker, productsManage)
  const now = Date.now()
  count += 1
  const symbol = `E${(now + count).toString(36).toUpperCase().slice(-6)}`
  const [pattern] = offerings
  expect(pattern).toBeDefined()
  if (pattern === undefined) throw new Error('the story has no open offer')
  const terms = termsOf(
    { ...pattern, category: 'ri', name: [`Evening Star ${symbol}`, `晚星 ${symbol}`] },
    new Date(now),
  )
  const closesAt = new Date(now + closesInSeconds * 1000)
  const life = {
    ...terms.life,
    opensAt: new Date(now - 1000).toISOString(),
    closesAt: closesAt.toISOString(),
    allotmentExpectedAt: new Date(now + DAY_MS).toISOString(),
  }
  const economics = { ...terms.economics, ...changes.economics }
  const product = await products.create(
    { symbol, terms: { ...terms, economics, life, ...(changes.allotment && { allotment: changes.allotment }) } },
    once(),
  )
  await products.addDocument(
    {
      symbol,
      uploadId: await sendMemorandum(api, maker, symbol),
      kind: 'memorandum',
      title: { en: 'Offer memorandum', zh: '发售备忘录' },
      datedOn: terms.facts.createdOn,
      languages: ['en_US'],
      mustAccept: true,
    },
    once(),
  )
  const reason = 'Terms agree with the memorandum.'
  const subject = { kind: 'product_publish', subjectId: product.id, verdict: 'approve', reason, proposal: {} } as const
  const { id, contentHash } = await clientOf(api.baseUrl, maker, approvals).propose(subject)
  await clientOf(api.baseUrl, checker, approvals).decide({
    requestId: id,
    verdict: 'approve',
    contentHash,
    note: reason,
  })
  await expect.poll(async () => (await products.get({ symbol })).status).toBe('in_subscription')
  return { id: product.id, symbol, name: terms.facts.name.en }
}

async function sendMemorandum({ request, baseUrl }: ApiContext, token: string, symbol: string): Promise<string> {
  const answer = await request.post(`${baseUrl}/console/api/v1/uploads/create`, {
    headers: { token },
    multipart: {
      file: { name: `${symbol}.pdf`, mimeType: 'application/pdf', buffer: memorandum(symbol, ['An offer.']) },
      name: `${symbol}.pdf`,
      purpose: 'attachment',
    },
  })
  const { code, data } = await answer.json()
  expect(code).toBe('SUCCESS')
  return data.id
}
