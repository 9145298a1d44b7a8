import type { ContentOf } from '@tessera/contract/office/cms/cms-content.ts'
import { both, type Pair, paragraph } from './notation.ts'

type Question = { readonly slug: string; readonly onLanding: boolean; readonly question: Pair; readonly answer: Pair }

const questions: readonly Question[] = [
  {
    slug: 'faq-who',
    onLanding: true,
    question: ['Who can open an account?', '谁可以开户？'],
    answer: [
      'Individuals and companies from the countries we serve, after identity verification. Some products are open only to accredited or expert investors; each product card shows who can buy it.',
      '来自我们服务的国家或地区的个人与企业，完成身份认证后均可开户。部分产品仅面向合格投资者或专家投资者，产品卡片上会标明。',
    ],
  },
  {
    slug: 'faq-money',
    onLanding: true,
    question: ['How is my money held?', '我的资金如何存放？'],
    answer: [
      'In trust accounts at banks, separate from our own money. Your securities are recorded in your name. See the [terms](/cms/terms).',
      '您的资金存放于银行信托账户，与平台自有资金分开；您的证券以您的名义登记。详见[服务条款](/cms/terms)。',
    ],
  },
  {
    slug: 'faq-sell',
    onLanding: true,
    question: ['Can I sell before the term ends?', '可以在到期前卖出吗？'],
    answer: [
      'Yes, once the product is trading: place a sell order on the order book. We cannot guarantee that you will find a buyer. Read the [risk disclosure](/cms/risk).',
      '可以。产品进入交易阶段后，您可以在订单簿上挂单卖出，但不保证成交。请阅读[风险披露](/cms/risk)。',
    ],
  },
  {
    slug: 'faq-cost',
    onLanding: true,
    question: ['What does it cost?', '费用是多少？'],
    answer: [
      'Each product states its investment fee. We show trading and withdrawal fees before you confirm. The [fee schedule](/cms/fees) lists all fees.',
      '每个产品均列明投资手续费；交易和提现手续费会在您确认前显示。全部收费见[费用说明](/cms/fees)。',
    ],
  },
  {
    slug: 'faq-withdrawal',
    onLanding: true,
    question: ['How long does a withdrawal take?', '提现需要多久？'],
    answer: [
      'Fiat withdrawals arrive within 24 hours on banking days. After you change your phone, email or password, withdrawals, transfers to other customers and OTC sales are paused for 48 hours.',
      '法币提现在银行工作日 24 小时内到账。更换手机号、邮箱或密码后，提现、向其他客户转账和场外交易出售将暂停 48 小时。',
    ],
  },
  {
    slug: 'faq-verification',
    onLanding: false,
    question: ['How long does verification take?', '身份认证需要多久？'],
    answer: [
      '3 to 7 working days for individuals and up to 15 for companies. If we need a photo again, we tell you why.',
      '个人需 3 至 7 个工作日，企业最长 15 个工作日。如需重新提交照片，我们会告知原因。',
    ],
  },
  {
    slug: 'faq-reference',
    onLanding: false,
    question: ['I forgot the payment reference. What now?', '转账时忘记填写附言怎么办？'],
    answer: [
      'Your money is safe. We credit it once two of our staff have confirmed that it is yours. Email help@tessera.example with the date, the amount and the bank.',
      '您的款项是安全的，经两名工作人员确认归属后即会入账。请将转账日期、金额和银行名称发送至 help@tessera.example。',
    ],
  },
  {
    slug: 'faq-allotment',
    onLanding: false,
    question: ['Why did I get fewer units than I requested?', '为什么获配份额少于申请份额？'],
    answer: [
      'Investors requested more units than were offered. Each subscription gets units in proportion to its request, rounded down. Leftover units go to the subscriptions that lost the most to rounding, then to the earliest. Allotments below the minimum are pooled: the largest requests get the minimum and the others get none. Money for units you did not get became available again at once.',
      '申请份额超过了发售份额。每笔认购按申请份额的比例获配，并向下取整；剩余份额先分给因取整舍去最多的认购，相同时按认购先后分配。不足最低认购份额的部分合并后，由申请较多者各获配最低份额，其余不获配。未获配份额对应的资金已立即恢复可用。',
    ],
  },
]

export const faq: readonly (readonly [slug: string, content: ContentOf<'faq'>])[] = questions.map(
  ({ slug, onLanding, question, answer }, n) => [
    slug,
    { kind: 'faq', question: both(question), answer: [paragraph(...answer)], rank: (n + 1) * 10, onLanding },
  ],
)
