import { question } from './question.ts'

/** Questions about the nature and the risks of product tokens. */
export const productQuestions = [
  question(
    'total_loss',
    ['How much of the money you invest in a digital token can you lose?', '您投入数字代币的资金最多可能损失多少？'],
    [
      ['At most half of it', '最多一半'],
      ['All of it', '全部'],
      ['Nothing, if you hold it for a year', '持有满一年则不会损失'],
    ],
    1,
    [
      'A token can become worthless. No rule limits the loss to a part of your money.',
      '代币可能变得一文不值，没有任何规则将损失限制在部分资金以内。',
    ],
  ),
  question(
    'no_deposit_insurance',
    ['Which scheme pays you if a digital token loses its value?', '数字代币贬值时，哪项制度会赔付您？'],
    [
      ['No scheme', '没有任何制度'],
      ['Bank deposit insurance', '银行存款保险'],
      ['A government fund for investors', '政府设立的投资者基金'],
    ],
    0,
    [
      'Deposit insurance covers bank deposits up to a limit. It does not cover tokens or a fall in their price.',
      '存款保险仅在限额内保障银行存款，不保障代币，也不补偿价格下跌。',
    ],
  ),
  question(
    'expected_return',
    [
      'A product page shows an expected return of 8%. What does this mean?',
      '产品页面显示预期收益率为 8%，应如何理解？',
    ],
    [
      ['The issuer must pay 8%', '发行人必须支付 8%'],
      ['Tessera guarantees 8%', 'Tessera 保证 8%'],
      ['An estimate that may not be reached', '可能无法实现的估计值'],
    ],
    2,
    [
      'An expected return is an estimate based on stated assumptions. The actual return can be lower or negative.',
      '预期收益率是基于既定假设的估计，实际收益可能更低，甚至为负。',
    ],
  ),
  question(
    'issuer_default',
    [
      'You hold a tokenized bond and its issuer becomes insolvent. What happens?',
      '您持有代币化债券，而发行人破产，会发生什么？',
    ],
    [
      ['The exchange pays instead', '由平台代为支付'],
      ['You may get back only part of it, late, or nothing', '您可能只收回一部分、延迟收回或分文不得'],
      ['The token turns into cash', '代币会转换为现金'],
    ],
    1,
    [
      'Your claim is against the issuer. In an insolvency, other creditors may be paid before you.',
      '您的债权针对发行人；破产时，其他债权人可能先于您受偿。',
    ],
  ),
  question(
    'rank_of_equity',
    ['Who is paid last when a company is wound up?', '公司清算时，谁最后受偿？'],
    [
      ['Holders of its shares', '股东'],
      ['Holders of its secured bonds', '有担保债券持有人'],
      ['Its employees', '员工'],
    ],
    0,
    [
      'Shareholders rank behind all creditors, so tokens of shares often lose everything.',
      '股东的受偿顺序排在所有债权人之后，因此股权代币往往会全部损失。',
    ],
  ),
  question(
    'lock_up',
    [
      'A product has a lock-up of twelve months. What can you do in that time?',
      '某产品有十二个月锁定期，期间您可以做什么？',
    ],
    [
      ['Sell at any time for a fee', '支付费用后随时卖出'],
      ['Neither sell nor withdraw the locked units', '不能卖出或提取被锁定的份额'],
      ['Return it to the issuer at cost', '按成本退还发行人'],
    ],
    1,
    [
      'Locked units cannot be sold or withdrawn, even if you need the money or the price falls.',
      '锁定的份额无法卖出或提取，即使您急需资金或价格下跌。',
    ],
  ),
  question(
    'private_valuation',
    ['How often is the value of a private company updated?', '未上市公司的价值多久会更新一次？'],
    [
      ['Every second, like a listed share', '像上市股票一样每秒更新'],
      ['It is fixed by law', '由法律规定'],
      ['Only at each valuation, which may be months old', '仅在每次估值时更新，可能已是数月之前'],
    ],
    2,
    [
      'Private assets are valued rarely and partly by judgement. A buyer may pay a very different price.',
      '私募资产的估值频率低且依赖主观判断，可能与买家愿付的价格相差很大。',
    ],
  ),
  question(
    'concentration',
    [
      'You put all your savings into one property token. Which risk grows most?',
      '您把全部积蓄投入一个房地产代币，哪种风险增加最多？',
    ],
    [
      ['Concentration: one event can hit everything', '集中风险：单一事件可能影响全部资产'],
      ['None, because property is safe', '没有风险，因为房地产很安全'],
      ['Only the risk of fees', '只有费用风险'],
    ],
    0,
    [
      'If all your money depends on one asset, one bad event can take all of it. Diversification reduces this risk.',
      '若全部资金依赖单一资产，一次不利事件就可能使其全部损失；分散投资可降低该风险。',
    ],
  ),
  question(
    'currency_risk',
    [
      'You live in Singapore and buy a product priced in US dollars. What changes its value for you?',
      '您居住在新加坡并买入以美元计价的产品，其价值还受什么影响？',
    ],
    [
      ['Only the price of the product', '仅产品价格'],
      ['The price and the exchange rate', '产品价格和汇率'],
      ['Only the exchange rate', '仅汇率'],
    ],
    1,
    [
      'If the dollar falls against your currency, you can lose money even if the price in dollars rises.',
      '若美元对您的货币贬值，即使美元价格上涨，您仍可能亏损。',
    ],
  ),
  question(
    'interest_rates',
    [
      'Market interest rates rise. What happens to the price of a bond with a fixed coupon?',
      '市场利率上升时，固定票息债券的价格通常如何变化？',
    ],
    [
      ['It usually falls', '通常下跌'],
      ['It usually rises', '通常上涨'],
      ['It cannot change', '不会变化'],
    ],
    0,
    [
      'New bonds pay more interest, so buyers pay less for bonds with a lower fixed coupon.',
      '新发债券利息更高，因此买家只愿以更低价格购买票息较低的债券。',
    ],
  ),
]
