/** Messages to issuers who raise money, to agents, and about programs. */
export const en_US = {
  webhook_created: {
    title: 'You added a webhook endpoint at {host}',
    body: 'The endpoint receives events from your account. Requested from IP address {ip}. If this was not you, remove it now and change your password.',
  },
  webhook_failing: {
    title: 'We paused your webhook endpoint at {host}',
    body: 'The endpoint has not accepted any event for a day. We keep events for 30 days. Fix the endpoint and resume it; we will then send the missed events.',
  },
  financing_question_received: {
    title: 'We have a question about your application',
    body: 'Application {number}. Read the question and answer it.',
  },
  financing_resubmission_requested: {
    title: 'We need more information for your application',
    body: 'Application {number}: {what}. Change the requested parts and send them again. We cannot decide until then.',
  },
  financing_moved: {
    title: 'News on your financing application',
    body: 'Application {number}: {status}.',
  },
  financing_terms_offered: {
    title: 'We have offered you terms',
    body: 'Application {number}. Read the terms, and accept or decline them by {until}.',
  },
  financing_accepted: {
    title: 'You agreed to the terms',
    body: 'Application {number}. We are now preparing {product} for its offer to investors.',
  },
  financing_declined: {
    title: 'Your financing application was rejected',
    body: 'Application {number}. Reason: {reason}',
  },
  agent_contract: {
    title: 'Sign your agent contract',
    body: 'We have checked your licence. Read and sign the contract. Two of our staff will then activate you as an agent.',
  },
  agent_active: {
    title: 'You are now an agent',
    body: 'Your code and your link are on the agent page. The people you refer become your clients if they consent.',
  },
  agent_declined: { title: 'Your agent application was rejected', body: '{reason}' },
  agent_suspend: {
    title: 'You are suspended as an agent',
    body: '{reason} During the suspension, you earn no rebates and none are paid.',
  },
  agent_resume: { title: 'You are an active agent again', body: '{reason}' },
  agent_end: { title: 'You are no longer an agent', body: '{reason} Rebates you earned before are paid as usual.' },
  invitation_codes_given: {
    title: 'You have {quantity} new invitation codes',
    body: 'Up to {uses} accounts can register with each code until {until}. The Invitations page shows the codes.',
  },
  invitation_codes_withdrawn: {
    title: 'We withdrew invitation codes: {quantity}',
    body: 'Nobody can register with them any more. Accounts that are already registered are not affected. The Invitations page shows which codes were withdrawn. If you have questions, contact us.',
  },
  invitation_application_rejected: { title: 'Your application for invitation codes was rejected', body: '{reason}' },
  broker_contract: {
    title: 'Sign your broker contract',
    body: 'We have checked your licence. Read and sign the contract. Two of our staff will then activate your company as a broker.',
  },
  broker_active: {
    title: 'Your company is now a broker',
    body: 'Send your code to your clients. Each client gives you a power of attorney for one sub-account.',
  },
  broker_declined: { title: 'Your broker application was rejected', body: '{reason}' },
  broker_suspend: {
    title: 'Your company is suspended as a broker',
    body: '{reason} During the suspension, your API keys do not work, and fee shares are neither earned nor paid.',
  },
  broker_resume: { title: 'Your company is an active broker again', body: '{reason}' },
  broker_end: {
    title: 'Your company is no longer a broker',
    body: '{reason} Fee shares you earned before are paid as usual.',
  },
  broker_power_given: {
    title: 'A client gave you a power of attorney',
    body: 'You can now create an API key for account {account}.',
  },
  broker_power_withdrawn: {
    title: 'A client withdrew a power of attorney',
    body: 'Your keys for account {account} no longer work, and your open orders there are cancelled.',
  },
  rebate_paid: {
    title: 'We paid you rebates of {amount} {coin}',
    body: 'The rebates are in your account. The transaction history shows them.',
  },
} as const
