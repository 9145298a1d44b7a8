/** Messages to issuers who raise money, to agents, and about programs. */
export const en_US = {
  webhook_created: {
    title: 'A webhook endpoint at {host} was added',
    body: 'It was added from {ip} and receives events of your account. If this was not you, remove it now and change your password.',
  },
  webhook_failing: {
    title: 'We paused your webhook endpoint at {host}',
    body: 'It accepted no event for a day. Events are kept for 30 days: resume the endpoint once it works again, and we will send the waiting events.',
  },
  financing_asked: {
    title: 'We have a question about your application',
    body: 'Application {number}. Please read the question and answer it.',
  },
  financing_asked_again: {
    title: 'We need more for your application',
    body: 'Application {number}: {what}. Please change what we ask for and send it. Nothing is decided until then.',
  },
  financing_moved: {
    title: 'Your application has moved on',
    body: 'Application {number}: {status}.',
  },
  financing_terms_offered: {
    title: 'We offer you terms',
    body: 'Application {number}. Read the terms and accept or decline them until {until}.',
  },
  financing_accepted: {
    title: 'Terms agreed',
    body: 'Application {number}. We are preparing {product} for its offer to investors.',
  },
  financing_declined: {
    title: 'We cannot accept your application',
    body: 'Application {number}. Reason: {reason}',
  },
  agent_contract: {
    title: 'Your licence was checked: the contract waits for you',
    body: 'Read and sign it. After that two people of ours activate you as an agent.',
  },
  agent_active: {
    title: 'You are an agent now',
    body: 'Your code and your link stand on the page of agents. Whoever you bring becomes your client by their own consent.',
  },
  agent_declined: { title: 'Your application as an agent was declined', body: '{reason}' },
  agent_suspend: {
    title: 'You are suspended as an agent',
    body: '{reason} Until that is over you earn no rebates, and none are paid.',
  },
  agent_resume: { title: 'You are an active agent again', body: '{reason}' },
  agent_end: { title: 'You are no longer an agent', body: '{reason} What you earned before is paid as usual.' },
  invitation_codes_given: {
    title: 'You have {quantity} more invitation codes',
    body: 'Up to {uses} accounts can register with each code until {until}. The codes are on the invitations page.',
  },
  invitation_codes_withdrawn: {
    title: 'Invitation codes withdrawn: {quantity}',
    body: 'Nobody can register with them from now on. Accounts that already registered are not affected. The invitations page shows which codes were withdrawn. Contact support if you have questions.',
  },
  invitation_application_rejected: { title: 'Your application for invitation codes was rejected', body: '{reason}' },
  broker_contract: {
    title: 'Your licence was checked: please sign the contract',
    body: 'Read and sign it. After that, two people of Tessera activate your company as a broker.',
  },
  broker_active: {
    title: 'Your company is a broker now',
    body: 'Send your code to clients. A client gives you a power of attorney for one sub-account.',
  },
  broker_declined: { title: 'Your application as a broker was declined', body: '{reason}' },
  broker_suspend: {
    title: 'Your company is suspended as a broker',
    body: '{reason} Until this ends, your keys do not work and no shares are earned or paid.',
  },
  broker_resume: { title: 'Your company is an active broker again', body: '{reason}' },
  broker_end: {
    title: 'Your company is no longer a broker',
    body: '{reason} Shares that you earned before are paid as usual.',
  },
  broker_power_given: {
    title: 'A client gave you a power of attorney',
    body: 'You can make an API key for {account} now.',
  },
  broker_power_withdrawn: {
    title: 'A client withdrew a power of attorney',
    body: 'Your keys for {account} no longer work, and your open orders there are cancelled.',
  },
  rebate_paid: {
    title: 'Rebates of {amount} {coin} were paid to you',
    body: 'They are in your account and stand in the transaction history.',
  },
} as const
