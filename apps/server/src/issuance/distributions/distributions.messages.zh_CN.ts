import type { DistributionWords } from './holders-file.ts'

export const zh_CN: DistributionWords = {
  columns: {
    number: '序号',
    account: '账户 ID',
    name: '姓名/名称',
    country: '国家或地区',
    units: '份额',
    gross: '税前',
    taxRate: '税率',
    tax: '代扣税',
    net: '税后',
    currency: '币种',
    status: '状态',
    paidAt: '发放时间（UTC）',
  },
  statuses: { recorded: '待发放', paid: '已发放', unclaimed: '待领取' },
  totals: { all: '全部持有人', remainder: '尾差', owed: '发行人应付' },
}
