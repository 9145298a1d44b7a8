import { approvals, type ApprovalKindName } from '@tessera/contract/services/approvals/approvals.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { productsManage } from '@tessera/contract/issuance/products/products-manage.ts'
import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { advanceProducts } from '../../../apps/server/src/issuance/products/advance-products.ts'
import { carryOutAllotments } from '../../../apps/server/src/issuance/subscriptions/carry-out.ts'
import type { Person, TestExchange } from './exchange.ts'

type Terms = InputOf<typeof productsManage.create>['terms']
export const freshKey = () => ({ idempotencyKey: randomUUID() })
let count = 0

export type OfferOptions = {
  readonly supply?: string
  readonly min?: string
  readonly step?: string
  readonly max?: string | null
  readonly price?: string
  readonly fee?: string
  readonly decimals?: number
  readonly category?: 'ri' | 'ai' | 'ei'
  readonly type?: Terms['facts']['type']
  readonly sale?: Terms['sale']
  readonly allotment?: Terms['allotment']
  /** Hours from now. */
  readonly opensIn?: number
  readonly closesIn?: number
}

const at = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString()
const both = (en: string, zh: string) => ({ en, zh })

/** Terms of a small bond; by default it opened an hour ago and closes in ten. */
export function termsOf(about: OfferOptions = {}): Terms {
  return {
    facts: {
      name: both('Lantern Bay', '灯塔湾'),
      issuer: both('Lantern Bay Trust', '灯塔湾信托'),
      region: both('Singapore', '新加坡'),
      summary: both('A building.', '一栋楼。'),
      description: both('A building that is let.', '一栋已出租的楼。'),
      risk: both('You may lose all of it.', '您可能损失全部本金。'),
      structure: 'equity',
      type: about.type ?? (about.sale === undefined ? 'real_estate' : 'token_sale'),
      subTrust: null,
      createdOn: '2025-01-01',
      completedOn: null,
      videoUrl: null,
      members: [],
      faq: [],
    },
    economics: {
      currency: 'SGD',
      unitPrice: about.price ?? '10.00',
      minUnits: about.min ?? '1',
      stepUnits: about.step ?? '1',
      supply: about.supply ?? '100',
      fee: about.fee ?? '0.005',
      expectedReturn: '0.062',
      returnBasis: both('The rents agreed to.', '已签约的租金。'),
      dividendYield: null,
      grossMargin: null,
      profit: null,
      equityMultiple: null,
      leverage: null,
      term: both('5 years', '5 年'),
      distribution: 'semi_annually',
    },
    token: { decimals: about.decimals ?? 0, network: null, contractAddress: null, protocol: null },
    access: { category: about.category ?? 'ri', maxUnits: about.max ?? null },
    life: {
      opensAt: at(about.opensIn ?? -1),
      closesAt: at(about.closesIn ?? 10),
      allotmentExpectedAt: at((about.closesIn ?? 10) + 24),
      listedOn: null,
    },
    ...(about.sale && { sale: about.sale }),
    ...(about.allotment && { allotment: about.allotment }),
  }
}

type Pair = readonly [Person, Person]
type ProposalOptions = { verdict?: 'approve' | 'refuse'; proposal?: Record<string, unknown> }

/** Two operators approve, like in the console. */
const approveIn =
  (exchange: TestExchange) =>
  async (
    [maker, checker]: Pair,
    kind: ApprovalKindName,
    subjectId: string,
    { verdict = 'approve', proposal = {} }: ProposalOptions = {},
  ): Promise<void> => {
    const { id: requestId, contentHash } = await exchange
      .api(approvals, maker)
      .propose({ kind, subjectId, verdict, reason: 'as shown', proposal })
    await exchange.api(approvals, checker).decide({ requestId, verdict: 'approve', contentHash, note: 'as shown' })
  }

/** Creates a draft with a document that must be accepted, so it has two versions. */
async function makeDraft(
  exchange: TestExchange,
  maker: Person,
  about: OfferOptions,
): Promise<{ id: string; symbol: string }> {
  const symbol = `T${String((count += 1)).padStart(4, '0')}`
  const manage = exchange.api(productsManage, maker)
  await manage.create({ symbol, terms: termsOf(about) }, freshKey())
  const made = await manage.addDocument(
    {
      symbol,
      uploadId: await uploaded(exchange),
      kind: 'memorandum',
      title: both('Memorandum', '备忘录'),
      datedOn: '2026-01-01',
      languages: ['en_US', 'zh_CN'],
      mustAccept: true,
    },
    freshKey(),
  )
  return { id: made.id, symbol }
}

/** The primary market of a test exchange: people who publish, people who allot, and investors with money. */
export async function primaryMarket(exchange: TestExchange) {
  await exchange.coin('SGD', 'fiat', 2)
  const pair = async (role: 'listing' | 'finance'): Promise<Pair> => [
    await exchange.operator(role),
    await exchange.operator(role),
  ]
  const staff = { listing: await pair('listing'), finance: await pair('finance') }
  const agree = approveIn(exchange)
  const draft = (about: OfferOptions = {}) => makeDraft(exchange, staff.listing[0], about)
  return {
    staff,
    agree,
    draft,
    published: async (about: OfferOptions = {}) => {
      const product = await draft(about)
      await agree(staff.listing, 'product_publish', product.id)
      await advanceProducts(exchange.deps)
      return product
    },
    investor: async (cents: bigint, about: Parameters<TestExchange['customer']>[0] = {}): Promise<Person> => {
      const person = await exchange.customer(about)
      await exchange.fund({ customer: person.id, kind: 'fiat' }, 'SGD', cents)
      return person
    },
    subscribe: (who: Person, symbol: string, quantity: string, acceptedVersion = 2) =>
      exchange.api(subscriptions, who).create({ symbol, quantity, acceptedVersion }, freshKey()),
    /** Ends the subscription time of a product, and also moves the times of its subscriptions into the past. */
    close: async (symbol: string): Promise<void> => {
      await sql`update product set close_at = now() - interval '1 second', allot_at = now(),
                       open_at = least(open_at, now() - interval '2 days') where symbol = ${symbol}`.execute(
        exchange.deps.db,
      )
      await sql`update subscription set created_at = created_at - interval '1 day'
                 where product_id = (select id from product where symbol = ${symbol})`.execute(exchange.deps.db)
      await advanceProducts(exchange.deps)
    },
    carryOut: () => carryOutAllotments(exchange.deps),
    /** Balance and held amount, in minor units. */
    balance: async (customer: string, kind: 'fiat' | 'token', coin: string): Promise<bigint[]> => {
      const { rows } = await sql<{ posted: bigint; held: bigint }>`
        select posted, held from account where customer_id = ${customer} and kind = ${kind} and coin = ${coin}`.execute(
        exchange.deps.db,
      )
      return rows[0] === undefined ? [0n, 0n] : [rows[0].posted, rows[0].held]
    },
  }
}
export type PrimaryMarket = Awaited<ReturnType<typeof primaryMarket>>

/** Uploads a file as an operator. */
async function uploaded(exchange: TestExchange): Promise<string> {
  const id = randomUUID()
  await sql`insert into upload (id, owner, purpose, name, media_type, size, sha256, stored_as, created_at)
            values (${id}, 'operator:test', 'attachment', 'memorandum.pdf', 'application/pdf', 8, ${id}, ${id}, now())`.execute(
    exchange.deps.db,
  )
  return id
}
