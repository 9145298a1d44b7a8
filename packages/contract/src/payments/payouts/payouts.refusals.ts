import type { Refusals } from '#platform/http/refusal.ts'

export const payoutRefusals = {
  PAYOUT_FIAT_UNSUPPORTED: {
    http: 422,
    retry: 'no',
    en_US: 'Withdrawals in this currency are not available. Choose another currency.',
    zh_CN: '暂不支持该法币的提现，请另选法币。',
  },
  PAYOUT_RATE_UNKNOWN: {
    http: 409,
    retry: 'later',
    en_US: 'There is no current rate to calculate your limit. Try again in a minute.',
    zh_CN: '暂无用于计算限额的最新汇率，请一分钟后重试。',
  },
  PAYOUT_ACCOUNT_OTHER: {
    http: 409,
    retry: 'no',
    en_US: 'Your bank account for this currency has changed. Check it and confirm again.',
    zh_CN: '该法币的收款账户已变更，请核对后重新确认。',
  },
  PAYOUT_ACCOUNT_WAITING: {
    http: 409,
    retry: 'later',
    en_US: 'You can use this new bank account from {until}.',
    zh_CN: '新收款账户自 {until} 起可以使用。',
  },
  PAYOUT_NAME_DIFFERS: {
    http: 409,
    retry: 'no',
    en_US: 'The bank account is not in your verified name. You can withdraw only to your own bank account.',
    zh_CN: '收款账户户名与您的认证姓名不一致，法币仅可提现至本人的收款账户。',
  },
  PAYOUT_WRONG_STATUS: {
    http: 409,
    retry: 'no',
    en_US: 'The status of this fiat withdrawal has changed, so this is no longer possible. Reload the page.',
    zh_CN: '该笔法币提现的状态已变更，无法进行此操作，请刷新页面。',
  },
  RESTORE_OPEN: {
    http: 409,
    retry: 'later',
    en_US: 'This database was restored from a backup. Payments stay stopped until two people end the restore.',
    zh_CN: '本数据库由备份恢复，在两人结束恢复之前，一切付款暂停。',
  },
  AUDIT_COPY_AHEAD: {
    http: 409,
    retry: 'no',
    en_US:
      'The audit copy has entries that this database lacks, so payments are stopped. Ask an engineer whether the database was restored.',
    zh_CN: '审计副本含有本数据库缺少的记录，因此暂停一切付款。请由工程师确认数据库是否由备份恢复。',
  },
  AUDIT_COPY_SILENT: {
    http: 503,
    retry: 'later',
    en_US: 'The audit copy is not responding, so payments are stopped. Try again in a minute.',
    zh_CN: '审计副本没有响应，因此暂停一切付款，请一分钟后重试。',
  },
  GIVE_BACK_STOPPED: {
    http: 409,
    retry: 'later',
    en_US: 'We are checking whether this payment has already been sent. Until then, it cannot be returned.',
    zh_CN: '正在核对该笔款项是否已经转出，核对完成前无法退回。',
  },
  PAYOUT_FILE_NOT_COPIED: {
    http: 409,
    retry: 'later',
    en_US: 'The audit copy has not confirmed the payments in this file yet. Try again in a few seconds.',
    zh_CN: '审计副本尚未确认该文件中的付款，请几秒后重试。',
  },
  PAYMENT_REPORT_FORMAT_UNKNOWN: {
    http: 422,
    retry: 'no',
    en_US: 'This is not a payment status report (pain.002). Choose the bank’s report on this payment file.',
    zh_CN: '该文件不是付款状态报告（pain.002），请选择银行针对付款文件发送的报告。',
  },
  PAYMENT_REPORT_FILE_UNKNOWN: {
    http: 422,
    retry: 'no',
    en_US:
      'The report is about payment file {reference}, which does not exist here. Choose another report. Nothing was imported.',
    zh_CN: '该报告对应的付款文件 {reference} 在本系统中不存在，请选择其他报告。未导入任何内容。',
  },
  PAYMENT_REPORT_OTHER_FILE: {
    http: 422,
    retry: 'no',
    en_US:
      'The report is about payment file {number} at {bank}. Upload the report on that payment file. Nothing was imported.',
    zh_CN: '该报告对应 {bank} 的付款文件 {number}，请在该付款文件中上传报告。未导入任何内容。',
  },
  PAYMENT_REPORT_KNOWN: {
    http: 409,
    retry: 'no',
    en_US: '{name} already imported this report at {time}. Nothing was imported.',
    zh_CN: '{name} 已于 {time} 导入该报告，本次未导入任何内容。',
  },
  PAYMENT_REPORT_SUMS_WRONG: {
    http: 422,
    retry: 'no',
    en_US:
      'A count or amount in the report is {found}, but {expected} in the payment file. Ask the bank for a correct report. Nothing was imported.',
    zh_CN: '报告中的笔数或金额为 {found}，付款文件中为 {expected}，请联系银行更正报告。未导入任何内容。',
  },
  PAYMENT_REPORT_PAYMENT_UNKNOWN: {
    http: 422,
    retry: 'no',
    en_US:
      'The report names payment {reference}, which is not in the payment file. Ask the bank for a correct report. Nothing was imported.',
    zh_CN: '报告中的付款 {reference} 不在该付款文件内，请联系银行更正报告。未导入任何内容。',
  },
  BANK_LINE_INSTRUCTION_UNFIT: {
    http: 409,
    retry: 'no',
    en_US: 'The payment does not fit this instruction or debt. Choose another explanation.',
    zh_CN: '该付款与所选指令或欠款不符，请选择其他说明。',
  },
  BANK_LINE_PAYOUT_UNFIT: {
    http: 409,
    retry: 'no',
    en_US: 'This payment does not match that fiat withdrawal. It must be exported, in the same currency and amount.',
    zh_CN: '该笔支出与所选法币提现不符：须为已导出、币种与金额一致的提现。',
  },
  BANK_LINE_PAYOUT_NOT_RETURNABLE: {
    http: 409,
    retry: 'no',
    en_US:
      'This payment cannot be booked as the return of that fiat withdrawal. Check its status and amount, the customer’s account and our fee income.',
    zh_CN: '该笔款项暂不能作为所选法币提现的退款入账，请检查提现状态、金额、客户账户以及手续费收入。',
  },
} as const satisfies Refusals
