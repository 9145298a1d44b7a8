import type { MessageWords } from './words.ts'

/** Messages about verified people and companies, and about investor classes. */
export const en_US = {
  company_approved: {
    title: 'Your company is verified',
    body: '{name} can now deposit, subscribe, trade and withdraw. Report any change to the company within 7 working days.',
  },
  company_change_approved: {
    title: 'Your company change was approved',
    body: 'Change {number} of {name} now applies.',
  },
  company_change_rejected: {
    title: 'Your company change was rejected',
    body: 'Change {number} of {name} was rejected. Reason: {reason} The details verified earlier still apply.',
  },
  company_resubmission_requested: {
    title: 'We need more information about your company',
    body: 'Application of {name}: {reason} Change the parts that we sent back to you and submit the application again. Until then, our review period of 15 working days is paused.',
  },
  kyc_reopened: {
    title: 'We are reviewing your identity again',
    body: '{reason} Send what we requested. Until you are verified again, you cannot trade, subscribe or withdraw. Your assets remain yours.',
  },
  kyc_suspended: {
    title: 'We are checking your identity again',
    body: 'A later check raised a question. You do not need to do anything now. Until we decide, you cannot trade, subscribe or withdraw. Your assets remain yours.',
  },
  company_suspended: {
    title: 'We are checking {name} again',
    body: 'A later check raised a question. You do not need to do anything now. Until we decide, the company cannot trade, subscribe or withdraw. Its assets remain its own.',
  },
  kyc_withdrawn: {
    title: 'You withdrew your application',
    body: 'We no longer review application {number}. You can send a new one at any time. If you did not withdraw it, change your password and contact us.',
  },
  company_withdrawn: {
    title: 'You withdrew your company application',
    body: 'We no longer review application {number} of {name}. Your entries are saved: change them and submit them again at any time. If nobody at the company withdrew it, change your password and contact us.',
  },
  kyc_revoked: {
    title: 'Your identity is no longer verified',
    body: 'Reason: {reason} You can no longer trade, subscribe or withdraw. To continue, submit your documents again.',
  },
  kyc_expiring: {
    title: 'Your document expires on {until}',
    body: 'Have a new one ready and send it to us after that day. From then on, you cannot trade, subscribe or withdraw until we approve it.',
  },
  kyc_expired: {
    title: 'Your document has expired',
    body: 'It was valid until {until}. Send a new one. Until it is approved, you cannot trade, subscribe or withdraw. Your assets remain yours.',
  },
  investor_class_granted: {
    title: 'You are now an {class, select, ei {expert investor} other {accredited investor}}',
    body: 'Until {until}, you can buy products that are open to this class. We will remind you before it ends. You can withdraw your consent at any time.',
  },
  investor_class_rejected: {
    title: 'We could not approve you as an {class, select, ei {expert investor} other {accredited investor}}',
    body: 'Reason: {reason} Your investor class has not changed. You can apply again.',
  },
  investor_class_ending: {
    title: 'Your investor class ends on {until}',
    body: 'Renew it to remain an {class, select, ei {expert investor} other {accredited investor}}. Otherwise you become a retail investor. You keep what you hold, and your buy orders that need the class are cancelled.',
  },
  investor_class_lapsed: {
    title: 'Your investor class has ended',
    body: 'You are no longer an {class, select, ei {expert investor} other {accredited investor}}. You keep what you hold and can sell it. Your buy orders that needed the class were cancelled. You can apply again.',
  },
  investor_class_withdrawn: {
    title: 'You withdrew your consent to an investor class',
    body: 'You are no longer an {class, select, ei {expert investor} other {accredited investor}}. You keep what you hold and can sell it. Your buy orders that needed the class were cancelled.',
  },
  kyc_resubmission_requested: {
    title: 'We need more information to verify your identity',
    body: '{reason} Open your application and send it again.',
  },
} as const satisfies Partial<MessageWords>
