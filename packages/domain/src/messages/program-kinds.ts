const SETTING_HOURS = 48
const key = {
  type: 'security',
  link: '/personal/apiKeys',
  params: { label: 'text', ip: 'text' },
} as const

/** Messages about API keys, webhooks and applications for invitation codes. */
export const programKinds = {
  api_key_created: { ...key, freezeLinkHours: SETTING_HOURS },
  api_key_changed: { ...key, freezeLinkHours: SETTING_HOURS },
  api_key_deleted: key,
  api_key_stopped: key,
  webhook_created: {
    type: 'security',
    link: '/personal/apiKeys',
    params: { host: 'text', ip: 'text' },
    freezeLinkHours: SETTING_HOURS,
  },
  webhook_failing: { type: 'notice', link: '/personal/apiKeys', params: { host: 'text' } },
  invitation_codes_given: {
    type: 'notice',
    link: '/personal/invitations',
    params: { quantity: 'amount', uses: 'amount', until: 'time' },
  },
  invitation_application_rejected: { type: 'notice', link: '/personal/invitations', params: { reason: 'text' } },
} as const
