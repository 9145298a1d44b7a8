/** Mails with codes that agents, brokers and clients of brokers ask for. */
export const en_US = {
  sign_agent_contract_code: {
    subject: '{code} signs your contract as an agent',
    title: 'Sign the contract of agents',
    lead: 'With this code you sign the contract in the version below. The code is valid for 5 minutes.',
  },
  sign_broker_contract_code: {
    subject: '{code} signs your contract as a broker',
    title: 'Sign the broker contract',
    lead: 'This code signs the contract in the version below. The code is valid for 5 minutes.',
  },
  grant_broker_power_code: {
    subject: '{code} lets a broker place orders for you',
    title: 'Give a power of attorney',
    lead: 'This code lets the broker below place and cancel orders on one of your sub-accounts. The code is valid for 5 minutes.',
  },
  create_broker_key_code: {
    subject: '{code} makes an API key for a client',
    title: 'Make a broker’s API key',
    lead: 'This code makes an API key that trades on the sub-account of one of your clients. The code is valid for 5 minutes.',
  },
} as const
