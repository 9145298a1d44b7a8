import type { Translation } from '#platform/text/translation.ts'
import type { en_US } from './issuer-statement.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  columns: {
    at: '时间（UTC）',
    movement: '项目',
    product: '产品',
    reference: '编号',
    amount: '金额',
    balance: '余额',
    currency: '币种',
  },
  movements: {
    proceeds: '认购募集款',
    funding: '发行人分派款存入',
    to_holders: '放款给持有人',
    fee: '约定费用',
    payment: '付给发行人',
    return: '银行退回的付款',
    other: '其他账目',
  },
  opening: '期初余额',
  closing: '期末余额',
  pdf: {
    title: '发行人资金对账单',
    period: '日期（UTC）',
    currency: '币种',
    inTransit: '期末余额中正在付给发行人的金额：',
  },
}
