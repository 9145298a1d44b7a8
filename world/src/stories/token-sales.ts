import { formatAmount, parseAmount, times } from '@tessera/domain/books/money/amount.ts'
import type { InvestorName } from './cast.ts'
import type { Offering } from './offering.ts'
import { once, type Player } from './stage.ts'

const risk = [
  'A new token may never reach its issue price, and there may be no market for it. The network may be delayed or never be used. Holders have no claim to anything except the token.',
  '新代币的价值可能始终低于发行价，也可能没有交易市场。网络可能延迟上线或无人使用。除代币本身外，持有人不享有任何其他权利。',
] as const

/** One sale that is open, and one that was allotted and is being unlocked. Both issuers are fictitious. */
export const tokenSales: readonly Offering[] = [
  {
    symbol: 'TIDE',
    name: ['Tidewater Storage Network', '潮汐存储网络'],
    issuer: ['Tidewater Foundation', '潮汐基金会'],
    region: ['Singapore', '新加坡'],
    type: 'token_sale',
    structure: 'equity',
    category: 'ri',
    summary: [
      'A token that pays for storage on 340 disks in eleven harbours.',
      '用于在十一座港口的 340 块硬盘上支付存储费用的代币。',
    ],
    description: [
      'Tidewater stores files in pieces on disks operated by harbour companies. Customers pay for storage in TIDE, and disk operators are paid in TIDE.\n\nThe network has run since May and has twelve customers. The sale pays for audits and for two more harbours.',
      '潮汐将文件分片存放在港口企业运营的硬盘上。客户以 TIDE 支付存储费用，硬盘运营方以 TIDE 获得报酬。\n\n网络自五月起运行，现有十二家客户。募集资金用于审计及新增两座港口。',
    ],
    risk,
    term: ['No term', '无期限'],
    members: [
      {
        name: ['Wei Ling Ho', '何慧玲'],
        role: ['Founder', '创始人'],
        about: ['Built storage systems for ports for nine years.', '九年间为港口建设存储系统。'],
      },
    ],
    faq: [
      {
        question: ['Is there a yield?', '有收益吗？'],
        answer: [
          'No. The token pays for storage and carries no right to profits.',
          '没有。该代币用于支付存储费用，不附带任何收益权。',
        ],
      },
    ],
    unitPrice: '0.35',
    minUnits: '100',
    supply: '500000',
    maxUnits: '150000',
    fee: '0.005',
    distribution: 'not_applicable',
    opensOnDay: -6,
    closesOnDay: 12,
    decimals: 6,
    sale: {
      totalSupply: '5000000',
      softCap: '120000',
      payCoins: [
        { coin: 'tUSD', unitPrice: '0.26' },
        { coin: 'SGD', unitPrice: '0.35' },
        { coin: 'USD', unitPrice: '0.26' },
      ],
      allocation: [
        { to: ['This sale', '本次发行'], share: '0.1' },
        { to: ['Disk operators', '硬盘运营方'], share: '0.55' },
        { to: ['Foundation', '基金会'], share: '0.2' },
        { to: ['Team, locked for two years', '团队（锁定两年）'], share: '0.15' },
      ],
      unlocks: [
        { day: 30, share: '0.2' },
        { day: 120, share: '0.4' },
        { day: 210, share: '0.4' },
      ],
      excludedCountries: ['US', 'KP', 'IR'],
      links: [
        { kind: 'website', url: 'https://tidewater.example/' },
        { kind: 'whitepaper', url: 'https://tidewater.example/paper.pdf' },
        { kind: 'code', url: 'https://code.tidewater.example/' },
      ],
    },
  },
  {
    symbol: 'LUMA',
    name: ['Luma Freight Credits', '流明货运积分'],
    issuer: ['Luma Freight', '流明货运'],
    region: ['Malaysia', '马来西亚'],
    type: 'token_sale',
    structure: 'equity',
    category: 'ri',
    summary: [
      'Credits for cargo space on electric trucks between four cities.',
      '用于支付四座城市间电动货车货位的积分代币。',
    ],
    description: [
      'One LUMA pays for one kilogram from Johor to Penang, on trucks that run every night.\n\nCredits are burned when they are used. The sale filled forty trucks for two years.',
      '一枚 LUMA 可支付一公斤货物从柔佛至槟城的运费，货车每晚发车。\n\n积分使用后即销毁。本次发行已订满四十辆货车两年的货位。',
    ],
    risk,
    term: ['No term', '无期限'],
    members: [
      {
        name: ['Aaron Siew', '萧文杰'],
        role: ['Managing director', '董事总经理'],
        about: ['Has run freight lines since 2008.', '自 2008 年起经营货运线路。'],
      },
    ],
    faq: [],
    unitPrice: '2.00',
    minUnits: '50',
    supply: '40000',
    fee: '0.005',
    distribution: 'not_applicable',
    opensOnDay: -44,
    closesOnDay: -26,
    decimals: 2,
    sale: {
      totalSupply: '100000',
      softCap: '20000',
      payCoins: [
        { coin: 'tUSD', unitPrice: '1.5' },
        { coin: 'SGD', unitPrice: '2.00' },
      ],
      allocation: [
        { to: ['This sale', '本次发行'], share: '0.4' },
        { to: ['First-year shippers', '首年货主'], share: '0.35' },
        { to: ['Luma Freight', '流明货运'], share: '0.25' },
      ],
      unlocks: [
        { day: -12, share: '0.25' },
        { day: 48, share: '0.25' },
        { day: 138, share: '0.5' },
      ],
      excludedCountries: [],
      links: [{ kind: 'website', url: 'https://luma-freight.example/' }],
    },
  },
]

type PurchasePlan = { readonly day: number; readonly name: InvestorName; readonly coin: string; readonly units: bigint }
/** Purchases with amount and coin. LUMA is oversubscribed, so that every buyer gets a part. */
export const purchases: Readonly<Record<string, readonly PurchasePlan[]>> = {
  LUMA: [
    { day: -40, name: 'lim', coin: 'tUSD', units: 8_000n },
    { day: -38, name: 'chen', coin: 'tUSD', units: 24_000n },
    { day: -33, name: 'harbor', coin: 'SGD', units: 18_000n },
  ],
  TIDE: [
    { day: -5, name: 'harbor', coin: 'SGD', units: 90_000n },
    { day: -3, name: 'chen', coin: 'tUSD', units: 40_000n },
    { day: -1, name: 'lim', coin: 'tUSD', units: 12_000n },
  ],
}

/** Buys whole units in a sale. */
export async function purchase(
  who: Player,
  { coin, units }: Pick<PurchasePlan, 'coin' | 'units'>,
  id: string,
): Promise<void> {
  const { version, payCoins } = await who.newCoins.detail({ id })
  const pay = payCoins.find(({ coin: code }) => code === coin)
  const price = pay && parseAmount(pay.unitPrice, pay.decimals)
  if (pay === undefined || price === undefined) throw new Error(`${id} cannot be paid in ${coin}`)
  const amount = formatAmount(times(price, units), pay.decimals)
  await who.newCoins.purchase({ id, payCoin: coin, amount, acceptedVersion: version }, once())
}
