import type { Offering } from './offering.ts'

const shareRisk = [
  'Shares of private companies can lose all their value. There may be no buyer when you want to sell, and the company may pay no dividends for years.',
  '未上市公司的股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派发股息。',
] as const
const propertyRisk = [
  'Property values and rents can fall as well as rise. Vacancies, repairs and interest reduce distributions. The token may trade below its issue price.',
  '物业价值与租金可升可跌。空置、维修与利息支出会减少分派。代币价格可能低于发行价。',
] as const

export const shares: readonly Offering[] = [
  {
    symbol: 'AURB',
    name: ['Aurelle Bioworks Series C', '奥睿生科 C 轮优先股'],
    issuer: ['Aurelle Bioworks', '奥睿生科'],
    region: ['Singapore', '新加坡'],
    type: 'equity',
    structure: 'equity',
    category: 'ri',
    summary: ['Preferred shares in a maker of enzyme-based food proteins.', '酶法食品蛋白制造商的优先股。'],
    description: [
      'Aurelle Bioworks makes proteins for food producers by fermentation, in two plants in Singapore and Johor.\n\nSeries C pays for a third fermentation line and for approval in two more markets. If the company is sold, its holders are paid before ordinary shareholders.',
      '奥睿生科在新加坡与柔佛的两座工厂以发酵工艺生产食品蛋白。\n\nC 轮资金用于建设第三条发酵产线，并在另外两个市场申请准入。公司出售时，优先股先于普通股受偿。',
    ],
    risk: shareRisk,
    term: ['Open-ended', '无固定期限'],
    members: [
      {
        name: ['Dr. Ines Koh', '许怡宁博士'],
        role: ['Chief executive', '首席执行官'],
        about: ['Fifteen years in industrial fermentation.', '深耕工业发酵领域十五年。'],
      },
      {
        name: ['Rajan Pillai', '拉詹·皮莱'],
        role: ['Finance director', '财务总监'],
        about: ['Led two food companies through growth funding.', '曾主导两家食品企业的成长期融资。'],
      },
    ],
    faq: [
      {
        question: ['When can I sell?', '什么时候可以卖出？'],
        answer: [
          'After the allotment, the shares trade on Tessera against tUSD.',
          '配售完成后即可在 Tessera 以 tUSD 交易。',
        ],
      },
      {
        question: ['Does it pay a dividend?', '是否派发股息？'],
        answer: ['No dividend is planned until profit is stable.', '在利润稳定之前，没有派发股息的计划。'],
      },
    ],
    unitPrice: '16.00',
    minUnits: '150',
    supply: '1920000',
    fee: '0.005',
    grossMargin: '0.412',
    distribution: 'not_applicable',
    opensOnDay: -120,
    closesOnDay: -60,
  },
  {
    symbol: 'PSRB',
    name: ['Pasir Robotics Pre-IPO Shares', '沙岸机器人 Pre-IPO 股份'],
    issuer: ['Pasir Robotics', '沙岸机器人'],
    region: ['Malaysia', '马来西亚'],
    type: 'equity',
    structure: 'equity',
    category: 'ei',
    summary: ['Warehouse robots, leased to logistics companies in six countries.', '向六国物流企业租赁仓储机器人。'],
    description: [
      'Pasir Robotics leases 4,100 picking robots under contracts of three to five years.\n\nThe company intends to list, but has set no date and may never list.',
      '沙岸机器人以三至五年期合约出租 4,100 台拣选机器人。\n\n公司有意上市，但尚无时间表，也不保证能够上市。',
    ],
    risk: shareRisk,
    term: ['Open-ended', '无固定期限'],
    members: [
      {
        name: ['Farah Zain', '法拉·扎因'],
        role: ['Founder', '创始人'],
        about: ['Built her first picking arm in 2014.', '2014 年造出第一台拣选机械臂。'],
      },
    ],
    faq: [
      {
        question: ['Who may subscribe?', '谁可以认购？'],
        answer: ['Expert investors, as the offer memorandum defines them.', '发售备忘录所界定的专家投资者。'],
      },
    ],
    unitPrice: '25.00',
    minUnits: '200',
    supply: '600000',
    fee: '0.01',
    equityMultiple: '2.6',
    grossMargin: '0.375',
    distribution: 'not_applicable',
    opensOnDay: -20,
    closesOnDay: 29,
  },
  {
    symbol: 'TMFG',
    name: ['Tamarind Foods Group Ordinary', '罗望子食品集团 普通股'],
    issuer: ['Tamarind Foods Group', '罗望子食品集团'],
    region: ['Singapore', '新加坡'],
    type: 'equity',
    structure: 'equity',
    category: 'ri',
    summary: ['Ready meals for 900 shops and four airlines.', '为 900 家门店与四家航空公司供应即食餐。'],
    description: [
      'Tamarind Foods cooks 60,000 meals a day in two kitchens.\n\nThe offer pays for cold storage and a third kitchen. Each ordinary share has one vote.',
      '罗望子食品每天在两座中央厨房烹制六万份餐食。\n\n本次募资用于冷库与第三座厨房；每股普通股一票。',
    ],
    risk: shareRisk,
    term: ['Open-ended', '无固定期限'],
    members: [
      {
        name: ['Grace Ong', '王恩慈'],
        role: ['Chief executive', '首席执行官'],
        about: ['Third generation of the founding family.', '创办家族第三代。'],
      },
    ],
    faq: [
      {
        question: ['What is the dividend policy?', '股息政策是什么？'],
        answer: [
          'Two fifths of profit, once a year, if there is a profit.',
          '如有利润，每年派发一次，比例为利润的五分之二。',
        ],
      },
    ],
    unitPrice: '5.00',
    minUnits: '500',
    supply: '2400000',
    fee: '0.005',
    dividendYield: '0.043',
    profit: '3400000.00',
    grossMargin: '0.31',
    distribution: 'annually',
    opensOnDay: -75,
    closesOnDay: -10,
  },
]

export const property: readonly Offering[] = [
  {
    symbol: 'LBR3',
    name: ['Lantern Bay Residences Sub-Trust 3', '灯塔湾公寓 子信托 3'],
    issuer: ['Lantern Bay Property Trust', '灯塔湾地产信托'],
    region: ['Singapore', '新加坡'],
    type: 'real_estate',
    structure: 'subfund',
    category: 'ri',
    subTrust: 'Lantern Bay Sub-Trust 3',
    summary: ['Sixty-four let apartments beside the eastern harbour.', '东部港口旁 64 套已出租公寓。'],
    description: [
      'Sub-Trust 3 owns 64 finished apartments. Leases run for another 22 months on average.\n\nRent less costs is distributed each quarter. After five years, the trustee sells the apartments or asks holders whether to continue.',
      '子信托 3 持有 64 套竣工公寓，平均剩余租期 22 个月。\n\n租金扣除成本后按季分派。五年期满时，受托人出售物业，或征询持有人是否延续。',
    ],
    risk: propertyRisk,
    term: ['5 years', '5 年'],
    members: [
      {
        name: ['Helena Sim', '沈海伦'],
        role: ['Trustee director', '受托人董事'],
        about: ['Responsible for nine property trusts.', '负责九只地产信托。'],
      },
      {
        name: ['Marcus Teo', '张铭'],
        role: ['Asset manager', '资产管理人'],
        about: ['Lets and manages 2,300 homes.', '出租并管理 2,300 套住宅。'],
      },
    ],
    video: { file: 'lantern-bay.webm', title: ['How the tower was built, floor by floor', '楼宇如何逐层建成'] },
    faq: [
      {
        question: ['What do I own?', '我持有的是什么？'],
        answer: [
          'Units of the sub-trust, one token each. The trustee holds the title to the property.',
          '子信托的份额，每份对应一枚代币；物业产权由受托人持有。',
        ],
      },
      {
        question: ['What if an apartment is vacant?', '公寓空置怎么办？'],
        answer: [
          'The distribution for that quarter is lower. A reserve covers three months of costs.',
          '当季分派会减少。储备金可覆盖三个月的成本。',
        ],
      },
    ],
    unitPrice: '100.00',
    minUnits: '50',
    supply: '180000',
    fee: '0.005',
    expectedReturn: '0.062',
    returnBasis: [
      'Current rents less budgeted costs, divided by the issue price. An estimate, not a promise.',
      '以现有租金减去预算成本，再除以发行价计算，仅为估计，并非承诺。',
    ],
    dividendYield: '0.058',
    leverage: '0.35',
    distribution: 'quarterly',
    opensOnDay: -25,
    closesOnDay: 42,
  },
  {
    symbol: 'HCCL',
    name: ['Halden Cold Chain Logistics Park', '海登冷链物流园'],
    issuer: ['Halden Logistics Trust', '海登物流信托'],
    region: ['Thailand', '泰国'],
    type: 'real_estate',
    structure: 'fund',
    category: 'ri',
    summary: [
      'A cold store for 41,000 pallets, let to three food companies.',
      '可存放 41,000 个托盘的冷库，租予三家食品企业。',
    ],
    description: [
      'The park is 30 km east of Bangkok and has been fully let since 2023.\n\nRents are adjusted to consumer prices once a year.',
      '园区位于曼谷以东 30 公里，自 2023 年以来满租。\n\n租金每年按消费物价调整一次。',
    ],
    risk: propertyRisk,
    term: ['7 years', '7 年'],
    members: [
      {
        name: ['Somchai Rattana', '颂猜·拉达纳'],
        role: ['Park director', '园区总监'],
        about: ['Has run cold stores since 2001.', '自 2001 年起经营冷库。'],
      },
    ],
    faq: [
      {
        question: ['In which currency is rent paid?', '租金以何种货币支付？'],
        answer: [
          'Thai baht. Distributions are converted on the day they are declared.',
          '泰铢。分派金额按宣告当日汇率折算。',
        ],
      },
    ],
    unitPrice: '1.40',
    minUnits: '2000',
    supply: '12000000',
    fee: '0.005',
    expectedReturn: '0.069',
    returnBasis: [
      'Current rents less costs, divided by the issue price. An estimate, not a promise.',
      '以现有租金减去成本，再除以发行价计算，仅为估计，并非承诺。',
    ],
    dividendYield: '0.066',
    leverage: '0.28',
    distribution: 'semi_annually',
    opensOnDay: -130,
    closesOnDay: -70,
  },
]
