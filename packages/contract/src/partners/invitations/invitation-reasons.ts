/** Reasons for rejecting an application for invitation codes, as the customer reads them. */
export const invitationReasonCodes = ['not_described', 'too_many', 'not_suitable'] as const
export type InvitationReason = (typeof invitationReasonCodes)[number]

export const invitationReasons = {
  not_described: {
    en_US: 'Your description does not say who you want to invite and how. Apply again with more detail.',
    zh_CN: '说明中未写明邀请对象和方式，请补充后重新申请。',
  },
  too_many: {
    en_US: 'You requested more codes than your description explains. Apply again for fewer codes.',
    zh_CN: '申请数量超出说明中的需要，请减少数量后重新申请。',
  },
  not_suitable: {
    en_US: 'We do not give codes for this purpose.',
    zh_CN: '我们不为此用途提供邀请码。',
  },
} as const satisfies Record<InvitationReason, { readonly en_US: string; readonly zh_CN: string }>
