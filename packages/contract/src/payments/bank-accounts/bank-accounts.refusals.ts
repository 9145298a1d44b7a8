import type { Refusals } from '#platform/http/refusal.ts'

export const bankAccountRefusals = {
  BANK_ACCOUNT_UNKNOWN: {
    http: 404,
    retry: 'no',
    en_US: 'You have no bank account for {coin} yet. Add one first.',
    zh_CN: '您尚未绑定 {coin} 的收款账户，请先绑定。',
  },
  BANK_ACCOUNT_FIAT_UNKNOWN: {
    http: 422,
    retry: 'no',
    en_US: 'Withdrawals in this currency are not available. Choose another currency.',
    zh_CN: '暂不支持该法币的提现，请另选法币。',
  },
  BANK_ACCOUNT_COUNTRY_NOT_SERVED: {
    http: 422,
    retry: 'no',
    en_US: 'We cannot pay to banks in this country or region. Use a bank elsewhere.',
    zh_CN: '暂不支持向该国家或地区的银行付款，请使用其他国家或地区的银行。',
  },
  BANK_ACCOUNT_NUMBER_INVALID: {
    http: 422,
    retry: 'no',
    en_US: 'Enter an account number of 6 to 34 letters and digits.',
    zh_CN: '银行账号须为 6 至 34 位字母或数字。',
  },
  BANK_ACCOUNT_IBAN_INVALID: {
    http: 422,
    retry: 'no',
    en_US: 'This IBAN is not valid. Compare it with the one your bank gave you.',
    zh_CN: '该 IBAN 无效，请与银行提供的 IBAN 核对。',
  },
  BANK_ACCOUNT_CODE_INVALID: {
    http: 422,
    retry: 'no',
    en_US: 'Enter a SWIFT / BIC of 8 or 11 letters and digits, such as DBSSSGSG.',
    zh_CN: 'SWIFT / BIC 须为 8 位或 11 位字母或数字，例如 DBSSSGSG。',
  },
  BANK_ACCOUNT_PAY_NOW_INVALID: {
    http: 422,
    retry: 'no',
    en_US: 'Enter a +65 mobile number, a UEN or a PayNow address such as +6591234567#GRAB.',
    zh_CN: '请输入 +65 手机号、UEN 或 PayNow 虚拟地址，例如 +6591234567#GRAB。',
  },
  BANK_ACCOUNT_IFSC_INVALID: {
    http: 422,
    retry: 'no',
    en_US: 'Enter an IFSC: four letters, a zero and six letters or digits, such as HDFC0001234.',
    zh_CN: 'IFSC 须为四位字母、数字 0 和六位字母或数字，例如 HDFC0001234。',
  },
  BANK_ACCOUNT_TEXT_INVALID: {
    http: 422,
    retry: 'no',
    en_US:
      'Banks print this in Latin letters, with Chinese in pinyin. In that form, it must have 1 to {max} characters. Change the text.',
    zh_CN: '银行以拉丁字母记录此项内容，中文转为拼音。转换后须为 1 至 {max} 个字符，请修改。',
  },
  BANK_ACCOUNT_NAME_OTHER: {
    http: 409,
    retry: 'no',
    en_US: 'In payments, your name is written as {name}. Check it and confirm again.',
    zh_CN: '付款时您的户名写作 {name}，请核对后重新确认。',
  },
  BANK_ACCOUNT_EXISTS: {
    http: 409,
    retry: 'no',
    en_US: 'You already have a bank account for {coin}. Replace it instead.',
    zh_CN: '您已绑定 {coin} 的收款账户，可更换该账户。',
  },
  BANK_ACCOUNTS_FULL: {
    http: 409,
    retry: 'no',
    en_US: 'You can have at most {max} bank accounts. Remove one first.',
    zh_CN: '最多可绑定 {max} 个收款账户，请先删除不再使用的账户。',
  },
} as const satisfies Refusals
