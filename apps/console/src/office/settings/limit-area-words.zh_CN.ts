import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './limit-area-words.en_US.ts'

/** Chinese words of the limits of single customers and coins. */
export const zh_CN: Translation<typeof en_US> = {
  reviewTiers: {
    name: '提现复核档位',
    text: '按客户 24 小时内的提现总额，决定链上与法币提现由几人复核。0 表示不设该档位；超过两个档位时，由两人复核。',
    fields: { automaticUpTo: '无需人工复核，不超过', onePersonUpTo: '一人复核，不超过' },
    effects: {
      waiting_withdrawals:
        '{count, plural, =0 {当前没有待复核的提现。} other {当前有 # 笔待复核的提现。其中按新档位无需人工复核的，仍需一人复核。}}',
    },
  },
  customerLimit: {
    name: '按客户设置的限额',
    text: '为某位客户单独设置的提现限额，到期前替代其投资者类别的限额。',
    add: '设置客户限额',
    subject: '账户 ID',
    subjectHelp: '客户的账户 ID，例如 10000023。子账户没有单独的限额。',
    fields: {
      isInForce: '以此限额替代类别限额',
      last24Hours: '24 小时限额',
      calendarDay: '每自然日限额（UTC）',
      month: '每月限额',
      validDays: '有效期',
    },
    effects: {
      open_withdrawals:
        '{count, plural, =0 {该客户没有未完成的提现。} other {该客户有 # 笔未完成的提现，金额仍保持预留。}}',
    },
  },
  coinLimit: {
    name: '按币种设置的限额',
    text: '每位客户可提现某一币种的上限，以该币种数量计，与其他限额同时适用。',
    add: '设置币种限额',
    subject: '币种',
    subjectHelp: '币种代码，例如 tUSD。',
    fields: {
      last24Hours: '24 小时限额',
      calendarDay: '每自然日限额（UTC）',
      month: '每月限额',
    },
    effects: {
      customers_with_use: '{count, plural, =0 {本月没有客户提现该币种。} other {本月有 # 位客户提现过该币种。}}',
    },
  },
}
