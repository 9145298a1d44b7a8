const SETTING_HOURS = 48
const key = {
  type: 'security',
  link: '/personal/apiKeys',
  params: { label: 'text', ip: 'text' },
} as const
const agent = { type: 'notice', link: '/personal/agent' } as const
const broker = { type: 'notice', link: '/personal/broker' } as const
const why = { reason: 'text' } as const

/** Messages about agents, brokers, API keys, webhooks and applications for invitation codes. */
export const programKinds = {
  agent_contract: { ...agent, params: {} },
  agent_active: { ...agent, params: {} },
  agent_declined: { ...agent, params: why },
  agent_suspend: { ...agent, params: why },
  agent_resume: { ...agent, params: why },
  agent_end: { ...agent, params: why },
  broker_contract: { ...broker, params: {} },
  broker_active: { ...broker, params: {} },
  broker_declined: { ...broker, params: why },
  broker_suspend: { ...broker, params: why },
  broker_resume: { ...broker, params: why },
  broker_end: { ...broker, params: why },
  broker_power_given: { ...broker, params: { account: 'text' } },
  broker_power_withdrawn: { ...broker, params: { account: 'text' } },
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
  invitation_codes_withdrawn: { type: 'notice', link: '/personal/invitations', params: { quantity: 'amount' } },
  invitation_application_rejected: { type: 'notice', link: '/personal/invitations', params: { reason: 'text' } },
} as const
