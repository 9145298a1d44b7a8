import type { ContentOf } from '@tessera/contract/office/cms/cms-content.ts'
import { both, head, link, type Pair, paragraph } from './notation.ts'

export const footer: ContentOf<'footer'> = {
  kind: 'footer',
  tagline: both(['The exchange for digital securities and private-market assets.', '数字证券与私募市场资产交易平台。']),
  columns: [
    head('Invest', '投资'),
    link('/investments', 'All products', '全部产品'),
    link('/investments?tab=bonds', 'Bonds', '债券'),
    link('/investments?tab=real_estate', 'Real estate', '房地产'),
    link('/investments?tab=funds', 'Funds', '基金'),
    link('/newCoin', 'Token sales', '新币发行'),
    head('Trade', '交易'),
    link('/trade', 'Markets', '行情交易'),
    link('/otc', 'OTC desk', '场外市场'),
    link('/fees', 'Fees', '费用'),
    link('/openApi', 'API', '开放接口'),
    head('Raise', '融资'),
    link('/financing', 'List with us', '申请挂牌'),
    link('/personal/broker', 'Broker programme', '经纪商计划'),
    link('/personal/agent', 'Agent programme', '代理计划'),
    head('Company', '公司'),
    link('/cms/about', 'About', '关于我们'),
    link('/cms/security', 'Security', '安全'),
    link('/cms', 'Notices', '公告'),
    link('/cms/contact', 'Contact', '联系我们'),
  ],
  notes: [
    paragraph(
      'Tessera is operated by Tessera Exchange Pte. Ltd. (sample), a market operator regulated by the financial authority named in its licence. Licence and supervisory details are published under [Notices](/cms).',
      'Tessera 由 Tessera Exchange Pte. Ltd.（示例）运营，受其牌照所载的金融主管机构监管，牌照与监管信息载于[公告](/cms)。',
    ),
    paragraph(
      'Private-market investments carry risk. You may lose all the money you invest, and you may be unable to sell when you want to. Expected returns are estimates by the issuer, not promises. Nothing on this page is advice, or an offer where such an offer is not permitted.',
      '私募市场投资存在风险。您可能损失全部投入资金，也可能无法在希望的时间卖出。预期收益为发行人的估计，并非承诺。本页内容不构成投资建议，在不允许的地区亦不构成要约。',
    ),
  ],
  links: [
    link('/cms/terms', 'Terms', '服务条款'),
    link('/cms/privacy', 'Privacy', '隐私政策'),
    link('/cms/risk', 'Risk disclosure', '风险披露'),
  ],
}

/** Visible from `from` until the exchange removes it. */
export const banner = (from: Date): ContentOf<'banner'> => ({
  kind: 'banner',
  text: both([
    'We’ll never ask for your password or codes. Anyone who does is not from Tessera.',
    'Tessera 绝不会向您索要密码或验证码。凡索要者，均非 Tessera 人员。',
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
      'You can open an account now. The first issuers are preparing their offers.',
      '现已开放注册，首批发行人正在筹备发售。',
    ],
    [
      [
        'From today, investors can open an account and verify their identity. The first offers follow within weeks. We announce each one with its documents and its risks.',
        '即日起，投资者可以开立账户并完成身份认证。首批产品将在数周内推出，届时将一并公布其文件与风险。',
      ],
      [
        'Read the [terms](/cms/terms) and the [risk disclosure](/cms/risk) before you start.',
        '开始之前，请阅读[服务条款](/cms/terms)与[风险披露](/cms/risk)。',
      ],
    ],
  ],
  [
    'first-listings',
    ['AURB and HCCL start trading', 'AURB 与 HCCL 开始交易'],
    ['The first two securities are on the order book, quoted in tUSD.', '首批两只证券已进入订单簿交易，以 tUSD 计价。'],
    [
      [
        'After their allotment, both securities are admitted to trading. Orders are matched by price, then by time. Orders more than 20% away from the reference price are rejected.',
        '两只证券完成配售后获准交易。委托按价格优先、时间优先撮合，偏离参考价超过 20% 的委托不予受理。',
      ],
      [
        'The trading fee is 0.10% for makers and 0.15% for takers. A sale is never guaranteed.',
        '挂单方手续费率为 0.10%，吃单方为 0.15%。卖出不保证成交。',
      ],
    ],
  ],
  [
    'statements',
    ['Download your transaction history', '资金流水支持下载'],
    [
      'You can now download your transaction history for your records and your tax return.',
      '现在可以下载资金流水，便于留存和报税。',
    ],
    [
      [
        'Open Transaction history, choose the dates and download the file. Each line has a reference, so we can find it in our books.',
        '打开“资金流水”，选择日期后即可下载。每行均有编号，便于我们在账册中查找。',
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
      blocks: words.map((pair) => paragraph(...pair)),
    },
  ],
)
