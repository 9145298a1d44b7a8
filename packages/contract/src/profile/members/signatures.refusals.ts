import type { Refusals } from '#platform/http/refusal.ts'

export const signatureRefusals = {
  SIGNATURE_NEEDED: {
    http: 409,
    retry: 'no',
    en_US:
      'Actions with only one signature would exceed {above} USD in 24 hours. Your company requires a second signature, so send this for signature.',
    zh_CN: '企业各账户 24 小时内单人操作将累计超过 {above} USD，须由第二人签署，请改为提交签署。',
  },
  SIGNATURE_NOT_NEEDED: {
    http: 409,
    retry: 'no',
    en_US: 'This amount needs no second signature. Send it without one.',
    zh_CN: '该金额无需第二人签署，请直接提交。',
  },
  SIGNATURE_NO_SIGNER: {
    http: 409,
    retry: 'no',
    en_US:
      'No other person at your company can sign this. Ask an administrator to invite a person or to assign the role “{role, select, trade {Trade} pay {Pay} other {Administer}}”. New people, and people with a new role, can sign only after a waiting period.',
    zh_CN:
      '企业内没有其他人可签署此操作。请由管理员邀请成员，或授予某位成员“{role, select, trade {交易} pay {付款} other {管理}}”角色。新成员及新增角色的成员须待等待期满后方可签署。',
  },
  SIGNATURE_WRONG_STATUS: {
    http: 409,
    retry: 'no',
    en_US: 'This is no longer waiting for a signature. Reload the page to see the result.',
    zh_CN: '该操作已不在待签署状态，请刷新页面查看结果。',
  },
  SIGNATURE_SAME_PERSON: {
    http: 403,
    retry: 'no',
    en_US: 'You requested this, so another person must sign it.',
    zh_CN: '该操作由您发起，须由其他人签署。',
  },
  SIGNATURE_ASKER_GONE: {
    http: 409,
    retry: 'no',
    en_US:
      'The requester no longer has the required role, so that signature does not count. Reject this and request it again.',
    zh_CN: '发起人已无相应权限，其签署不再有效，请拒绝后重新发起。',
  },
  SIGNATURE_PERSON_NEW: {
    http: 409,
    retry: 'no',
    en_US: '{name} can sign from {from}, because new people and people with a new role have a waiting period.',
    zh_CN: '{name} 自 {from} 起方可签署，因为新加入或新增角色的成员须等待一段时间。',
  },
  SIGNATURE_TOTAL_CHANGED: {
    http: 409,
    retry: 'no',
    en_US:
      'The total including fees is now {total} {coin}, not the requested amount. Reject this and request it again.',
    zh_CN: '含手续费的总额现为 {total} {coin}，与发起时不同，请拒绝后重新发起。',
  },
  SIGNATURE_OUTDATED: {
    http: 409,
    retry: 'no',
    en_US: 'This request was made before an update of the exchange. Reject it and request it again.',
    zh_CN: '该请求在系统更新前发起，请拒绝后重新发起。',
  },
  SIGNATURE_AMOUNT_INVALID: {
    http: 422,
    retry: 'no',
    en_US: 'Enter an amount with at most {scale} decimal places.',
    zh_CN: '金额最多 {scale} 位小数。',
  },
  SIGNATURE_NOT_POSSIBLE: {
    http: 409,
    retry: 'no',
    en_US:
      'Actions with only one signature would exceed {above} USD in 24 hours, and this action cannot be sent for a second one. Your company can change its two-signature rule.',
    zh_CN: '企业各账户 24 小时内单人操作将累计超过 {above} USD，而该操作不支持双人签署。企业可修改双人签署规则。',
  },
} as const satisfies Refusals
