const agent = { type: 'notice', link: '/personal/agent' } as const
const broker = { type: 'notice', link: '/personal/broker' } as const
const why = { reason: 'text' } as const

/** Messages to agents and brokers about their application, their standing and their clients. */
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
} as const
