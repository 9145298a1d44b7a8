import { readFileSync } from 'node:fs'
import { type InvestorName, investorNames } from './cast.ts'
import { bonds, funds } from './bonds-and-funds.ts'
import { memorandum } from './memorandum.ts'
import { type Offering, termsOf } from './offering.ts'
import { property, shares } from './shares-and-property.ts'
import { approveByTwo, once, type Player, sendFile, type Stage } from './stage.ts'

export const offerings: readonly Offering[] = [...shares, ...property, ...bonds, ...funds]

/** Requested units by investor and product. AURB and HCCL are oversubscribed, so that the allotment must share. */
const requests: Readonly<Record<string, Partial<Record<InvestorName, number>>>> = {
  AURB: { meridian: 900_000, quaystone: 500_000, straits: 400_000, harbor: 200_000, chen: 10_000, lim: 2_500 },
  HCCL: { meridian: 6_000_000, quaystone: 3_000_000, straits: 2_500_000, harbor: 1_000_000, chen: 50_000, lim: 5_000 },
  TMFG: { meridian: 1_000_000, harbor: 800_000, straits: 400_000, lim: 2_000 },
  SLW31: { harbor: 16_000, meridian: 8_000, quaystone: 3_000, chen: 60 },
  LBR3: { quaystone: 60_000, harbor: 40_000, meridian: 25_000, chen: 3_000, lim: 200 },
  KGN29: { quaystone: 20_000, harbor: 12_000, straits: 3_000 },
  NQC2: { quaystone: 30_000, harbor: 16_000, chen: 100 },
  PSRB: { meridian: 200_000, straits: 160_000, quaystone: 40_000 },
  OPLG: { quaystone: 5_000, harbor: 8_000 },
}

/** One operator drafts the product with its memorandum, and two publish it. */
export async function publish(
  stage: Stage,
  offering: Offering,
  today: Date,
  [maker, checker]: readonly [Player, Player],
): Promise<void> {
  const { symbol, name, summary, description, risk } = offering
  const product = await maker.productsManage.create({ symbol, terms: termsOf(offering, today) }, once())
  const bytes = memorandum(name[0], [summary[0], ...description[0].split('\n\n'), `Risk. ${risk[0]}`])
  const file = { bytes, name: `${symbol}-memorandum.pdf`, type: 'application/pdf', purpose: 'attachment' }
  await maker.productsManage.addDocument(
    {
      symbol,
      uploadId: await sendFile(stage, maker, file, 'console'),
      kind: 'memorandum',
      title: { en: 'Offer memorandum', zh: '发售备忘录' },
      datedOn: termsOf(offering, today).facts.createdOn,
      languages: ['en_US'],
      mustAccept: true,
    },
    once(),
  )
  if (offering.video !== undefined) await addVideo(stage, maker, offering, offering.video, today)
  await approveByTwo(maker, checker, 'product_publish', product.id, 'Terms agree with the memorandum.')
}

async function addVideo(
  stage: Stage,
  maker: Player,
  offering: Offering,
  { file, title: [en, zh] }: NonNullable<Offering['video']>,
  today: Date,
): Promise<void> {
  const bytes = readFileSync(new URL(file, import.meta.url))
  const sent = { bytes, name: file, type: 'video/webm', purpose: 'video' }
  await maker.productsManage.addDocument(
    {
      symbol: offering.symbol,
      uploadId: await sendFile(stage, maker, sent, 'console'),
      kind: 'video',
      title: { en, zh },
      datedOn: termsOf(offering, today).facts.createdOn,
      languages: ['en_US', 'zh_CN'],
      mustAccept: false,
    },
    once(),
  )
}

/** The day of each request, spread over the subscription period. */
export function subscriptionsFor(
  offering: Offering,
): { readonly day: number; readonly name: InvestorName; readonly units: number }[] {
  const subscriptions = investorNames.flatMap((name) => {
    const units = requests[offering.symbol]?.[name]
    return units === undefined ? [] : [{ name, units }]
  })
  const days = Math.min(offering.closesOnDay, 0) - offering.opensOnDay
  return subscriptions.map((subscription, place) => ({
    ...subscription,
    day: offering.opensOnDay + (days * (place + 1)) / (subscriptions.length + 1),
  }))
}

export async function subscribe(who: Player, symbol: string, units: number): Promise<void> {
  const quantity = String(units)
  const { version } = await who.subscriptions.quote({ symbol, quantity })
  await who.subscriptions.create({ symbol, quantity, acceptedVersion: version }, once())
}

/** Two operators release the allotment of a closed offer; jobs deliver tokens and refunds. */
export async function allotAll(
  stage: Stage,
  productId: string,
  [maker, checker]: readonly [Player, Player],
): Promise<void> {
  await approveByTwo(maker, checker, 'allotment', productId, 'Book closed and reconciled.')
  await stage.tick()
}
