import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './deposits.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  status: {
    seen: '已发现',
    confirming: '确认中',
    finalised: '已确认',
    credited: '已入账',
    manual: '待处理',
    withheld: '未予入账',
    dropped: '已失效',
    reversed: '已冲正',
  },
  setAside: {
    below_minimum: '低于最低充值金额',
    deposits_closed: '充值已关闭',
    not_verified: '客户未认证',
    unexplained: '链上交易与到账金额不符',
  },
}
