/** Mails with codes that agents, brokers and clients of brokers request. */
export const en_US = {
  sign_agent_contract_code: {
    subject: '{code} signs your agent contract',
    title: 'Sign the agent contract',
    lead: 'This code signs the contract in the version below. The code is valid for 5 minutes.',
  },
  sign_broker_contract_code: {
    subject: '{code} signs your broker contract',
    title: 'Sign the broker contract',
    lead: 'This code signs the contract in the version below. The code is valid for 5 minutes.',
  },
  grant_broker_power_code: {
    subject: '{code} lets a broker place orders for you',
    title: 'Give a power of attorney',
    lead: 'This code lets the broker below place and cancel orders on one of your sub-accounts. The code is valid for 5 minutes.',
  },
  create_broker_key_code: {
    subject: '{code} creates an API key for a client account',
    title: 'Create an API key for a client account',
    lead: 'This code creates an API key that can trade on the sub-account of one of your clients. The code is valid for 5 minutes.',
  },
} as const
