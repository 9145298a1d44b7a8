import type { ContentOf } from '@tessera/contract/office/cms/cms-content.ts'
import { both, head, points, say } from './notation.ts'

const blocks = [
  say(
    '**You may lose all of the money you invest.** Read this before you subscribe or trade. If something is not clear to you, ask somebody independent of us and of the issuer.',
    '**您可能损失全部投入资金。**请在认购或交易前阅读本披露。如有不明之处，请咨询独立于我们和发行人的专业人士。',
  ),
  head('Private companies fail more often', '未上市企业更易经营失败'),
  say(
    'Issuers here are often young or small. They publish less than listed companies and depend on few people, customers or buildings. When an issuer becomes insolvent, holders of debt may recover a part and holders of shares usually nothing.',
    '平台发行人通常较年轻或规模较小，披露少于上市公司，且依赖少数人员、客户或物业。发行人破产时，债权持有人可能仅收回部分本金，股权持有人通常一无所获。',
  ),
  head('You may be unable to sell', '您可能无法卖出'),
  say(
    'An order book needs a buyer. There may be none for weeks, or only far below what you paid. Some securities may not be transferred for a time or only to accredited investors. Invest only what you will not need.',
    '订单簿上须有买方才能成交。可能数周无人买入，或仅有远低于您买入价的报价。部分证券在一段时间内不可转让，或仅可转让给合格投资者。请仅投入您不急需的资金。',
  ),
  head('Expected returns are not promises', '预期收益并非承诺'),
  say(
    'They are estimates that the issuer made on assumptions, which its documents state. They may be missed. Distributions may be cut, late or stopped. What was earned in the past says nothing certain about the future.',
    '预期收益是发行人基于其文件所列假设作出的估计，可能无法实现。派息可能减少、延迟或停止。过往业绩不代表未来表现。',
  ),
  head('Borrowed money makes losses larger', '杠杆放大损失'),
  say(
    'Some products borrow. When what they own falls in value, lenders are paid first and the whole fall is yours. We lend you nothing for investing here, and advise you not to borrow for it elsewhere.',
    '部分产品使用借款。资产贬值时须先偿还贷款人，全部跌幅由您承担。我们不为投资提供贷款，也建议您不要另行借款投资。',
  ),
  head('Tokens, keys and networks', '通证、密钥与网络'),
  points(
    [
      'A security here is recorded as a token. The network that carries it may be slow, may change its rules or may stop.',
      '平台证券以通证形式登记，其所在网络可能拥堵、变更规则或停止运行。',
    ],
    [
      'What you withdraw to your own wallet is yours to keep safe. Nobody can restore a lost key.',
      '提至自有钱包的资产由您自行保管，密钥丢失后任何人都无法恢复。',
    ],
    ['A transfer to a wrong address cannot be called back.', '转账至错误地址无法追回。'],
    ['A stablecoin may lose its peg, and its issuer may freeze it.', '稳定币可能脱锚，其发行方也可能冻结资产。'],
  ),
  head('Currency, tax and law', '汇率、税务与法律'),
  say(
    'Products are quoted in several currencies; yours may rise against them. How an investment is taxed depends on where you live. Rules for digital securities are new and may change against you.',
    '产品以多种货币计价，您的本国货币可能相对升值。税务处理取决于您的居住地。数字证券相关法规尚新，可能出现不利变化。',
  ),
  head('What no scheme covers', '不受保障计划覆盖'),
  say(
    'Investments here are not deposits. No deposit insurance and no investor compensation scheme pays when they lose value. Client assets are held apart so that our own insolvency should not touch them, but getting them back could take time.',
    '平台投资并非存款，价值下跌时不受存款保险或投资者赔偿计划保障。客户资产独立存放，我们破产时原则上不受影响，但取回可能需要时间。',
  ),
]

export const risk = (edition: string): ContentOf<'legal'> => ({
  kind: 'legal',
  edition,
  title: both(['Risk notice', '风险披露']),
  summary: both([
    'What can go wrong with investments in private markets and digital securities. Read it before you subscribe.',
    '私募市场与数字证券投资可能出现的风险，请在认购前阅读。',
  ]),
  blocks,
})
