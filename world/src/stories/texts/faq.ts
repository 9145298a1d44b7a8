import type { ContentOf } from '@tessera/contract/office/cms/cms-content.ts'
import { both, type Pair, say } from './notation.ts'

type Question = { readonly slug: string; readonly onLanding: boolean; readonly question: Pair; readonly answer: Pair }

const questions: readonly Question[] = [
  {
    slug: 'faq-who',
    onLanding: true,
    question: ['Who can open an account?', '谁可以开户？'],
    answer: [
      'Individuals and companies from permitted countries, after identity verification. Some products are open only to accredited investors or investment experts; the product card says which.',
      '来自允许国家和地区的个人与企业，完成身份认证后均可开户。部分产品仅面向合格投资者或投资专家，产品卡片会标明。',
    ],
  },
  {
    slug: 'faq-money',
    onLanding: true,
    question: ['How is my money held?', '我的资金如何存放？'],
    answer: [
      'In trust accounts at a bank, apart from the exchange’s own money. Client securities are recorded in your name. See the [terms](/cms/terms).',
      '存放于银行信托账户，与平台自有资金分开；客户证券以您的名义登记。详见[服务条款](/cms/terms)。',
    ],
  },
  {
    slug: 'faq-sell',
    onLanding: true,
    question: ['Can I sell before the term ends?', '可以在到期前卖出吗？'],
    answer: [
      'Once a product is trading you can offer it on the order book. A sale is not guaranteed: read the [risk notice](/cms/risk).',
      '产品进入交易阶段后，您可以在订单簿挂单卖出，但不保证成交，请阅读[风险披露](/cms/risk)。',
    ],
  },
  {
    slug: 'faq-cost',
    onLanding: true,
    question: ['What does it cost?', '费用是多少？'],
    answer: [
      'Each product states its investment fee. Trading and withdrawal fees stand above the button that spends money, and all of them in the [fee schedule](/cms/fees).',
      '每个产品均列明投资手续费；交易与提现手续费会在支付按钮上方列明，全部收费见[费用说明](/cms/fees)。',
    ],
  },
  {
    slug: 'faq-withdrawal',
    onLanding: true,
    question: ['How long does a withdrawal take?', '提现需要多久？'],
    answer: [
      'Fiat withdrawals arrive within 24 hours. After a change of phone, email or password, withdrawals pause for 48 hours.',
      '法币提现 24 小时内到账。更换手机、邮箱或密码后，提现将暂停 48 小时。',
    ],
  },
  {
    slug: 'faq-verification',
    onLanding: false,
    question: ['How long does verification take?', '身份认证需要多久？'],
    answer: [
      'Individuals 3 to 7 working days, companies 15. We tell you when a photo must be sent again, and why.',
      '个人 3 至 7 个工作日，企业 15 个工作日。如需重新提交照片，我们会告知原因。',
    ],
  },
  {
    slug: 'faq-reference',
    onLanding: false,
    question: ['I forgot the reference of my transfer. What now?', '转账时忘记填写附言怎么办？'],
    answer: [
      'Your money waits until two of our people have found whose it is. Write to help@tessera.example with the day, the amount and the bank.',
      '款项会待两名工作人员查明归属后入账。请将日期、金额与银行发送至 help@tessera.example。',
    ],
  },
  {
    slug: 'faq-allotment',
    onLanding: false,
    question: ['Why did I get fewer units than I asked for?', '为什么获配份额少于申请？'],
    answer: [
      'More was asked for than was offered. Everybody gets a share in proportion to what they asked for, rounded down; units left over go where most was cut off, then to who subscribed first. Shares below the minimum are put together: those who asked for most get the minimum, the others nothing. The rest of your money was released at once.',
      '认购总量超过发行量。每位投资者按申请数量的比例获配并向下取整；剩余份额先分给舍去部分最大者，相同时按认购先后分配。低于最低认购数量的份额合并后，由申请较多者各获配最低数量，其余不获配。未获配资金已立即解冻。',
    ],
  },
]

export const faq: readonly (readonly [slug: string, content: ContentOf<'faq'>])[] = questions.map(
  ({ slug, onLanding, question, answer }, n) => [
    slug,
    { kind: 'faq', question: both(question), answer: [say(...answer)], rank: (n + 1) * 10, onLanding },
  ],
)
