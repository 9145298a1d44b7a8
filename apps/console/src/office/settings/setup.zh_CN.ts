import type { Translation } from '@tessera/ui/messages.ts'
import type { setup as en_US } from './setup.en_US.ts'

export const setup: Translation<typeof en_US> = {
  lead: '首次充值、认购和交易前需要完成的设置。之后如有缺失，也会在本页显示。',
  failed: '列表加载失败',
  goals: {
    operators: '运营人员',
    deposit: '首次充值前',
    subscription: '首次认购前',
    trade: '首次交易前',
  },
  tasks: {
    two_operators: '每个负责复核的角色均有两名状态正常的运营人员',
    fiat_coin: '法币',
    bank_account: '每种法币均有已开放的银行账户',
    crypto_coin: '加密货币，例如稳定币',
    network: '每种加密货币均有开放充值的网络',
    chain_fees: '热钱包中有用于支付链上手续费的 SOL',
    legal_texts: '已发布的服务条款、隐私政策和风险披露',
    registration: '开放注册',
    product: '已发布的产品',
    allotted_product: '已配售的产品',
    pair: '已上市的交易对',
    open_pair: '所有已上市交易对均已开启交易',
  },
  legalTexts: {
    terms: '服务条款',
    privacy: '隐私政策',
    risk: '风险披露',
  },
  done: '已完成',
  missing: '未完成',
  missingFor: '缺少：{names}',
}
