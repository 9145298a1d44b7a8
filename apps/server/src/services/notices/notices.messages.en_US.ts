import { en_US as credits } from './credits.messages.en_US.ts'
import { en_US as deals } from './deals.messages.en_US.ts'
import { en_US as identity } from './identity.messages.en_US.ts'
import { en_US as personalData } from './personal-data.messages.en_US.ts'
import { en_US as people } from './people.messages.en_US.ts'
import { en_US as programs } from './programs.messages.en_US.ts'

export const en_US = {
  password_changed: {
    title: 'Your login password was changed',
    body: 'It was changed from {ip}. Your other devices are signed out. Your passkeys still work. Remove any that you do not recognize. To keep you safe, withdrawals are paused until {until}. Until then, your orders execute only within 3% of the reference price, and OTC deals only within 3% of the market rate. You also cannot sell or release coins in OTC trading until then. If this was not you, contact us at once.',
  },
  factor_changed: {
    title: 'Your account: {change}',
    body: 'It was done from {ip}. To keep you safe, withdrawals are paused until {until}. Until then, your orders execute only within 3% of the reference price, and OTC deals only within 3% of the market rate. You also cannot sell or release coins in OTC trading until then. If this was not you, freeze your account and contact us at once.',
  },
  factor_changed_without_pause: {
    title: 'Your account: {change}',
    body: 'It was done from {ip}. If this was not you, freeze your account and contact us at once.',
  },
  password_reset: {
    title: 'Your login password was reset',
    body: 'It was reset from {ip}. Every device is signed out. Your passkeys still work. Remove any that you do not recognize. API keys can no longer withdraw, and withdrawals are paused until {until}. Until then, your orders execute only within 3% of the reference price, and OTC deals only within 3% of the market rate. You also cannot sell or release coins in OTC trading until then. If this was not you, contact us at once.',
  },
  new_sign_in: {
    title: 'Someone signed in from a new place',
    body: 'At {at} from {ip} with {device}. If this was not you, change your password now.',
  },
  sign_in_reported: {
    title: 'You reported a sign-in that was not yours',
    body: 'It was reported from {ip}. Every other device is signed out and withdrawals are paused until {until}. Until then, your orders execute only within 3% of the reference price, and OTC deals only within 3% of the market rate. You also cannot sell or release coins in OTC trading until then. Change your password now.',
  },
  sessions_ended_by_us: {
    title: 'We signed your account out',
    body: 'One of our staff ended where your account was signed in, to keep it safe. Sign in again. If you did not expect this, contact us.',
  },
  account_frozen: {
    title: 'Your account is frozen',
    body: 'It was frozen from {ip}. Nothing moves and every device is signed out. Contact us when you want it thawed.',
  },
  account_frozen_by_us: {
    title: 'We froze your account',
    body: 'Nothing moves and every device is signed out. Please contact us.',
  },
  account_stopped_safety: {
    title: 'Your account is frozen for its safety',
    body: 'Until {until} nothing can move on it. Every device is signed out. Your assets remain yours. Contact us if you have questions.',
  },
  account_stopped_review: {
    title: 'We are reviewing your account',
    body: 'During the review, until {until} at the latest, nothing can move on it. Every device is signed out. Your assets remain yours. Contact us if you have questions.',
  },
  account_withdrawals_stopped_safety: {
    title: 'Withdrawals are paused for your safety',
    body: 'Nothing leaves your account until {until}. You can still log in, deposit and trade. Until then, your orders execute only within 3% of the reference price, and OTC deals only within 3% of the market rate. You also cannot sell or release coins in OTC trading until then. Contact us if you have questions.',
  },
  account_withdrawals_stopped_review: {
    title: 'Withdrawals are paused during a review',
    body: 'Nothing leaves your account until {until} at the latest. You can still log in, deposit and trade. Until then, your orders execute only within 3% of the reference price, and OTC deals only within 3% of the market rate. You also cannot sell or release coins in OTC trading until then. Contact us if you have questions.',
  },
  withdrawals_resumed: {
    title: 'Withdrawals have resumed',
    body: 'The pause that we set on your account has ended.',
  },
  freeze_extended: {
    title: 'We extended a pause on your account',
    body: '{scope}: paused until {until}. You can still log in, deposit and trade. Contact us if you have questions.',
  },
  freeze_shortened: {
    title: 'We shortened a pause on your account',
    body: '{scope}: this pause ends at {until}. Another pause may still apply; the account page shows it. If you did not ask for this, contact us at once.',
  },
  account_thawed: {
    title: 'Your account is no longer frozen',
    body: 'You can use it again. If you did not ask for this, contact us at once.',
  },
  login_tries: {
    title: 'Someone tries passwords for your account',
    body: 'The tenth wrong password came at {at} from {ip}. Logging in waits for up to an hour. Your account is safe; if this was not you and you use this password elsewhere, change it.',
  },
  passkey_refused: {
    title: 'We refused a passkey of yours',
    body: 'At {at} your passkey “{name}” was used from {ip} with an older count than we know: somebody may have a copy of it. Nobody got in with it. Remove it and add a new one.',
  },
  phishing_phrase_set: {
    title: 'Our mails now carry your phrase',
    body: 'It was set from {ip}. A mail without it is not ours. If this was not you, change your password now.',
  },
  fund_password_set: {
    title: 'Your fund password is set',
    body: 'It was set from {ip}. If this was not you, contact us at once.',
  },
  fund_password_changed: {
    title: 'Your fund password was changed',
    body: 'It was changed from {ip}. To keep you safe, withdrawals are paused until {until}. Until then, your orders execute only within 3% of the reference price, and OTC deals only within 3% of the market rate. You also cannot sell or release coins in OTC trading until then. If this was not you, contact us at once.',
  },
  identity_check_failed: {
    title: 'The identity check failed too often',
    body: 'It was tried from {ip}. Withdrawals are paused until {until}. Until then, your orders execute only within 3% of the reference price, and OTC deals only within 3% of the market rate. You also cannot sell or release coins in OTC trading until then. If this was not you, change your password now.',
  },
  fund_password_failed: {
    title: 'The fund password was wrong five times',
    body: 'It was tried from {ip}. Withdrawals are paused until {until}. Until then, your orders execute only within 3% of the reference price, and OTC deals only within 3% of the market rate. You also cannot sell or release coins in OTC trading until then. If this was not you, change your passwords now.',
  },
  authenticator_failed: {
    title: 'Authenticator codes were wrong twenty times in a day',
    body: 'They were tried from {ip}. No code of your authenticator is taken and withdrawals are paused until {until}. Until then, your orders execute only within 3% of the reference price, and OTC deals only within 3% of the market rate. You also cannot sell or release coins in OTC trading until then. If this was not you, change your password now.',
  },
  account_closing_requested: {
    title: 'Your account will be closed',
    body: 'It was asked for from {ip} and happens at {closes}. Until then you can take it back. If this was not you, freeze the account now.',
  },
  account_closing_stopped: {
    title: 'Your account stays open',
    body: 'Something came into it before it could be closed. Withdraw it and ask again.',
  },
  account_closed: {
    title: 'Your account is closed',
    body: 'Nobody can sign in to it any more. Thank you for having been with us.',
  },
  api_key_created: {
    title: 'The API key {label} was created',
    body: 'It was created from {ip}. If this was not you, delete it now and change your password.',
  },
  api_key_changed: {
    title: 'The API key {label} was changed',
    body: 'It was changed from {ip}. If this was not you, delete it now and change your password.',
  },
  api_key_deleted: {
    title: 'The API key {label} was deleted',
    body: 'It was deleted from {ip} and no longer works anywhere.',
  },
  api_key_stopped: {
    title: 'We stopped your API key {label}',
    body: 'It was used again and again from {ip}, which is not on its list. Somebody may have its secret: delete the key, or start it again with the right addresses.',
  },
  sub_account_created: {
    title: 'Sub-account {name} was opened',
    body: 'By {ip}. If that was not you, freeze your account at once and contact us.',
  },
  sub_account_login_opened: {
    title: 'Sub-account {name} has a login',
    body: 'By {email}, opened from {ip}. If that was not you, freeze your account at once and contact us.',
  },
  ...people,
  sub_account_invited: {
    title: 'You can sign in to a sub-account',
    body: 'Set a password for {email} where passwords are reset; then you can sign in. Nobody else knows it.',
  },
  company_rejected: { title: 'We could not verify your company', body: 'Application of {name}. Reason: {reason}' },
  kyc_approved: { title: 'Your identity is verified', body: 'You can now deposit, invest, trade and withdraw.' },
  kyc_rejected: { title: 'We could not verify your identity', body: 'Reason: {reason}' },
  deposit_credited: {
    title: '{amount} {coin} arrived',
    body: 'Your deposit of {amount} {coin} is in your account.',
  },
  deposit_withheld: {
    title: 'Your deposit of {amount} {coin} was not credited',
    body: 'We looked at it and keep it apart for you. Reason: {reason}',
  },
  deposit_reversed: {
    title: 'Your deposit of {amount} {coin} was taken back',
    body: 'The network no longer has the transaction. If you have questions, contact us.',
  },
  address_added: {
    title: 'A withdrawal address was added',
    body: '{address} for {coin}. It can be used from {usable}. If this was not you, contact us at once.',
  },
  address_trusted: {
    title: 'A withdrawal address is now trusted',
    body: '{address} for {coin}. API keys that may withdraw can use it without a code. If this was not you, contact us at once.',
  },
  bank_account_added: {
    title: 'A bank account was added',
    body: '{bank}, ending {ending}, receives your {coin} from {usable}. It was added from {ip}. If this was not you, contact us at once.',
  },
  bank_account_changed: {
    title: 'Your bank account was replaced',
    body: '{bank}, ending {ending}, receives your {coin} from {usable}. The former account no longer does. It was changed from {ip}. If this was not you, contact us at once.',
  },
  bank_account_removed: {
    title: 'A bank account was removed',
    body: '{bank}, ending {ending}, no longer receives your {coin}. It was removed from {ip}. If this was not you, contact us at once.',
  },
  ...credits,
  ...deals,
  ...programs,
  ...identity,
  ...personalData,
  withdrawal_requested: {
    title: 'You asked to withdraw {amount} {coin}',
    body: 'To {address}. It is in review now. If this was not you, contact us at once.',
  },
  withdrawal_lapsed: {
    title: 'Your withdrawal of {amount} {coin} was not confirmed',
    body: 'The link in our email was not used within 24 hours. The money is back in your account. Address: {address}',
  },
  address_proved: {
    title: 'Your wallet is proved to be yours',
    body: 'Your test transfer of {coin} arrived. It proves that this wallet is yours: {address}',
  },
  withdrawal_paid: {
    title: 'Your withdrawal of {amount} {coin} was paid',
    body: 'To {address}. Transaction: {txId}',
  },
  withdrawal_refused: {
    title: 'Your withdrawal of {amount} {coin} was refused',
    body: 'The money is back in your account. Reason: {reason}',
  },
  internal_transfer_sent: {
    title: 'You sent {amount} {coin} to {recipient}',
    body: 'It is in the recipient’s account. If this was not you, freeze your account and contact us at once.',
  },
  internal_transfer_received: {
    title: '{sender} sent you {amount} {coin}',
    body: 'The internal transfer of {amount} {coin} is in your account.',
  },
  distribution_paid: {
    title: '{product} paid you {amount} {fiat}',
    body: 'The distribution of {period} is in your fiat account: {amount} {fiat} after {tax} {fiat} of tax withheld. The voucher stands with your distributions.',
  },
  payout_requested: {
    title: 'You asked to withdraw {amount} {fiat} to your bank',
    body: 'To {account}. It is in review now and arrives within 24 hours on bank days. If this was not you, contact us at once.',
  },
  payout_paid: {
    title: '{amount} {fiat} were paid to your bank account',
    body: 'To {account}.',
  },
  payout_refused: {
    title: 'Your fiat withdrawal of {amount} {fiat} was refused',
    body: 'The money is back in your fiat account. Reason: {reason}',
  },
  payout_returned: {
    title: 'The bank returned your fiat withdrawal of {amount} {fiat}',
    body: '{account} did not take the payment. The money, the fee included, is back in your fiat account.',
  },
  fiat_order_completed: {
    title: '{amount} {fiat} arrived',
    body: 'Your deposit order {order} is completed. {amount} {fiat} are in your fiat account.',
  },
  fiat_order_rejected: {
    title: 'Your deposit order {order} was rejected',
    body: 'It was for {amount} {fiat}. Reason: {reason}',
  },
  subscription_allotted: {
    title: 'You received {quantity} {coin}',
    body: 'Your subscription to {product} was allotted: {quantity} {coin} are in your token account.',
  },
  subscription_terms_changed: {
    title: 'What you accepted for {product} has changed',
    body: 'A document that must be accepted has been added or withdrawn since you subscribed. Until {until} you may take your subscription back and get all of your money back. Otherwise it stays as it is.',
  },
  subscription_delivery_late: {
    title: 'Your {quantity} {coin} come later than planned',
    body: 'Your subscription to {product} was allotted and paid, but the units could not be delivered to your token account yet. We deliver only while your identity is verified and your account is not frozen: once that is so, we try again. If the units cannot be delivered, what you paid is given back, the fee included. We will tell you either way.',
  },
  subscription_undelivered: {
    title: '{amount} {coin} came back to you',
    body: 'We could not deliver your units of {product}. What you paid, the fee included, is in your account again.',
  },
  subscription_called_off: {
    title: '{amount} {coin} came back to you',
    body: 'The offer of {product} was called off. All of the money that was reserved for your subscription is free again.',
  },
  subscription_below_soft_cap: {
    title: '{amount} {coin} came back to you',
    body: 'The sale of {product} did not reach its soft cap. All that was reserved for your purchase, the fee included, is free again.',
  },
  tokens_unlocked: {
    title: 'Your {quantity} {coin} are unlocked',
    body: 'A part of what you bought in the sale of {product} was unlocked: {quantity} {coin} are available in your token account.',
  },
  subscription_refunded: {
    title: '{amount} {coin} came back to you',
    body: 'This part of your subscription to {product} was not allotted. The money is in your account again.',
  },
} as const
