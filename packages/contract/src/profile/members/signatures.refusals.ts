import type { Refusals } from '#platform/http/refusal.ts'

export const signatureRefusals = {
  SIGNATURE_NEEDED: {
    http: 409,
    retry: 'no',
    en_US:
      'Your company requires a second signature. Its actions with only one signature would exceed {above} USD in 24 hours. Send this for signature instead.',
    zh_CN: '企业各账户 24 小时内单人操作累计超过 {above} 美元，须由第二人签署，请改为提交签署。',
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
      'No other person of your company can sign this. Ask an administrator to invite a person or to assign the role “{role, select, trade {Trade} pay {Pay} other {Administer}}”. New people, and people with a further role, can sign only after a waiting time.',
    zh_CN:
      '企业内没有其他人可签署此操作。请由管理员邀请成员，或授予某位成员“{role, select, trade {交易} pay {付款} other {管理}}”角色。新成员及新增角色的成员须待等待期满后方可签署。',
  },
  SIGNATURE_WRONG_STATUS: {
    http: 409,
    retry: 'no',
    en_US: 'This no longer waits for a signature. Reload the page to see how it ended.',
    zh_CN: '该操作已不在待签署状态，请刷新页面查看结果。',
  },
  SIGNATURE_SAME_PERSON: {
    http: 403,
    retry: 'no',
    en_US: 'You requested this, so another person signs it.',
    zh_CN: '该操作由您发起，须由其他人签署。',
  },
  SIGNATURE_ASKER_GONE: {
    http: 409,
    retry: 'no',
    en_US:
      'The person who requested this may no longer do it, so that signature does not count. Refuse it and request it again.',
    zh_CN: '发起人已无相应权限，其签署不再有效。请拒绝该操作并重新发起。',
  },
  SIGNATURE_PERSON_NEW: {
    http: 409,
    retry: 'no',
    en_US: 'The signature of {name} counts from {from}: people who join or get a further role wait before they sign.',
    zh_CN: '{name} 的签署自 {from} 起有效：新加入或新增角色的成员须经过等待期方可签署。',
  },
  SIGNATURE_TOTAL_CHANGED: {
    http: 409,
    retry: 'no',
    en_US:
      'The total, fees included, is now {total} {coin} and differs from the requested amount. Refuse the request and send it again.',
    zh_CN: '该操作的总额（含手续费）现为 {total} {coin}，与发起时不同。请拒绝该操作并重新发起。',
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
      'Your company requires a second signature. Its actions with only one signature would exceed {above} USD in 24 hours. This action does not support one. Your company can change its two-signature rule.',
    zh_CN:
      '企业各账户 24 小时内单人操作累计超过 {above} 美元，须由第二人签署，而该操作不支持双人签署。企业可修改双人签署规则。',
  },
} as const satisfies Refusals
