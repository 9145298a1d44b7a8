import type { Refusals } from '#platform/http/refusal.ts'

export const withdrawalRefusals = {
  WITHDRAWAL_IDENTITY_NEEDED: {
    http: 403,
    retry: 'no',
    en_US: 'Confirm your name and document number before your first withdrawal after a pause.',
    zh_CN: '提现暂停结束后，首次提现前请先核验姓名与证件号码。',
  },
  ADDRESS_TEST_NOT_NEEDED: {
    http: 409,
    retry: 'no',
    en_US: 'Only your own self-hosted wallets that are not verified yet need a test transfer.',
    zh_CN: '仅您本人尚未验证所有权的自托管钱包需要测试转账。',
  },
  ADDRESS_TEST_SHARED: {
    http: 409,
    retry: 'no',
    en_US:
      'Many people share an address with a tag, so a transfer cannot prove that it is yours. Sign a message, or name the exchange or custodian.',
    zh_CN: '带标签（Memo）的地址由多人共用，转账无法证明其属于您。请改用消息签名，或填写所属的交易所或托管机构。',
  },
  ADDRESS_TEST_LIMIT: {
    http: 429,
    retry: 'later',
    en_US:
      'You have started {max} test transfers for this address in 24 hours. Sign a message instead, or try again tomorrow.',
    zh_CN: '该地址 24 小时内已发起 {max} 次测试转账，请改用消息签名，或明天再试。',
  },
  WITHDRAWAL_LINK_EXPIRED: {
    http: 409,
    retry: 'no',
    en_US: 'This link was already used or has expired. Log in to see your withdrawals.',
    zh_CN: '该链接已使用或已失效，请登录后查看您的提现记录。',
  },
  WITHDRAWAL_MAIL_TOO_SOON: {
    http: 429,
    retry: 'later',
    en_US: 'You can request another email in {seconds, plural, one {# second} other {# seconds}}.',
    zh_CN: '请在 {seconds} 秒后重新发送邮件。',
  },
  WITHDRAWAL_MAIL_LIMIT: {
    http: 429,
    retry: 'no',
    en_US: 'We have sent {max} emails about this withdrawal. Use the link in one of them, or cancel the withdrawal.',
    zh_CN: '这笔提现的确认邮件已发送 {max} 次。请使用其中任一链接确认，或取消提现。',
  },
  WITHDRAWAL_CLOSED: {
    http: 403,
    retry: 'later',
    en_US: 'Withdrawals of this coin are closed right now. Try again later.',
    zh_CN: '该币种的提现暂时关闭，请稍后再试。',
  },
  WITHDRAWAL_FROZEN: {
    http: 403,
    retry: 'later',
    en_US: 'Withdrawals are paused until {until}.',
    zh_CN: '提现已暂停至 {until}。',
  },
  TRANSFER_OUT_FROZEN: {
    http: 403,
    retry: 'later',
    en_US: 'Transfers to other customers are paused until {until}.',
    zh_CN: '向其他客户转账已暂停至 {until}。',
  },
  OTC_SALE_FROZEN: {
    http: 403,
    retry: 'later',
    en_US: 'OTC sales are paused until {until}.',
    zh_CN: '场外交易出售已暂停至 {until}。',
  },
  WITHDRAWAL_ADDRESS_UNKNOWN: {
    http: 404,
    retry: 'no',
    en_US: 'This address is not in your address book. Add it first.',
    zh_CN: '该地址不在您的地址簿中，请先添加。',
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
    en_US: 'API keys can withdraw only to trusted addresses. Mark this address as trusted on the site first.',
    zh_CN: 'API 密钥仅可提现至受信任的地址，请先在网站上将该地址设为受信任。',
  },
  WITHDRAWAL_BENEFICIARY_NEEDED: {
    http: 409,
    retry: 'no',
    en_US:
      'Add the beneficiary of this address first. Until then, you can withdraw only {left} {coin} more to such addresses within 24 hours.',
    zh_CN: '请先补充该地址的受益人信息。补充之前，24 小时内向此类地址还可提现 {left} {coin}。',
  },
  WITHDRAWAL_OWNERSHIP_UNPROVED: {
    http: 409,
    retry: 'no',
    en_US:
      'Verify with a signature that this wallet is yours. Until then, you can withdraw only {left} {coin} more within 24 hours.',
    zh_CN: '请先用签名验证该钱包属于您。验证之前，24 小时内还可提现 {left} {coin}。',
  },
  WITHDRAWAL_FEE_CHANGED: {
    http: 409,
    retry: 'no',
    en_US: 'The fee is now {fee} {coin}. Check the amount and confirm again.',
    zh_CN: '手续费已变更为 {fee} {coin}，请核对金额后重新确认。',
  },
  WITHDRAWAL_AMOUNT_TOO_PRECISE: {
    http: 422,
    retry: 'no',
    en_US: 'Enter an amount with at most {decimals} decimal places.',
    zh_CN: '数量最多 {decimals} 位小数。',
  },
  WITHDRAWAL_FEE_EXCEEDS_AMOUNT: {
    http: 422,
    retry: 'no',
    en_US: 'Enter an amount above the fee of {fee} {coin}.',
    zh_CN: '提现金额须大于手续费 {fee} {coin}。',
  },
  WITHDRAWAL_BELOW_MINIMUM: {
    http: 422,
    retry: 'no',
    en_US: 'Enter a larger amount: you must receive at least {min} {coin} after the fee.',
    zh_CN: '请增加数量：扣除手续费后的到账数量不得低于 {min} {coin}。',
  },
  WITHDRAWAL_ABOVE_MAXIMUM: {
    http: 422,
    retry: 'no',
    en_US: 'Enter a smaller amount: you can receive at most {max} {coin} in one withdrawal.',
    zh_CN: '请减少数量：单笔提现的到账数量不得超过 {max} {coin}。',
  },
  WITHDRAWAL_DAY_LIMIT_REACHED: {
    http: 422,
    retry: 'later',
    en_US: 'This exceeds your 24-hour withdrawal limit. You can still withdraw {remaining} {coin}.',
    zh_CN: '超出您的 24 小时提现限额，剩余可提 {remaining} {coin}。',
  },
  WITHDRAWAL_CALENDAR_DAY_LIMIT_REACHED: {
    http: 422,
    retry: 'later',
    en_US: 'This exceeds your withdrawal limit for today (UTC). You can still withdraw {remaining} {coin} today.',
    zh_CN: '超出您的当日（UTC）提现限额，今日剩余可提 {remaining} {coin}。',
  },
  WITHDRAWAL_MONTH_LIMIT_REACHED: {
    http: 422,
    retry: 'later',
    en_US: 'This exceeds your withdrawal limit for this month. You can still withdraw {remaining} {coin}.',
    zh_CN: '超出您的本月提现限额，剩余可提 {remaining} {coin}。',
  },
  WITHDRAWAL_OVER_LIMIT_OPEN: {
    http: 409,
    retry: 'later',
    en_US:
      'Another withdrawal over your limit is still open. Wait until it is paid or cancelled, then send this one for review.',
    zh_CN: '您另有一笔超额提现尚未完成。请在其到账或取消后，再提交本笔复核。',
  },
  WITHDRAWAL_PAYMENT_TAKEN: {
    http: 409,
    retry: 'no',
    en_US: 'This transaction belongs to another withdrawal. Look for the transaction that paid this one.',
    zh_CN: '该链上交易对应另一笔提现，请查找支付本笔提现的交易。',
  },
  WITHDRAWAL_WRONG_STATUS: {
    http: 409,
    retry: 'no',
    en_US: 'The status of this withdrawal has changed, so this is no longer possible. Reload the page.',
    zh_CN: '该笔提现的状态已变更，无法进行此操作，请刷新页面。',
  },
  ADDRESS_INVALID: {
    http: 422,
    retry: 'no',
    en_US: 'This is not a valid address on this network. Copy the complete address.',
    zh_CN: '该地址不是此网络的有效地址，请完整复制。',
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
    en_US: 'This address belongs to a program or a token account. Enter a wallet address.',
    zh_CN: '该地址属于程序或代币账户，请填写钱包地址。',
  },
  ADDRESS_INTERNAL: {
    http: 422,
    retry: 'no',
    en_US: 'This address belongs to Tessera. Enter the address of a wallet elsewhere.',
    zh_CN: '该地址属于本平台，请填写平台以外的钱包地址。',
  },
  ADDRESS_SIGNATURE_WRONG: {
    http: 422,
    retry: 'no',
    en_US: 'This signature is not by this wallet, or not for this text. Sign the text again.',
    zh_CN: '该签名与此钱包或待签名消息不符，请重新签名。',
  },
  ADDRESS_TAG_NEEDED: {
    http: 422,
    retry: 'no',
    en_US: 'This network needs a tag. Add the address again with the tag that the recipient gave you.',
    zh_CN: '该网络需要标签（Memo），请按收款方提供的标签重新添加地址。',
  },
  ADDRESS_TAG_NOT_TAKEN: {
    http: 422,
    retry: 'no',
    en_US: 'This network does not use tags. Add the address without one.',
    zh_CN: '该网络不使用标签（Memo），请添加不带标签的地址。',
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
    en_US: 'Your address book can hold at most {max} addresses. Remove one first.',
    zh_CN: '地址簿最多保存 {max} 个地址，请先删除不再使用的地址。',
  },
} as const satisfies Refusals
