import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { approveByTwo, once, type Player, type Stage } from './stage.ts'

/** Withholding tax by the holder's country. */
const withholding = [
  { country: 'CN', rate: '0.1' },
  { country: 'NO', rate: '0.15' },
]

export type StoryDistribution = {
  readonly symbol: string
  readonly issuer: string
  readonly perUnit: string
  /** Days of the story: declaration, record date, and payment. */
  readonly day: number
  readonly recordDay: number
  readonly payDay: number
  /** The amount that the issuer sends, in SGD; missing while the record date is in the future. */
  readonly pays?: string
}

/** One paid distribution, and one whose record date is in the future. */
export const declarations: readonly StoryDistribution[] = [
  {
    symbol: 'AURB',
    issuer: 'Aurelle Bioworks',
    perUnit: '0.185',
    day: -33,
    recordDay: -30,
    payDay: -27,
    pays: '355200.00',
  },
  { symbol: 'HCCL', issuer: 'Halden Logistics Trust', perUnit: '0.0245', day: -4, recordDay: 18, payDay: 25 },
]

type Desk = { readonly declarer: Player; readonly pair: readonly [Player, Player] }

const periodOf = (at: Date): string => `${at.getUTCFullYear()}-H${at.getUTCMonth() < 6 ? 1 : 2}`

/** One operator declares, two others announce. Returns its id. */
export async function declare({ declarer, pair }: Desk, d: StoryDistribution, today: Date): Promise<string> {
  const at = (day: number): Date => new Date(today.getTime() + day * DAY_MS)
  const { id } = await declarer.distributionsManage.declare(
    {
      symbol: d.symbol,
      type: 'dividend',
      period: periodOf(at(d.day)),
      perUnit: d.perUnit,
      recordAt: at(d.recordDay).toISOString(),
      payAt: at(d.payDay).toISOString(),
      withholding,
      otherRate: '0',
    },
    once(),
  )
  await approveByTwo(...pair, 'distribution_announce', id, 'As the board of the issuer resolved.')
  return id
}

/** The issuer's money arrives; the two operators who did not declare it match it and release the distribution. */
export async function release(stage: Stage, { pair }: Desk, d: StoryDistribution, id: string): Promise<void> {
  const [maker] = pair
  await stage.tick()
  await stage.pay({
    currency: 'SGD',
    amount: d.pays ?? '0.00',
    payerName: d.issuer,
    text: `Dividend ${d.symbol}`,
  })
  await stage.tick()
  const { rows } = await maker.bank.lines({ status: 'queued', pageSize: 100 })
  const line = rows.find(({ text }) => text === `Dividend ${d.symbol}`)
  if (line === undefined) throw new Error(`the money for ${d.symbol} did not arrive`)
  await approveByTwo(...pair, 'fiat_match', line.id, 'The issuer announced it.', { distributionId: id })
  await approveByTwo(...pair, 'distribution_release', id, 'Shares and totals agree with the resolution.')
}
