import type { Refusals } from '#platform/http/refusal.ts'

export const approvalRefusals = {
  APPROVAL_SUBJECT_MOVED: {
    http: 409,
    retry: 'no',
    en_US: 'This no longer waits for a decision. Load it again.',
    zh_CN: '该事项已不在待决定状态，请重新加载。',
  },
  APPROVAL_REQUEST_EXISTS: {
    http: 409,
    retry: 'no',
    en_US: 'A proposal for this is already waiting for a checker.',
    zh_CN: '该事项已有提案等待复核。',
  },
  APPROVAL_REASON_CODE_NEEDED: {
    http: 422,
    retry: 'no',
    en_US: 'Choose the reason that the customer will read.',
    zh_CN: '请选择向客户展示的原因。',
  },
  APPROVAL_CONTENT_CHANGED: {
    http: 409,
    retry: 'no',
    en_US: 'The content changed since you opened it. Look at it again.',
    zh_CN: '内容在您打开后已发生变化，请重新查看。',
  },
  APPROVAL_OWN_PROPOSAL: {
    http: 403,
    retry: 'no',
    en_US: 'You proposed this. Another person must decide.',
    zh_CN: '该提案由您发起，须由其他人复核。',
  },
  APPROVAL_NOT_YOURS: {
    http: 403,
    retry: 'no',
    en_US: 'Only the person who made this proposal can take it back.',
    zh_CN: '只有提案发起人可以撤回。',
  },
  APPROVAL_MAKER_STOPPED: {
    http: 409,
    retry: 'no',
    en_US: 'The person who proposed this may no longer do so. Send it back; somebody else can propose it again.',
    zh_CN: '该提案的发起人已无相应权限，请退回，由其他人重新提交。',
  },
  APPROVAL_ALREADY_DECIDED: {
    http: 409,
    retry: 'no',
    en_US: 'This proposal has already been decided or taken back.',
    zh_CN: '该提案已被处理或撤回。',
  },
} as const satisfies Refusals
