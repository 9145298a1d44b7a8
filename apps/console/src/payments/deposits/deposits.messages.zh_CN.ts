import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './deposits.messages.en_US.ts'

const setAside = {
  below_minimum: '低于最低充值金额',
  deposits_closed: '充值已关闭',
  not_verified: '客户未认证',
  unexplained: '链上交易与到账金额不符',
}

export const zh_CN: Translation<typeof en_US> = {
  status: {
    seen: '已检测到',
    confirming: '确认中',
    finalised: '已确认',
    credited: '已入账',
    manual: '暂挂',
    withheld: '未予入账',
    dropped: '已失效',
    reversed: '已冲正',
  },
  setAside,
  decisions: {
    kinds: {
      deposit_review: '暂挂充值',
      deposit_reversal: '链上已消失的充值',
    },
    effects: {
      deposit_review: '通过后为客户入账；拒绝后，款项留在待查账户，并告知客户原因。',
      deposit_reversal: '通过后冲正该笔入账；拒绝后，该笔充值恢复有效。请先自行核对链上记录。',
    },
    fields: {
      setAside: '暂挂原因',
      seenAt: '发现时间',
      creditedAt: '入账时间',
    },
    codes: {
      setAside,
    },
  },
}
