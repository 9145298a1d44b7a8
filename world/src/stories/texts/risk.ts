import type { ContentOf } from '@tessera/contract/office/cms/cms-content.ts'
import { both, head, points, paragraph } from './notation.ts'

const blocks = [
  paragraph(
    '**You may lose all the money you invest.** Read this before you subscribe or trade. If anything is unclear, ask an adviser who is independent of us and of the issuer.',
    '**您可能损失全部投入资金。**请在认购或交易前阅读本披露。如有不明之处，请咨询独立于我们和发行人的专业人士。',
  ),
  head('Private companies fail more often', '未上市企业更易经营失败'),
  paragraph(
    'Issuers on Tessera are often young or small. They publish less than listed companies and depend on a few people, customers or buildings. If an issuer becomes insolvent, holders of debt may recover part of their money, and holders of shares usually recover nothing.',
    '平台上的发行人往往成立不久或规模较小，披露的信息少于上市公司，且依赖少数人员、客户或物业。发行人破产时，债权持有人可能仅收回部分本金，股权持有人通常一无所获。',
  ),
  head('You may be unable to sell', '您可能无法卖出'),
  paragraph(
    'You can sell only if someone buys. There may be no buyer for weeks, or only one far below the price you paid. Some securities cannot be transferred for a time, or only to accredited investors. Invest only money you will not need.',
    '有人买入，您才能卖出。可能数周无人买入，或仅有远低于您买入价的报价。部分证券在一段时间内不可转让，或仅可转让给合格投资者。请仅投入您不急需的资金。',
  ),
  head('Expected returns are not promises', '预期收益并非承诺'),
  paragraph(
    'Expected returns are the issuer’s estimates, based on the assumptions in its documents. They may not be achieved. Distributions may be reduced, delayed or stopped. Past performance does not predict future results.',
    '预期收益是发行人基于其文件所列假设作出的估计，可能无法实现。分派可能减少、延迟或停止。过往业绩不代表未来表现。',
  ),
  head('Borrowed money makes losses larger', '杠杆放大损失'),
  paragraph(
    'Some products borrow money. If their assets fall in value, lenders are repaid first and investors bear the whole loss. We do not lend you money to invest here, and we advise you not to borrow it elsewhere.',
    '部分产品使用借款。资产贬值时须先偿还贷款人，全部损失由投资者承担。我们不为投资提供贷款，也建议您不要另行借款投资。',
  ),
  head('Tokens, keys and networks', '代币、密钥与网络'),
  points(
    [
      'Securities on Tessera are recorded as tokens. The network of a token may be slow, change its rules or stop.',
      '平台上的证券以代币形式登记，代币所在的网络可能拥堵、变更规则或停止运行。',
    ],
    [
      'You are responsible for assets that you withdraw to your own wallet. Nobody can restore a lost key.',
      '提现至您自己钱包的资产由您自行保管，密钥丢失后任何人都无法恢复。',
    ],
    ['A payment to a wrong address cannot be reversed.', '付款至错误的地址，无法追回。'],
    ['A stablecoin may lose its peg, and its issuer may freeze it.', '稳定币可能脱锚，其发行人也可能将其冻结。'],
  ),
  head('Currency, tax and law', '汇率、税务与法律'),
  paragraph(
    'Products are quoted in several currencies, and your own currency may rise against them. Tax depends on where you live. Rules for digital securities are new and may change to your disadvantage.',
    '产品以多种货币计价，您的本国货币可能相对升值。税务处理取决于您的居住地。数字证券的法规较新，可能发生对您不利的变化。',
  ),
  head('No protection scheme', '不受保障计划覆盖'),
  paragraph(
    'Investments on Tessera are not deposits. No deposit insurance or investor compensation scheme pays if they lose value. We hold client assets separately, so our own insolvency should not affect them, but getting them back could take time.',
    '平台上的投资并非存款，价值下跌时不受存款保险或投资者赔偿计划保障。客户资产独立存放，我们破产时原则上不受影响，但取回可能需要时间。',
  ),
]

export const risk = (edition: string): ContentOf<'legal'> => ({
  kind: 'legal',
  edition,
  title: both(['Risk disclosure', '风险披露']),
  summary: both([
    'The risks of investing in private markets and digital securities. Read them before you subscribe.',
    '投资私募市场和数字证券的风险，请在认购前阅读。',
  ]),
  blocks,
})
