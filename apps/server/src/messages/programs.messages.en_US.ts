/** Messages to issuers who raise money, to agents, and about investor classes. */
export const en_US = {
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
  rebate_paid: {
    title: 'Rebates of {amount} {coin} were paid to you',
    body: 'They are in your account and stand in the transaction history.',
  },
  investor_class_granted: {
    title: 'You are an {class, select, ei {expert investor} other {accredited investor}}',
    body: 'Until {until} you can buy products that are open to this class. We remind you before it ends. You can withdraw your consent at any time.',
  },
  investor_class_rejected: {
    title: 'We could not confirm you as an {class, select, ei {expert investor} other {accredited investor}}',
    body: 'Reason: {reason} Your investor class has not changed. You can apply again.',
  },
  investor_class_ending: {
    title: 'Your investor class ends on {until}',
    body: 'Renew it to remain an {class, select, ei {expert investor} other {accredited investor}}. Otherwise you become a retail investor: you keep what you hold, and buy orders that need the class are cancelled.',
  },
  investor_class_lapsed: {
    title: 'Your investor class has ended',
    body: 'You are no longer an {class, select, ei {expert investor} other {accredited investor}}. You keep what you hold and can sell it. Buy orders that needed the class were cancelled. You can apply again.',
  },
  investor_class_withdrawn: {
    title: 'You withdrew your consent',
    body: 'You are no longer an {class, select, ei {expert investor} other {accredited investor}}. You keep what you hold and can sell it. Buy orders that needed the class were cancelled.',
  },
} as const
