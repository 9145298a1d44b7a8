import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './restores.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  decisions: {
    kinds: {
      lost_payment: '没有对应提现的链上付款',
      lost_payout: '已丢失的付款文件中的法币付款',
      restore_end: '结束备份恢复',
    },
    effects: {
      lost_payment:
        '该笔付款由热钱包付出，但没有对应的提现：提现记录已丢失，或属重复付款。处理完毕前，提现与付款文件保持暂停。通过后，该笔付款记为该收款地址所属客户（以地址簿为准）的已付提现，不收手续费；拒绝后，由平台承担损失：先以手续费收入支付，不足部分由公司补足。如公司应补足的金额超出平台自有资金，账目校验将暂停所有付款，直至公司补足。如多名客户使用同一地址，请先核实归属，否则只能拒绝。',
      lost_payout:
        '银行可能已支付该笔法币提现或付款指令，但本数据库中没有该笔记录，或其尚未通过审批。通过即表示您已知悉；银行扣款流水到达后将列为“我方账户付出”，由两人处理。',
      restore_end:
        '通过后恢复付款，审计副本将从本日志恢复处的记录继续。请先查看丢失的内容：客户在丢失期间提交的申请不在本数据库中。',
    },
    fields: {
      restoredAt: '恢复时间',
      logEnd: '本库日志最后记录',
      copyEnd: '副本最后记录',
      lostEntries: '丢失的记录',
      lostFiles: '丢失的付款文件',
      unreadFiles: '其中缺少付款明细的文件',
      paymentsFound: '已查到付款的提现',
      paymentsUnsure: '存疑的提现',
      chainReadAt: '链上查询时间',
      bankReadAt: '银行读取时间',
      historyReaches: '节点保有备份以来的全部区块',
      lostPayments: '待处理的丢失提现付款',
      lostPayouts: '待处理的丢失法币付款',
      lostDebits: '待处理的银行支出（参考号未知）',
      memo: '付款中的提现编号',
      mint: '铸币地址',
      paidAt: '付款时间',
      explorer: '区块浏览器',
      confirmedBy: '可查到该笔付款的节点',
      notConfirmedBy: '查不到该笔付款的节点',
      settledWithdrawal: '对应的提现已处理完毕',
      owners: '含有该地址的账户',
      payoutId: '付款编号',
      batchId: '付款文件',
      exportedAt: '导出时间',
      madeBy: '导出人',
    },
  },
}
