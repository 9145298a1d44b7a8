import type { MessageWords } from './words.ts'

/** Messages about verified people and companies, and about investor classes. */
export const en_US = {
  company_approved: {
    title: 'Your company is verified',
    body: '{name} can now deposit, invest, trade and withdraw. Report any change of the company within 7 working days.',
  },
  company_change_approved: {
    title: 'Your company change is approved',
    body: 'Change {number} of {name} is effective now.',
  },
  company_change_rejected: {
    title: 'Your company change is rejected',
    body: 'Change {number} of {name} was rejected. Reason: {reason} The details verified earlier stay in effect.',
  },
  company_asked_again: {
    title: 'We need more information about your company',
    body: 'Application of {name}: {reason} Please change what we ask for and submit it again. Until then, our period of 15 working days is paused.',
  },
  kyc_reopened: {
    title: 'We are reviewing your identity again',
    body: '{reason} Please send what we ask for. Until you are approved again, trading, subscribing and withdrawing are paused; your assets remain yours.',
  },
  kyc_suspended: {
    title: 'We are checking your identity again',
    body: 'A later check raised a question. Until our team decides, you cannot trade, subscribe or withdraw. Your assets remain yours.',
  },
  company_suspended: {
    title: 'We are checking {name} again',
    body: 'A later check raised a question. Until our team decides, the company cannot trade, subscribe or withdraw. Its assets are not affected.',
  },
  kyc_revoked: {
    title: 'Your identity is no longer approved',
    body: 'Reason: {reason} Trading, subscribing and withdrawing are paused. You can submit your documents again.',
  },
  kyc_expiring: {
    title: 'Your document expires on {until}',
    body: 'Please have a new one ready. After that day, trading, subscribing and withdrawing are paused until you have sent it and we have approved it.',
  },
  kyc_expired: {
    title: 'Your document has expired',
    body: 'It was valid until {until}. Please send a new one. Until it is approved, trading, subscribing and withdrawing are paused; your assets remain yours.',
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
  kyc_asked_again: {
    title: 'We need more information to verify your identity',
    body: 'Please look at your application again: {reason}',
  },
} as const satisfies Partial<MessageWords>
