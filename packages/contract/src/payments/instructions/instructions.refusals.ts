import type { Refusals } from '#platform/http/refusal.ts'

export const instructionRefusals = {
  INSTRUCTION_ABOVE_AVAILABLE: {
    http: 409,
    retry: 'no',
    en_US: 'At most {available} {coin} can be paid from this account now. Enter a smaller amount.',
    zh_CN: '该账户目前最多可付 {available} {coin}，请减小金额。',
  },
  INSTRUCTION_AMOUNT_INVALID: {
    http: 422,
    retry: 'no',
    en_US: 'Enter an amount above zero with at most {decimals} decimals.',
    zh_CN: '请输入大于零的金额，最多 {decimals} 位小数。',
  },
  INSTRUCTION_SOURCE_UNKNOWN: {
    http: 422,
    retry: 'no',
    en_US: 'There is nothing to pay out for this purpose now. Choose from the list.',
    zh_CN: '目前没有可付的此类款项，请从列表中选择。',
  },
  INSTRUCTION_WHOLE_RETURN: {
    http: 422,
    retry: 'no',
    en_US: 'A payment must be sent back in full. Enter {amount} {coin}.',
    zh_CN: '款项须全额退回，请输入 {amount} {coin}。',
  },
  INSTRUCTION_RUNNING: {
    http: 409,
    retry: 'no',
    en_US: 'An instruction already sends this payment back. Open it instead.',
    zh_CN: '该款项已有退回指令，请直接打开该指令。',
  },
  INSTRUCTION_WRONG_STATUS: {
    http: 409,
    retry: 'no',
    en_US: 'The status of this instruction has changed. Reload the page.',
    zh_CN: '该指令的状态已变更，请刷新页面。',
  },
  INSTRUCTION_ACCOUNT_NEEDED: {
    http: 422,
    retry: 'no',
    en_US: 'The exchange has no open bank account in {coin} to pay from. Add one in the settings first.',
    zh_CN: '平台没有可用于付款的 {coin} 银行账户，请先在平台设置中添加。',
  },
  INSTRUCTION_ACCOUNT_CLOSED: {
    http: 409,
    retry: 'no',
    en_US: 'The exchange’s account that this instruction pays from is closed. Reject it and prepare a new one.',
    zh_CN: '该指令的我方付款账户已关闭，请拒绝该指令并重新录入。',
  },
  ISSUER_ACCOUNT_NEEDED: {
    http: 422,
    retry: 'no',
    en_US:
      'This offer has no financing application, so the issuer’s account is not known. Enter the account ID of its company. If the issuer has no account, ask it to register and verify its company first.',
    zh_CN:
      '该发售没有融资申请，无法确定发行人账户。请输入发行人的企业账户 ID；如发行人尚无账户，请其先注册并完成企业认证。',
  },
  ISSUER_ACCOUNT_UNFIT: {
    http: 422,
    retry: 'no',
    en_US:
      'Enter the account ID of a verified, active company. If the offer has a financing application, only the applicant’s account can be paid.',
    zh_CN: '请输入已认证且状态正常的企业账户 ID。如该发售有融资申请，只能付至申请人的账户。',
  },
  ISSUER_ACCOUNT_NOT_OPEN: {
    http: 409,
    retry: 'no',
    en_US:
      'The issuer’s account is not verified, or it is frozen or closed. Ask compliance to resolve this, then propose the payment again.',
    zh_CN: '发行人账户未认证、已冻结或已注销。请先由合规人员处理，再重新提议付款。',
  },
  BENEFICIARY_OWNER_UNKNOWN: {
    http: 422,
    retry: 'no',
    en_US: 'Choose the owner of the account from the list.',
    zh_CN: '请从列表中选择账户的所有人。',
  },
  BENEFICIARY_EXISTS: {
    http: 409,
    retry: 'no',
    en_US: 'This owner already has an account in {coin}. Close or reject it first.',
    zh_CN: '该所有人已有 {coin} 账户，请先停用或拒绝。',
  },
  BENEFICIARY_NOT_ACTIVE: {
    http: 409,
    retry: 'no',
    en_US: 'The payee’s account is not active. Add an account, or have two people approve it.',
    zh_CN: '收款方账户未启用，请添加账户，或由两人复核通过。',
  },
} as const satisfies Refusals
