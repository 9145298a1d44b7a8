import { question } from './question.ts'

/** Questions about prices, orders and liquidity. */
export const tradingQuestions = [
  question(
    'liquidity',
    [
      'A token is listed on the exchange. What does that say about selling it?',
      '某代币已在平台上市，这对卖出意味着什么？',
    ],
    [
      ['A buyer is certain at the last price', '一定有人按最新价买入'],
      ['The exchange buys it back', '平台会回购'],
      ['There may be no buyer, or only buyers at a much lower price', '可能没有买家，或只能以低得多的价格卖出'],
    ],
    2,
    [
      'Listing allows trading but does not create buyers. In a thin market you may wait or accept a low price.',
      '上市只是允许交易，并不保证有买家；交投清淡时，您可能需要等待或接受低价。',
    ],
  ),
  question(
    'volatility',
    ['How far can the price of a digital token move in one day?', '数字代币的价格一天内可能波动多大？'],
    [
      ['At most a few percent, as with bonds', '与债券一样最多百分之几'],
      ['By half its value or more', '可能达到一半或更多'],
      ['Never below the issue price', '不会低于发行价'],
    ],
    1,
    [
      'Token prices have halved within hours. The issue price is not a floor.',
      '代币价格曾在数小时内腰斩，发行价并不构成价格下限。',
    ],
  ),
  question(
    'market_order',
    ['What does a market order guarantee?', '市价委托保证什么？'],
    [
      ['The price that you see', '您所看到的价格'],
      ['Quick execution, at whatever prices the book offers', '尽快成交，但价格取决于订单簿'],
      ['The best price of the day', '当日最佳价格'],
    ],
    1,
    [
      'A market order fills against the orders in the book one after another. In a thin book, the price can be far worse.',
      '市价委托会依次与订单簿中的挂单成交；深度不足时，成交价可能远差于您看到的价格。',
    ],
  ),
  question(
    'limit_order',
    ['You place a limit order to buy at 10. What can happen?', '您以 10 的价格提交限价买入委托，可能出现什么情况？'],
    [
      ['It executes at 10 or lower, or not at all', '以 10 或更低价成交，或不成交'],
      ['It is always executed at 10', '总是以 10 成交'],
      ['It may be executed at 11', '可能以 11 成交'],
    ],
    0,
    [
      'A limit protects the price, not the execution: the market may never come to your price.',
      '限价保护的是价格而非成交，市场可能永远达不到您的价格。',
    ],
  ),
  question(
    'stop_order',
    ['Does a stop order limit your loss to the stop price?', '止损委托能把亏损限定在触发价吗？'],
    [
      ['Yes, always', '总是可以'],
      ['Yes, if it was placed a day before', '若提前一天下单则可以'],
      ['No, the price may jump past it', '不能，价格可能跳过触发价'],
    ],
    2,
    [
      'Once triggered, the order executes at the prices then available, which can be far below the stop price.',
      '触发后，委托按当时可得的价格成交，可能远低于触发价。',
    ],
  ),
  question(
    'trading_halt',
    ['Trading in a token is halted. What can you do with your units?', '某代币暂停交易，您持有的份额会怎样？'],
    [
      ['Sell them to the exchange', '卖给平台'],
      ['Wait: you cannot sell them until trading resumes', '只能等待，恢复前无法卖出'],
      ['They are paid out in cash', '以现金兑付'],
    ],
    1,
    [
      'A halt may last hours or months. The value may fall while you cannot sell.',
      '暂停可能持续数小时至数月，其间价值可能下跌而您无法卖出。',
    ],
  ),
  question(
    'spread_and_fees',
    [
      'You buy at the ask and sell at once at the bid. What is the result?',
      '您按卖一价买入并立即按买一价卖出，结果如何？',
    ],
    [
      ['A loss of the spread and the fees', '损失买卖价差和手续费'],
      ['Nothing changes', '没有变化'],
      ['A small profit', '小幅盈利'],
    ],
    0,
    [
      'The price must rise by more than the spread and both fees before you earn anything.',
      '价格涨幅须超过价差及两次手续费，您才会盈利。',
    ],
  ),
  question(
    'borrowed_money',
    [
      'You borrow money to buy tokens, and their price falls to zero. What do you owe?',
      '您借款买入代币后其价格归零，您仍欠多少？',
    ],
    [
      ['Nothing, the lender bears the loss', '无须偿还，由出借人承担'],
      ['Half of the loan', '贷款的一半'],
      ['The whole loan with interest', '全部贷款及利息'],
    ],
    2,
    [
      'You must repay the loan whatever the token is worth. With borrowed money, you can lose more than you have.',
      '无论代币价值如何，贷款都须偿还；使用借款投资，损失可能超过您的自有资金。',
    ],
  ),
  question(
    'manipulation',
    [
      'A group online urges everyone to buy a small token now. What is likely?',
      '网上群组鼓动大家立即买入某小市值代币，较可能的情况是什么？',
    ],
    [
      ['Early holders sell to the newcomers, then the price falls', '早期持有者卖给新入场者，随后价格下跌'],
      ['Everyone makes a profit', '所有人都会获利'],
      ['The exchange guarantees the price', '平台保证价格'],
    ],
    0,
    [
      'Such campaigns often end with a sudden fall, and the last buyers bear the loss.',
      '此类鼓动往往以暴跌告终，最后买入者承担损失。',
    ],
  ),
  question(
    'past_performance',
    [
      'A token doubled in price last year. What does this tell you about this year?',
      '某代币去年翻倍，这对今年意味着什么？',
    ],
    [
      ['It will double again', '会再次翻倍'],
      ['Nothing certain', '无法确定'],
      ['It cannot fall below last year’s price', '不会低于去年的价格'],
    ],
    1,
    [
      'Past prices do not predict future prices. Large losses often follow large gains.',
      '过往价格不决定未来价格，大涨之后常伴随大跌。',
    ],
  ),
]
