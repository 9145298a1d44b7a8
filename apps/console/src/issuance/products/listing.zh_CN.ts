import type { Translation } from '@tessera/ui/messages.ts'
import type { listing as en_US } from './listing.en_US.ts'

export const listing: Translation<typeof en_US> = {
  first: '下一步：由两名运营人员为该代币添加交易对，再到“市场”中开启交易。',
  again: '该代币已上市交易，可由两名运营人员添加其他交易对。',
  list: '上市交易',
  markets: '市场',
}
