import type { ContentOf } from '@tessera/contract/office/cms/cms-content.ts'
import { both, head, link, type Pair, say } from './notation.ts'

export const footer: ContentOf<'footer'> = {
  kind: 'footer',
  tagline: both(['The exchange for digital securities and private-market assets.', '数字证券与私募资产交易所。']),
  columns: [
    head('Invest', '投资'),
    link('/investments', 'All products', '全部产品'),
    link('/investments?tab=bonds', 'Bonds', '债券'),
    link('/investments?tab=real_estate', 'Real estate', '房地产'),
    link('/investments?tab=funds', 'Funds', '基金'),
    link('/newCoin', 'Token sales', '新币发行'),
    head('Company', '公司'),
    link('/cms/about', 'About', '关于我们'),
    link('/cms/fees', 'Fees', '费用'),
    link('/cms/security', 'Security', '安全'),
    link('/cms', 'Notices', '公告'),
    link('/openApi', 'API for programs', '开放接口'),
    link('/cms/contact', 'Contact', '联系我们'),
  ],
  notes: [
    say(
      'Tessera is operated by Tessera Exchange Pte. Ltd. (sample), a market operator regulated by the financial authority named in its license. License and supervisory details are published under [Notices](/cms).',
      'Tessera 由 Tessera Exchange Pte. Ltd.（示例）运营，受其牌照所载金融主管机构监管，牌照与监管信息载于[公告](/cms)。',
    ),
    say(
      'Private-market investments carry risk. You may lose all of the money you invest, and you may be unable to sell when you want to. Expected returns are estimates from the issuer, not promises. Nothing on this page is advice or an offer where such an offer is not permitted.',
      '私募市场投资存在风险。您可能损失全部投入资金，也可能无法在希望的时间卖出。预期收益为发行人的估计，并非承诺。本页内容不构成投资建议，在不允许的地区亦不构成要约。',
    ),
  ],
  links: [
    link('/cms/terms', 'Terms', '服务条款'),
    link('/cms/privacy', 'Privacy', '隐私政策'),
    link('/cms/risk', 'Risk disclosure', '风险披露'),
  ],
}

/** From `from` for as long as the house leaves it up. */
export const banner = (from: Date): ContentOf<'banner'> => ({
  kind: 'banner',
  text: both([
    'Nobody at Tessera asks for your password or codes. Anyone who does is not from Tessera.',
    'Tessera 的任何人都不会向您索要密码或验证码，索要者均非我方人员。',
  ]),
  tone: 'info',
  link: { href: '/cms/security', text: both(['How to stay safe', '安全提示']) },
  validFrom: from.toISOString(),
  validUntil: null,
})

type News = readonly [slug: string, title: Pair, summary: Pair, words: readonly Pair[]]

const news: readonly News[] = [
  [
    'opening',
    ['Tessera is open', 'Tessera 正式上线'],
    [
      'Accounts can be opened, and the first issuers are preparing their offerings.',
      '现已开放注册，首批发行人正在筹备发行。',
    ],
    [
      [
        'From today investors can open an account and be verified. The first offerings follow within weeks; each is announced with its documents and its risks.',
        '即日起，投资者可以开立账户并完成身份认证。首批产品将在数周内推出，届时将一并公布文件与风险。',
      ],
      [
        'Read the [terms](/cms/terms) and the [risk notice](/cms/risk) before you begin.',
        '开始之前，请阅读[服务条款](/cms/terms)与[风险披露](/cms/risk)。',
      ],
    ],
  ],
  [
    'first-listings',
    ['AURB and HCCL begin to trade', 'AURB 与 HCCL 开始交易'],
    ['The first two securities are on the order book, quoted in tUSD.', '首两只证券已进入订单簿交易，以 tUSD 计价。'],
    [
      [
        'After the allotment both securities are admitted to trading. Orders are matched by price, then time; orders more than 20 % away from the reference price are refused.',
        '两只证券配售完成后获准交易。委托按价格优先、时间优先撮合，偏离参考价超过 20 % 的委托将被拒绝。',
      ],
      [
        'Trading costs 0.10 % for an order that waited and 0.15 % for one that met it. A sale is never guaranteed.',
        '挂单成交费率 0.10 %，吃单成交费率 0.15 %。卖出不保证成交。',
      ],
    ],
  ],
  [
    'statements',
    ['Your transaction history as a file', '资金流水支持导出'],
    [
      'Transaction history can be downloaded for your records and your tax return.',
      '资金流水现可下载，便于留存与报税。',
    ],
    [
      [
        'Under transaction history choose the dates and download. Every line carries its reference, so that it can be found again in the books.',
        '在资金流水中选择日期即可下载。每行均带有编号，可在账册中追溯。',
      ],
    ],
  ],
]

export const announcements: readonly (readonly [slug: string, content: ContentOf<'announcement'>])[] = news.map(
  ([slug, title, summary, words]) => [
    slug,
    {
      kind: 'announcement',
      title: both(title),
      summary: both(summary),
      blocks: words.map((pair) => say(...pair)),
    },
  ],
)
