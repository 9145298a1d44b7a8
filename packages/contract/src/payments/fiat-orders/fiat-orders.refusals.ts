import type { Refusals } from '#platform/http/refusal.ts'

export const fiatOrderRefusals = {
  FIAT_UNSUPPORTED: {
    http: 422,
    retry: 'no',
    en_US: 'Bank deposits in this currency are not available. Choose another currency.',
    zh_CN: '暂不支持该法币的银行转账充值，请另选法币。',
  },
  FIAT_AMOUNT_TOO_PRECISE: {
    http: 422,
    retry: 'no',
    en_US: 'Enter an amount with at most {decimals} decimal places.',
    zh_CN: '金额最多 {decimals} 位小数。',
  },
  FIAT_AMOUNT_OUT_OF_BOUNDS: {
    http: 422,
    retry: 'no',
    en_US: 'Enter an amount between {min} and {max} {fiat}.',
    zh_CN: '金额须在 {min} 至 {max} {fiat} 之间。',
  },
  FIAT_ORDER_TOO_MANY_OPEN: {
    http: 409,
    retry: 'later',
    en_US: 'You already have {max} unpaid deposit orders. Pay or cancel one first.',
    zh_CN: '您已有 {max} 笔待付款的充值订单，请先付款或取消其中一笔。',
  },
  FIAT_ORDER_WRONG_STATUS: {
    http: 409,
    retry: 'no',
    en_US: 'The status of this order has changed. Reload the page to see it.',
    zh_CN: '该订单的状态已变更，请刷新页面查看。',
  },
  FIAT_ORDER_PAYMENT_FOUND: {
    http: 409,
    retry: 'later',
    en_US: 'We have received a payment for this order and are checking it. You do not need to do anything.',
    zh_CN: '我们已收到此订单的付款，正在核对，您无需操作。',
  },
  FIAT_PROOF_UNKNOWN: {
    http: 422,
    retry: 'no',
    en_US: 'We could not find this proof of payment. Upload it again.',
    zh_CN: '未找到该付款凭证，请重新上传。',
  },
  BANK_UNKNOWN: {
    http: 422,
    retry: 'no',
    en_US: 'We have no account at this bank. Choose another bank.',
    zh_CN: '我们在该银行没有账户，请选择其他银行。',
  },
  BANK_STATEMENT_FORMAT_UNKNOWN: {
    http: 422,
    retry: 'no',
    en_US:
      '{found, select, spreadsheet {This is a spreadsheet. Download the statement as camt.053, MT940 or CSV, or save the sheet as CSV.} pdf {This is a PDF, which people can read but we cannot import. Download the statement as camt.053, MT940 or CSV.} empty {This file has no entries. Download it again, or choose another period.} other {This is not a camt.052, camt.053, MT940 or CSV statement, or it has a document type declaration (DTD). Choose another file.}} Nothing was imported.',
    zh_CN:
      '{found, select, spreadsheet {这是电子表格文件。请从银行下载 camt.053、MT940 或 CSV 格式的对账单，或将表格另存为 CSV。} pdf {这是 PDF 文件，无法导入。请从银行下载 camt.053、MT940 或 CSV 格式的对账单。} empty {文件中没有任何流水。请重新下载，或选择其他期间。} other {该文件不是 camt.052、camt.053、MT940 或 CSV 对账单，或含有文档类型声明（DTD）。请选择其他文件。}}未导入任何内容。',
  },
  BANK_STATEMENT_UNREADABLE: {
    http: 422,
    retry: 'no',
    en_US:
      '{place, select, lines {The file has too many lines. Allowed: {expected}. Download a shorter period from the bank.} encoding {The encoding of the file is not supported. Expected: {expected}. Save the file in one of these encodings.} other {Line {line} cannot be read. {place} is “{found}”. Expected: {expected}.}} Nothing was imported.',
    zh_CN:
      '{place, select, lines {文件行数过多，应为：{expected}。请从银行下载较短期间的文件。} encoding {不支持该文件的编码，应为：{expected}。请以其中一种编码另存文件。} other {第 {line} 行无法读取：{place} 为“{found}”，应为：{expected}。}}未导入任何内容。',
  },
  BANK_STATEMENT_CUT: {
    http: 422,
    retry: 'no',
    en_US:
      'The file ends at line {line}, before {expected}. Download the complete file from the bank. Nothing was imported.',
    zh_CN: '文件在第 {line} 行中断，缺少 {expected}。请从银行重新下载完整文件。未导入任何内容。',
  },
  BANK_STATEMENT_PROFILE_MISSING: {
    http: 422,
    retry: 'no',
    en_US:
      '{rule, select, account {Choose the account of this file: a bank’s own CSV is read with the CSV profile of an account.} other {{account} has no CSV profile yet. Add one in Settings, or choose a camt.053 or MT940 file.}} Nothing was imported.',
    zh_CN:
      '{rule, select, account {请选择该文件所属的账户：银行自有格式的 CSV 须按账户的 CSV 模板读取。} other {{account} 尚无 CSV 模板。请在“平台设置”中添加，或选择 camt.053 或 MT940 文件。}}未导入任何内容。',
  },
  BANK_STATEMENT_FOOT_WRONG: {
    http: 422,
    retry: 'no',
    en_US:
      'Line {line} is an entry, but the CSV profile skips it. Download the complete file from the bank, or change the number of skipped lines. Nothing was imported.',
    zh_CN:
      '第 {line} 行是一笔流水，但按 CSV 模板会被跳过。请从银行重新下载完整文件，或修改模板中跳过的行数。未导入任何内容。',
  },
  BANK_STATEMENT_OTHER_ACCOUNT: {
    http: 422,
    retry: 'no',
    en_US:
      'This statement is for the account {found}. Expected: {expected}. Choose another account or file. Nothing was imported.',
    zh_CN: '该对账单属于账户 {found}，应为：{expected}。请另选账户或文件。未导入任何内容。',
  },
  BANK_STATEMENT_SUMS_WRONG: {
    http: 422,
    retry: 'no',
    en_US:
      'Line {line}: the closing balance is {closing} {fiat}. Expected: {expected} {fiat}, from the opening balance {opening} {fiat} and all entries. Download the file again. Nothing was imported.',
    zh_CN:
      '第 {line} 行：期末余额为 {closing} {fiat}，按期初余额 {opening} {fiat} 及全部流水应为 {expected} {fiat}。请重新下载文件。未导入任何内容。',
  },
  BANK_STATEMENT_LINE_REPEATED: {
    http: 422,
    retry: 'no',
    en_US:
      'Line {line} repeats the entry of line {earlier}: both have the number {number}. Download the file again. Nothing was imported.',
    zh_CN: '第 {line} 行与第 {earlier} 行重复，编号均为 {number}。请重新下载文件。未导入任何内容。',
  },
  BANK_STATEMENT_KNOWN: {
    http: 409,
    retry: 'no',
    en_US: '{name} already imported this file at {time}. Each file can be imported only once.',
    zh_CN: '{name} 已于 {time} 导入该文件，同一文件只能导入一次。',
  },
  BANK_STATEMENT_GAP: {
    http: 409,
    retry: 'later',
    en_US:
      'The statement from {from} to {until} is missing, so the opening balance does not match. Import and confirm that statement first.',
    zh_CN: '缺少 {from} 至 {until} 的对账单，期初余额与上次余额不衔接，请先导入并确认该对账单。',
  },
  BANK_LINE_CONTRADICTED: {
    http: 409,
    retry: 'no',
    en_US: 'Line {line} is already recorded with another amount, currency or direction. Check the file with the bank.',
    zh_CN: '流水 {line} 已有记录，但金额、币种或方向不同。请与银行核对该文件。',
  },
  BANK_LINE_RETURN_UNFIT: {
    http: 422,
    retry: 'no',
    en_US:
      'This payment does not match the return you chose. Bank, coin and amount must be the same, and each payment can be returned once.',
    zh_CN: '该笔付款与所选退款不符：银行、币种和金额须一致，且每笔只能退回一次。',
  },
  BANK_LINE_CUSTOMER_UNFIT: {
    http: 422,
    retry: 'no',
    en_US:
      '{fault, select, unknown {This customer does not exist. Check the number.} no_account {This is the login of a company’s member. Choose the company.} not_approved {This customer is not verified, or the account is frozen or closed.} deposits_closed {The main account has turned off deposits to this sub-account.} stopped {Deposits in this currency are stopped.} other_account {The payment is not on one of our open accounts.} other {The payment is larger than the maximum of this account.}} The payment cannot be credited to this customer. You can send it back instead.',
    zh_CN:
      '{fault, select, unknown {该客户不存在，请核对编号。} no_account {这是企业成员的登录账号，请选择该企业。} not_approved {该客户未通过身份认证，或账户已冻结、已注销。} deposits_closed {主账户已关闭该子账户的充值。} stopped {该币种已暂停充值。} other_account {该笔付款不在我们开立的账户上。} other {该笔付款超过此账户的单笔上限。}}该款项无法入账给该客户，可改为退回。',
  },
  BANK_LINE_INSTRUCTION_NOT_RETURNABLE: {
    http: 409,
    retry: 'no',
    en_US:
      'Money goes back to its source only if the bank returned the whole instruction. If it returned a part, reject this line. Then pay that part to the payee again with a payment instruction.',
    zh_CN:
      '仅当已付款的指令被全额退回时，款项才能退还至其来源。如银行仅退回部分金额，请拒绝该流水，再以付款指令将该部分重新付给收款方。',
  },
  BANK_LINE_ORDER_UNFIT: {
    http: 422,
    retry: 'no',
    en_US: 'This order cannot take the payment: it is closed, in another currency, or its customer is not verified.',
    zh_CN: '该订单无法接收此付款：订单已关闭、币种不同，或客户未通过身份认证。',
  },
} as const satisfies Refusals
