import type { Refusals } from '#platform/http/refusal.ts'

export const memberRefusals = {
  MEMBER_ROLE_MISSING: {
    http: 403,
    retry: 'no',
    en_US:
      '{role, select, trade {You need the role “Trade” for this.} pay {You need the role “Pay” for this.} administer {You need the role “Administer” for this.} other {Only the owner of the account can do this.}} Ask {people}.',
    zh_CN:
      '{role, select, trade {此操作需要“交易”角色。} pay {此操作需要“付款”角色。} administer {此操作需要“管理”角色。} other {仅账户所有者可进行此操作。}}请联系：{people}。',
  },
  MEMBER_COMPANY_ONLY: {
    http: 403,
    retry: 'no',
    en_US: 'Only verified companies can add people to their account. Verify your company first.',
    zh_CN: '仅已认证的企业账户可设置多名成员，请先完成企业认证。',
  },
  MEMBER_LIMIT_REACHED: {
    http: 409,
    retry: 'no',
    en_US: 'Your company already has {max} people and open invitations, the maximum. Remove one first.',
    zh_CN: '企业成员与待接受的邀请合计已达上限（{max} 个），请先移除一个。',
  },
  MEMBER_EMAIL_TAKEN: {
    http: 409,
    retry: 'no',
    en_US: 'This email already has a login or an open invitation. Use another email for this person.',
    zh_CN: '该邮箱已用于登录某个账户，或已有待接受的邀请。请使用该成员的其他邮箱。',
  },
  MEMBER_INVITATION_ENDED: {
    http: 409,
    retry: 'no',
    en_US: 'This invitation was used or revoked, or has expired. Ask your company for a new one.',
    zh_CN: '该邀请已使用、已撤回或已过期，请联系企业重新邀请。',
  },
  MEMBER_ROLES_CHANGED: {
    http: 403,
    retry: 'no',
    en_US: 'Your roles in this company have changed, so the action was not carried out. Reload the page.',
    zh_CN: '您在该企业的角色已变更，操作未执行。请刷新页面。',
  },
  MEMBER_SELF: {
    http: 409,
    retry: 'no',
    en_US: 'Only another administrator can change your roles or remove you.',
    zh_CN: '您的角色变更或移除须由其他管理员办理。',
  },
} as const satisfies Refusals
