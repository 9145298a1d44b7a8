import type { Offering } from './offering.ts'

const bondRisk = [
  'The issuer may pay late or not at all. You may have to hold the notes until maturity. If interest rates rise, the price falls.',
  '发行人可能延迟支付或无法支付。您可能需要持有至到期。利率上升时，价格会下跌。',
] as const
const fundRisk = [
  'Fund units can lose value. Redemptions may be limited or deferred. Past performance does not predict future results.',
  '基金份额可能贬值。赎回可能受限或延迟，过往业绩不代表未来表现。',
] as const

export const bonds: readonly Offering[] = [
  {
    symbol: 'KGN29',
    name: ['Kestrel Grid Green Notes 2029', '红隼电网绿色票据 2029'],
    issuer: ['Kestrel Grid Energy', '红隼电网能源'],
    region: ['Vietnam', '越南'],
    type: 'bond',
    structure: 'debt',
    category: 'ai',
    summary: ['Senior notes for wind farm connections in the Mekong delta.', '为湄公河三角洲风电并网发行的优先票据。'],
    description: [
      'Kestrel Grid builds and owns lines that connect wind farms to the national grid. It is paid for each kilowatt-hour carried.\n\nThe notes rank equally with the company’s bank debt and mature in 2029.',
      '红隼电网建设并持有连接风电场与国家电网的线路，按输送电量收费。\n\n票据与公司银行债务同等受偿，2029 年到期。',
    ],
    risk: bondRisk,
    term: ['3 years', '3 年'],
    members: [
      {
        name: ['Nguyen Thi Lan', '阮氏兰'],
        role: ['Treasurer', '司库'],
        about: ['Has placed four infrastructure notes.', '曾发行四笔基建票据。'],
      },
    ],
    faq: [
      {
        question: ['When is interest paid?', '何时付息？'],
        answer: ['Every six months, in March and September.', '每半年付息一次，分别在三月和九月。'],
      },
    ],
    unitPrice: '1000.00',
    minUnits: '10',
    supply: '40000',
    fee: '0.0025',
    expectedReturn: '0.0585',
    returnBasis: ['The coupon, if every payment is made when due.', '票面利率，以每期按时支付为前提。'],
    distribution: 'semi_annually',
    opensOnDay: -40,
    closesOnDay: 12,
  },
  {
    symbol: 'SLW31',
    name: ['Solenne Water Infrastructure 2031', '索莱恩水务基建债 2031'],
    issuer: ['Solenne Water', '索莱恩水务'],
    region: ['Indonesia', '印度尼西亚'],
    type: 'bond',
    structure: 'debt',
    category: 'ri',
    summary: ['Notes secured on the fees of three city waterworks.', '以三座城市水厂收费权为担保的债券。'],
    description: [
      'Solenne treats water for 1.2 million people under concessions that run until 2044.\n\nThe notes are secured on the fee accounts, which an independent agent checks every month.',
      '索莱恩依据至 2044 年的特许经营权，为 120 万人提供净水。\n\n债券以收费账户作担保，由独立代理按月核查。',
    ],
    risk: bondRisk,
    term: ['5 years', '5 年'],
    members: [
      {
        name: ['Adi Wirawan', '阿迪·维拉万'],
        role: ['Concession director', '特许经营总监'],
        about: ['Built two of the three works.', '主持建设其中两座水厂。'],
      },
    ],
    faq: [
      {
        question: ['What secures the notes?', '债券以什么担保？'],
        answer: ['A first charge on the fee accounts of the three works.', '三座水厂收费账户的第一顺位质押。'],
      },
    ],
    unitPrice: '500.00',
    minUnits: '20',
    supply: '60000',
    fee: '0.0025',
    expectedReturn: '0.051',
    returnBasis: ['The coupon, if every payment is made when due.', '票面利率，以每期按时支付为前提。'],
    distribution: 'quarterly',
    opensOnDay: -70,
    closesOnDay: -4,
  },
]

export const funds: readonly Offering[] = [
  {
    symbol: 'NQC2',
    name: ['Northquay Private Credit Fund II', '北码头私募信贷基金 II'],
    issuer: ['Northquay Capital Partners', '北码头资本'],
    region: ['Asia-Pacific', '亚太'],
    type: 'fund',
    structure: 'fund',
    category: 'ai',
    summary: [
      'Secured loans to mid-sized companies, each below half the value of its security.',
      '向中型企业发放有担保的贷款，每笔均低于担保物估值的一半。',
    ],
    description: [
      'Fund II lends to companies with revenue of 20 to 200 million SGD. At most 8% of the fund goes to one borrower.\n\nThe manager funds 2% of every loan with its own money.',
      '基金 II 向年收入 2,000 万至 2 亿新元的企业放贷，单一借款人不超过基金的 8%。\n\n管理人以自有资金跟投每笔贷款的 2%。',
    ],
    risk: fundRisk,
    term: ['4 years', '4 年'],
    members: [
      {
        name: ['Priscilla Hart', '普丽希拉·哈特'],
        role: ['Portfolio manager', '投资经理'],
        about: ['Twenty years in lending, through two downturns.', '二十年信贷经验，历经两次下行周期。'],
      },
    ],
    faq: [
      {
        question: ['How is the fund valued?', '基金如何估值？'],
        answer: [
          'Every quarter, by an independent valuer named in the offer memorandum.',
          '每季度由发售备忘录载明的独立估值机构估值。',
        ],
      },
    ],
    unitPrice: '500.00',
    minUnits: '50',
    supply: '120000',
    fee: '0.01',
    expectedReturn: '0.084',
    returnBasis: [
      'Interest on the loans made so far, less fees and an assumed loss of 1%. An estimate, not a promise.',
      '以已发放贷款的利息扣除费用及 1% 的假设损失计算，仅为估计，并非承诺。',
    ],
    leverage: '0.15',
    distribution: 'quarterly',
    opensOnDay: -12,
    closesOnDay: 71,
  },
  {
    symbol: 'OPLG',
    name: ['Opaline Semiconductor Growth Fund', '欧泊半导体成长基金'],
    issuer: ['Opaline Asset Management', '欧泊资产管理'],
    region: ['Global', '全球'],
    type: 'fund',
    structure: 'fund',
    category: 'ai',
    summary: [
      'Minority stakes in makers of chip equipment and design tools.',
      '投资芯片设备与设计工具企业的少数股权。',
    ],
    description: [
      'The fund holds stakes in 11 companies and may hold up to 18.\n\nIt holds each stake for four to six years. Proceeds are paid out, not reinvested.',
      '基金目前持有 11 家公司，上限 18 家。\n\n持有期四至六年；退出所得分派给持有人，不再投资。',
    ],
    risk: fundRisk,
    term: ['6 years', '6 年'],
    members: [
      {
        name: ['Kenji Arai', '新井健二'],
        role: ['Managing partner', '管理合伙人'],
        about: ['Former process engineer, investor since 2010.', '曾任工艺工程师，2010 年起从事投资。'],
      },
    ],
    faq: [
      {
        question: ['What does the manager earn?', '管理人如何收费？'],
        answer: [
          '1.5% a year, plus one fifth of profit above 8%.',
          '每年收取 1.5% 管理费，以及收益超过 8% 部分的五分之一。',
        ],
      },
    ],
    unitPrice: '1000.00',
    minUnits: '50',
    supply: '80000',
    fee: '0.01',
    expectedReturn: '0.115',
    returnBasis: [
      'The manager’s target after fees. An estimate, not a promise.',
      '管理人扣除费用后的目标，仅为估计，并非承诺。',
    ],
    distribution: 'not_applicable',
    opensOnDay: -5,
    closesOnDay: 101,
  },
]
