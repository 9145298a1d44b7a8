import type { Refusals } from './refusal.ts'

export const withdrawalRefusals = {
  WITHDRAWAL_IDENTITY_NEEDED: {
    http: 403,
    retry: 'no',
    en_US: 'After a pause, the first withdrawal asks who you are. Confirm your name and document number first.',
    zh_CN: '提现暂停结束后，首次提现前请先核验姓名与证件号码。',
  },
  WITHDRAWAL_CLOSED: {
    http: 403,
    retry: 'later',
    en_US: 'Withdrawals of this coin are closed for now.',
    zh_CN: '该币种的提现暂时关闭。',
  },
  WITHDRAWAL_FROZEN: {
    http: 403,
    retry: 'later',
    en_US: 'Withdrawals are paused until {until}.',
    zh_CN: '提现已暂停至 {until}。',
  },
  WITHDRAWAL_ADDRESS_UNKNOWN: {
    http: 404,
    retry: 'no',
    en_US: 'This address is not in your address book.',
    zh_CN: '该地址不在您的地址簿中。',
  },
  WITHDRAWAL_ADDRESS_WAITING: {
    http: 409,
    retry: 'later',
    en_US: 'You can use this new address from {until}.',
    zh_CN: '新地址自 {until} 起可以使用。',
  },
  WITHDRAWAL_ADDRESS_NOT_TRUSTED: {
    http: 403,
    retry: 'no',
    en_US: 'API keys withdraw to trusted addresses only. Mark this one as trusted on the site first.',
    zh_CN: 'API 密钥仅可提现至受信任的地址，请先在网站上将该地址设为受信任。',
  },
  WITHDRAWAL_BENEFICIARY_NEEDED: {
    http: 409,
    retry: 'no',
    en_US: 'Tell whose address this is first. Without it, {left} USD more can go to unknown addresses within 24 hours.',
    zh_CN: '请先说明该地址属于谁。未说明时，24 小时内还可向未知地址提现 {left} USD。',
  },
  WITHDRAWAL_OWNERSHIP_UNPROVED: {
    http: 409,
    retry: 'no',
    en_US:
      'Show with a signature that this wallet is yours first. Without it, {left} USD more can leave within 24 hours.',
    zh_CN: '请先用签名证明该钱包属于您。未证明时，24 小时内还可提现 {left} USD。',
  },
  WITHDRAWAL_FEE_CHANGED: {
    http: 409,
    retry: 'no',
    en_US: 'The fee is now {fee}. Check the amount and confirm again.',
    zh_CN: '手续费已变更为 {fee}，请核对金额后重新确认。',
  },
  WITHDRAWAL_AMOUNT_TOO_PRECISE: {
    http: 422,
    retry: 'no',
    en_US: 'This coin has at most {decimals} decimals.',
    zh_CN: '该币种最多支持 {decimals} 位小数。',
  },
  WITHDRAWAL_FEE_EXCEEDS_AMOUNT: {
    http: 422,
    retry: 'no',
    en_US: 'The amount must be greater than the fee of {fee}.',
    zh_CN: '提现金额须大于手续费 {fee}。',
  },
  WITHDRAWAL_BELOW_MINIMUM: {
    http: 422,
    retry: 'no',
    en_US: 'You must receive at least {min} after the fee.',
    zh_CN: '扣除手续费后的到账金额不得低于 {min}。',
  },
  WITHDRAWAL_ABOVE_MAXIMUM: {
    http: 422,
    retry: 'no',
    en_US: 'You can receive at most {max} in one withdrawal.',
    zh_CN: '单笔提现到账金额不得超过 {max}。',
  },
  WITHDRAWAL_DAY_LIMIT_REACHED: {
    http: 422,
    retry: 'later',
    en_US: 'This exceeds your limit for 24 hours. You can still withdraw {remaining} USD.',
    zh_CN: '超出您的 24 小时提现额度，剩余可提 {remaining} USD。',
  },
  WITHDRAWAL_MONTH_LIMIT_REACHED: {
    http: 422,
    retry: 'later',
    en_US: 'This exceeds your limit for this month. You can still withdraw {remaining} USD.',
    zh_CN: '超出您的本月提现额度，剩余可提 {remaining} USD。',
  },
  WITHDRAWAL_PAYMENT_TAKEN: {
    http: 409,
    retry: 'no',
    en_US: 'This transaction pays another withdrawal. Find the transaction that pays this one.',
    zh_CN: '该交易对应另一笔提现，请查询本笔提现的交易。',
  },
  WITHDRAWAL_WRONG_STATUS: {
    http: 409,
    retry: 'no',
    en_US: 'This withdrawal has moved on and can no longer be changed.',
    zh_CN: '该笔提现状态已更新，无法再进行此操作。',
  },
  ADDRESS_INVALID: {
    http: 422,
    retry: 'no',
    en_US: 'This is not an address of this network.',
    zh_CN: '该地址不是此网络的有效地址。',
  },
  CHAIN_UNAVAILABLE: {
    http: 503,
    retry: 'later',
    en_US: 'The network of this coin is not responding. Nothing was changed. Try again in a few minutes.',
    zh_CN: '该币种的区块链网络暂无响应，本次操作未生效，请几分钟后重试。',
  },
  ADDRESS_NOT_A_WALLET: {
    http: 422,
    retry: 'no',
    en_US: 'This address belongs to a program or a token account. Enter the address of a wallet.',
    zh_CN: '该地址属于程序或代币账户，请填写钱包地址。',
  },
  ADDRESS_INTERNAL: {
    http: 422,
    retry: 'no',
    en_US: 'This address belongs to this platform. Enter the address of a wallet outside of it.',
    zh_CN: '该地址属于本平台，请填写平台以外的钱包地址。',
  },
  ADDRESS_SIGNATURE_WRONG: {
    http: 422,
    retry: 'no',
    en_US: 'This is not the signature of that text by this wallet.',
    zh_CN: '这不是该钱包对此文本的签名。',
  },
  ADDRESS_EXISTS: {
    http: 409,
    retry: 'no',
    en_US: 'This address is already in your address book.',
    zh_CN: '该地址已在您的地址簿中。',
  },
  ADDRESS_BOOK_FULL: {
    http: 409,
    retry: 'no',
    en_US: 'Your address book holds at most {max} addresses. Remove one first.',
    zh_CN: '地址簿最多保存 {max} 个地址，请先删除不再使用的地址。',
  },
} as const satisfies Refusals
