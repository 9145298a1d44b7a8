import type { Translation } from '../lib/words.tsx'
import type { en_US } from './deposits.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  setAside: {
    below_minimum: '低于最低充值金额',
    deposits_closed: '充值已关闭',
    not_verified: '用户未认证',
    unexplained: '链上交易与到账金额不符',
  },
}
