import type { Refusals } from '#platform/http/refusal.ts'

export const productRefusals = {
  PRODUCT_SYMBOL_TAKEN: {
    http: 409,
    retry: 'no',
    en_US:
      '{rule, select, published {A coin already uses the symbol of this draft. Copy the draft under another symbol.} other {Another product or coin already uses this symbol. Choose another one.}}',
    zh_CN:
      '{rule, select, published {已有币种使用该草稿的代码，请以其他代码复制该草稿。} other {其他产品或币种已使用该代码，请更换。}}',
  },
  PRODUCT_TERMS_INVALID: {
    http: 422,
    retry: 'no',
    en_US:
      '{rule, select, type {A token sale needs sale terms. Other products cannot have them.} currency {Choose a fiat currency of the exchange.} unitPrice {Enter a price above zero, with no more decimals than the currency has.} fee {Enter a fee of at most 10%.} returnBasis {Enter the basis of the expected return.} stepUnits {Enter a unit increment above zero.} minUnits {Enter minimum units above zero.} supply {Units issued must be at least the minimum units.} supplyInSteps {Units issued must be a multiple of the unit increment.} minUnitsInSteps {Minimum units must be a multiple of the unit increment.} maxUnits {Maximum units must be at least the minimum units.} minimumRaise {The minimum raise must be above zero and at most the units issued. A token sale has a soft cap instead.} ballotSlot {Enter the slot of the block for the ballot. Other methods have none.} bands {Each band must start higher than the one before. Its units must be a multiple of the unit increment, from the minimum units up to its start. Other methods have no bands.} closesAt {The closing time must be after the opening time.} allotmentExpectedAt {The expected allotment cannot be before the closing time.} payCoins {Choose at least one payment coin. List each coin once, at a price above zero.} payCoinPrice {In the currency of the offer, the price must equal the unit price.} totalSupply {Total token supply must be at least the units issued.} softCap {The soft cap must be above zero and at most the units issued.} allocation {The allocation must add up to 100%.} unlocks {Unlocks must add up to 100%. Each must be later than the previous one, and the first must be later than the closing time.} other {These terms contradict each other.}}',
    zh_CN:
      '{rule, select, type {新币发行须填写发行条款，其他产品不得填写。} currency {请选择本平台支持的法币。} unitPrice {发行单价须大于零，且小数位数不超过该币种的精度。} fee {手续费最高为 10%。} returnBasis {请说明预期收益的计算依据。} stepUnits {递增份额须大于零。} minUnits {最低认购份额须大于零。} supply {发行份额不得低于最低认购份额。} supplyInSteps {发行份额须为递增份额的整数倍。} minUnitsInSteps {最低认购份额须为递增份额的整数倍。} maxUnits {每位投资者最高份额不得低于最低认购份额。} minimumRaise {最低募集份额须大于零，且不超过发行份额；新币发行请改用软顶。} ballotSlot {请填写抽签所用区块的 slot 编号；其他配售方式无需填写。} bands {各档份额须为递增份额的整数倍，不低于最低认购份额，且不高于该档起点；各档起点须逐档递增。其他配售方式无需填写。} closesAt {截止时间须晚于开始时间。} allotmentExpectedAt {预计配售时间不得早于截止时间。} payCoins {请至少选择一种支付币种，每种仅填一次，价格须大于零。} payCoinPrice {以发行币种支付时，价格须与发行单价一致。} totalSupply {代币总量不得低于发行份额。} softCap {软顶须大于零，且不超过发行份额。} allocation {各项分配合计须为 100%。} unlocks {各次解锁合计须为 100%，且每次均晚于前一次和截止时间。} other {条款相互矛盾。}}',
  },
  PRODUCT_WRONG_STATUS: {
    http: 409,
    retry: 'no',
    en_US: 'This product is published, so its terms cannot be changed. Propose an update instead.',
    zh_CN: '产品已发布，条款不可更改，请改为提议更新信息。',
  },
  PRODUCT_VERSION_STALE: {
    http: 409,
    retry: 'no',
    en_US: 'Someone else has saved version {version}. Reload the page before you edit.',
    zh_CN: '他人已保存第 {version} 版，请刷新页面后再编辑。',
  },
  PRODUCT_INCOMPLETE: {
    http: 422,
    retry: 'no',
    en_US: 'The draft cannot be published yet. To complete: {fields}.',
    zh_CN: '草稿尚不能发布，待完善：{fields}。',
  },
  PRODUCT_VALUATION_EARLY: {
    http: 422,
    retry: 'no',
    en_US: 'The valuation date cannot be in the future.',
    zh_CN: '估值日期不得晚于今天。',
  },
  PRODUCT_VALUATION_PRICE: {
    http: 422,
    retry: 'no',
    en_US: 'Enter a value above zero, with no more decimal places than {currency} has.',
    zh_CN: '估值须大于零，且小数位数不超过 {currency} 的精度。',
  },
  PRODUCT_SUPPLEMENT_EMPTY: {
    http: 422,
    retry: 'no',
    en_US: 'Enter a new contract address or a new completion date.',
    zh_CN: '请填写新的合约地址或完成日期。',
  },
  PRODUCT_CONTRACT_ADDRESS_WRONG: {
    http: 422,
    retry: 'no',
    en_US: 'This is not a valid address on {network}. Copy the complete address.',
    zh_CN: '这不是 {network} 上的有效地址，请完整复制。',
  },
  PRODUCT_DOCUMENT_NEEDED: {
    http: 409,
    retry: 'no',
    en_US:
      'During the subscription period, the product needs a document that investors must accept. Add the replacement first.',
    zh_CN: '认购期内，产品须保留至少一份须由投资者确认的文件，请先添加替代文件。',
  },
  IPFS_ALREADY_PUBLISHED: {
    http: 409,
    retry: 'no',
    en_US: 'This document is already published. Reload the page.',
    zh_CN: '该文件已公开发布，请刷新页面。',
  },
  IPFS_WITHDRAWN: {
    http: 409,
    retry: 'no',
    en_US: 'This file was withdrawn and cannot be published again. Add a corrected file as a new document.',
    zh_CN: '该文件已撤回公开，不能再次公开。请将更正后的文件作为新文件添加。',
  },
  IPFS_ALREADY_WITHDRAWN: {
    http: 409,
    retry: 'no',
    en_US: 'This document was already withdrawn. Reload the page.',
    zh_CN: '该文件已撤回公开，请刷新页面。',
  },
  IPFS_CONTENT_WITHDRAWN: {
    http: 410,
    retry: 'no',
    en_US: 'This content was withdrawn and is no longer available here.',
    zh_CN: '该内容已撤回，不再提供。',
  },
  IPFS_SUPERSEDES_UNFIT: {
    http: 422,
    retry: 'no',
    en_US: 'Only a current published document of the same product can be replaced. Choose another one.',
    zh_CN: '只能替换同一产品下当前有效的已公开文件，请另选文件。',
  },
  SUBSCRIPTION_NOT_OPEN: {
    http: 409,
    retry: 'no',
    en_US: 'This product is not open for subscription. Its page shows the dates.',
    zh_CN: '该产品当前不在认购期，认购时间见产品页。',
  },
  SUBSCRIPTION_CLASS_NOT_ALLOWED: {
    http: 403,
    retry: 'no',
    en_US: 'This product is not open to your investor class. Apply for another class, or choose another product.',
    zh_CN: '该产品不面向您所属的投资者类别，请申请其他类别或选择其他产品。',
  },
  SUBSCRIPTION_COUNTRY_NOT_ALLOWED: {
    http: 403,
    retry: 'no',
    en_US: 'This product is not open to residents of your country. Choose another product.',
    zh_CN: '该产品不面向您所在国家或地区的居民，请选择其他产品。',
  },
  SUBSCRIPTION_BELOW_MINIMUM: {
    http: 422,
    retry: 'no',
    en_US: 'Enter at least {min} units.',
    zh_CN: '认购份额不得少于 {min} 份。',
  },
  SUBSCRIPTION_OFF_STEP: {
    http: 422,
    retry: 'no',
    en_US: 'Enter a multiple of {step} units.',
    zh_CN: '认购份额须为 {step} 份的整数倍。',
  },
  SUBSCRIPTION_ABOVE_MAXIMUM: {
    http: 422,
    retry: 'no',
    en_US: 'You can subscribe to at most {max} units, including your earlier subscriptions.',
    zh_CN: '您最多可认购 {max} 份（含此前的认购）。',
  },
  SUBSCRIPTION_ABOVE_SUPPLY: {
    http: 422,
    retry: 'no',
    en_US: 'Only {supply} units are offered in total. Enter fewer units.',
    zh_CN: '发售总量仅为 {supply} 份，请减少认购份额。',
  },
  SUBSCRIPTION_TERMS_CHANGED: {
    http: 409,
    retry: 'no',
    en_US: 'The terms have changed since you read them. Read version {version} and confirm again.',
    zh_CN: '条款在您阅读后已更新，请阅读第 {version} 版后重新确认。',
  },
  SUBSCRIPTION_WRONG_STATUS: {
    http: 409,
    retry: 'no',
    en_US:
      'You can withdraw a subscription until the subscription period ends, or within two days after a change to a document you accepted.',
    zh_CN: '您可在认购截止前撤回认购；所确认的文件变更后，您也可在两天内撤回。',
  },
  NEW_COIN_PAY_COIN_UNKNOWN: {
    http: 422,
    retry: 'no',
    en_US: 'You cannot pay with this coin here. Choose another one.',
    zh_CN: '该新币发行不支持此支付币种，请另选币种。',
  },
  NEW_COIN_AMOUNT_NOT_WHOLE: {
    http: 422,
    retry: 'no',
    en_US: 'Enter an amount for whole units: a multiple of {price} {coin}.',
    zh_CN: '须购买整数份：金额应为 {price} {coin} 的整数倍。',
  },
  ALLOTMENT_NOT_DUE: {
    http: 409,
    retry: 'no',
    en_US: 'This product cannot be allotted now: it is not due, or subscribers can still withdraw.',
    zh_CN: '该产品目前无法配售：尚未到配售时间，或投资者仍可撤回认购。',
  },
  ALLOTMENT_CHANGE_UNFIT: {
    http: 422,
    retry: 'no',
    en_US:
      'Subscription {number} cannot get these units. Enter 0, or whole increments from the minimum up to the requested units, within the supply.',
    zh_CN: '认购 {number} 不能获配该份额。请填 0，或在最低份额与认购份额之间按递增份额填写，且合计不超过发行份额。',
  },
  OFFER_SYMBOL_MISTYPED: {
    http: 422,
    retry: 'no',
    en_US: 'Type {symbol} to confirm that you want to cancel this offer.',
    zh_CN: '请输入 {symbol}，以确认取消该发售。',
  },
  OFFER_ALLOTTED: {
    http: 409,
    retry: 'no',
    en_US:
      '{symbol} is allotted, so its offer cannot be cancelled any more. Subscriptions whose units could not be delivered can still be refunded, each by two people.',
    zh_CN: '{symbol} 已完成配售，发售无法再取消。份额发放失败的认购，仍可由两人逐笔批准退款。',
  },
  DISBURSEMENT_WRONG_STATUS: {
    http: 409,
    retry: 'no',
    en_US: 'This subscription has no failed delivery. Reload the page.',
    zh_CN: '该认购没有发放失败的记录，请刷新页面。',
  },
} as const satisfies Refusals
