import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './payment-area-words.en_US.ts'

/** Chinese words of the areas of payments: coins on chains, and bank accounts of the exchange. */
export const zh_CN: Translation<typeof en_US> = {
  network: {
    name: '网络',
    text: '币种在链上的充值、提现、限额与手续费。',
    add: '添加网络',
    subject: '币种与链',
    subjectHelp: '币种代码、斜杠和链名，例如 tUSD/solana_devnet。',
    fields: {
      mint: '铸币地址',
      depositOpen: '开放充值',
      depositMinimum: '最小充值数量',
      confirmations: '充值入账所需确认数',
      withdrawOpen: '开放提现',
      withdrawMinimum: '最小到账数量',
      withdrawMaximum: '最大到账数量',
      feeMode: '提现手续费方式',
      withdrawFee: '固定手续费或手续费上限',
      feeMinimum: '浮动手续费下限',
      feeMargin: '网络成本加成',
      memo: '标签（Memo）',
    },
    choices: {
      memo: { none: '不支持', optional: '选填', required: '必填' },
      feeMode: { fixed: '固定', chain: '随网络成本浮动' },
    },
    effects: {
      open_deposits: '{count, plural, =0 {当前没有处理中的充值。} other {当前有 # 笔充值正在处理。}}',
      open_withdrawals: '{count, plural, =0 {当前没有处理中的提现。} other {当前有 # 笔提现正在处理，其手续费不变。}}',
      saved_addresses: '{count, plural, =0 {地址簿中没有该网络的地址。} other {地址簿中有 # 个该网络的地址。}}',
    },
  },
  bankAccount: {
    name: '银行账户',
    text: '平台的银行账户：客户向其汇款，法币提现由其付出。同一法币有多个已开放的账户时，每位客户使用适用范围最具体的一个。',
    add: '添加银行账户',
    subject: '简称',
    subjectHelp: '2 至 24 个字母、数字或连字符，例如 SGD-main，客户不可见。',
    fields: {
      coin: '法币',
      bank: '银行',
      bic: 'SWIFT 代码（BIC）',
      payee: '账户持有人',
      accountNumber: '账号或 IBAN',
      country: '国家或地区',
      isOpen: '向客户开放',
      customerCountries: '仅限居住在以下国家或地区的客户（留空表示全部）',
      customerClasses: '仅限以下投资者类别（不选表示全部）',
      orderMinimum: '单笔最小充值金额',
      orderMaximum: '单笔最大充值金额',
      payoutOpen: '开放法币提现',
      payoutFee: '法币提现手续费',
      payoutMinimum: '最小到账金额',
      payoutMaximum: '最大到账金额',
      cutOff: '法币提现截止时间（24:00 表示不设截止）',
      timeZone: '银行所在时区',
      bankHolidays: '银行假日（周六、周日固定休息，无需填写）',
    },
    effects: {
      open_orders:
        '{count, plural, =0 {没有使用该账户的未完成充值订单。} other {有 # 笔未完成的充值订单使用该账户，客户仍可能向其付款。}}',
      open_payouts:
        '{count, plural, =0 {没有使用该账户的未完成法币提现。} other {有 # 笔未完成的法币提现使用该账户。}}',
      open_instructions:
        '{count, plural, =0 {没有使用该账户的未完成付款指令。} other {有 # 笔未完成的付款指令使用该账户；关闭账户后，须撤回或拒绝这些指令并重新录入。}}',
    },
  },
}
