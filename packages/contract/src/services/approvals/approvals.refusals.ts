import type { Refusals } from '#platform/http/refusal.ts'

export const approvalRefusals = {
  APPROVAL_SUBJECT_MOVED: {
    http: 409,
    retry: 'no',
    en_US:
      '{rule, select, outdated {An earlier release stored this proposal, and it lacks values that are needed now. Send it back, and propose it again.} other {This was already decided. Reload the page.}}',
    zh_CN:
      '{rule, select, outdated {该提议由旧版本保存，缺少现在必需的内容。请退回该提议，再重新提议。} other {该事项已处理，请刷新页面。}}',
  },
  APPROVAL_REQUEST_EXISTS: {
    http: 409,
    retry: 'no',
    en_US: 'A proposal for this is already waiting for review. Open it in the review queue.',
    zh_CN: '该事项已有提议等待复核，请在审核队列中打开。',
  },
  APPROVAL_REASON_CODE_NEEDED: {
    http: 422,
    retry: 'no',
    en_US: 'Choose the reason that the customer sees.',
    zh_CN: '请选择向客户展示的原因。',
  },
  REASON_CODE_ENDED: {
    http: 422,
    retry: 'no',
    en_US: 'The reason {code} is not in use. Choose another one.',
    zh_CN: '原因 {code} 未启用，请选择其他原因。',
  },
  APPROVAL_CONTENT_CHANGED: {
    http: 409,
    retry: 'no',
    en_US: 'The content has changed since you opened it. Review it again.',
    zh_CN: '内容在您打开后已变更，请重新查看。',
  },
  APPROVAL_OWN_PROPOSAL: {
    http: 403,
    retry: 'no',
    en_US: 'You proposed this, so another person must decide.',
    zh_CN: '该提议由您提交，须由其他人复核。',
  },
  APPROVAL_NOT_YOURS: {
    http: 403,
    retry: 'no',
    en_US: 'Only the person who made this proposal can withdraw it. You can send it back instead.',
    zh_CN: '仅提议人可以撤回该提议，您可以将其退回。',
  },
  APPROVAL_MAKER_STOPPED: {
    http: 409,
    retry: 'no',
    en_US:
      'The person who proposed this no longer has the permission. Send it back, so that another person can propose it.',
    zh_CN: '提议人已无相应权限，请退回，由其他人重新提议。',
  },
  APPROVAL_ALREADY_DECIDED: {
    http: 409,
    retry: 'no',
    en_US: 'This proposal was already decided or withdrawn. Reload the page.',
    zh_CN: '该提议已处理或已撤回，请刷新页面。',
  },
  APPROVAL_ABOVE_LIMIT: {
    http: 403,
    retry: 'no',
    en_US:
      'You can approve up to {limit} {currency} per decision, and this one is worth {value} {currency}. People who can approve it: {who}.',
    zh_CN: '您单笔最多可审批 {limit} {currency}，本笔价值 {value} {currency}。可审批的人员：{who}。',
  },
  APPROVAL_ABOVE_DAY_LIMIT: {
    http: 403,
    retry: 'no',
    en_US:
      'You can approve {left} {currency} more today (UTC) of {limit} {currency}, and this decision is worth {value} {currency}. People who can approve it: {who}.',
    zh_CN:
      '您当日（UTC）的审批限额为 {limit} {currency}，还可审批 {left} {currency}，本笔价值 {value} {currency}。可审批的人员：{who}。',
  },
  APPROVAL_VALUE_UNKNOWN: {
    http: 409,
    retry: 'no',
    en_US:
      'Your approvals are limited by amount, and the value of this one in {currency} is unknown now. People who can approve it: {who}.',
    zh_CN: '您的审批设有金额限额，而本笔当前无法以 {currency} 计价。可审批的人员：{who}。',
  },
} as const satisfies Refusals
