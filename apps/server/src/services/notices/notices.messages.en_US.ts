import { en_US as credits } from './credits.messages.en_US.ts'
import { en_US as deals } from './deals.messages.en_US.ts'
import { en_US as identity } from './identity.messages.en_US.ts'
import { en_US as personalData } from './personal-data.messages.en_US.ts'
import { en_US as people } from './people.messages.en_US.ts'
import { en_US as programs } from './programs.messages.en_US.ts'

export const en_US = {
  password_changed: {
    title: 'Your login password was changed',
    body: 'Requested from IP address {ip}. If this was not you, contact us at once. Your other devices are logged out. Your passkeys still work; remove any you do not recognize. For your security, withdrawals and transfers to other customers are paused until {until}. Until then, your orders execute only within 3% of the reference price. In OTC trading, you cannot sell or release coins, and you can buy only within 3% of the market rate.',
  },
  factor_changed: {
    title: 'Security change: {change}',
    body: 'Requested from IP address {ip}. If this was not you, freeze your account and contact us at once. For your security, withdrawals and transfers to other customers are paused until {until}. Until then, your orders execute only within 3% of the reference price. In OTC trading, you cannot sell or release coins, and you can buy only within 3% of the market rate.',
  },
  factor_changed_without_pause: {
    title: 'Security change: {change}',
    body: 'Requested from IP address {ip}. If this was not you, freeze your account and contact us at once.',
  },
  password_reset: {
    title: 'Your login password was reset',
    body: 'Requested from IP address {ip}. If this was not you, contact us at once. Every device is logged out. Your passkeys still work; remove any you do not recognize. API keys can no longer withdraw. Withdrawals and transfers to other customers are paused until {until}. Until then, your orders execute only within 3% of the reference price. In OTC trading, you cannot sell or release coins, and you can buy only within 3% of the market rate.',
  },
  new_sign_in: {
    title: 'New login to your account',
    body: 'Login at {at} from IP address {ip}. Device: {device}. If this was not you, change your password now.',
  },
  sign_in_reported: {
    title: 'You reported a login that was not yours',
    body: 'Reported from IP address {ip}. Change your password now. Every other device is logged out, and withdrawals and transfers to other customers are paused until {until}. Until then, your orders execute only within 3% of the reference price. In OTC trading, you cannot sell or release coins, and you can buy only within 3% of the market rate.',
  },
  sessions_ended_by_us: {
    title: 'We logged you out of your account',
    body: 'To keep your account safe, we logged you out on every device. Log in again. If you have questions, contact us.',
  },
  account_frozen: {
    title: 'Your account is frozen',
    body: 'Requested from IP address {ip}. No assets can move and every device is logged out. To unfreeze your account, contact us.',
  },
  account_frozen_by_us: {
    title: 'We froze your account',
    body: 'No assets can move and every device is logged out. Your assets remain yours. Contact us to unfreeze the account.',
  },
  account_stopped_safety: {
    title: 'Your account is frozen for your security',
    body: 'No assets can move until {until}, and every device is logged out. Your assets remain yours. If you have questions, contact us.',
  },
  account_stopped_review: {
    title: 'We are reviewing your account',
    body: 'No assets can move during the review, until {until} at the latest, and every device is logged out. Your assets remain yours. If you have questions, contact us.',
  },
  account_withdrawals_stopped_safety: {
    title: 'Withdrawals are paused for your security',
    body: 'No money can leave your account until {until}. You can still log in, deposit and trade. Until then, your orders execute only within 3% of the reference price. In OTC trading, you cannot sell or release coins, and you can buy only within 3% of the market rate. If you have questions, contact us.',
  },
  account_withdrawals_stopped_review: {
    title: 'Withdrawals are paused during a review',
    body: 'No money can leave your account until {until} at the latest. You can still log in, deposit and trade. Until then, your orders execute only within 3% of the reference price. In OTC trading, you cannot sell or release coins, and you can buy only within 3% of the market rate. If you have questions, contact us.',
  },
  withdrawals_resumed: {
    title: 'Withdrawals have resumed',
    body: 'The pause that we set on your account has ended. You can withdraw again.',
  },
  freeze_extended: {
    title: 'We extended a pause on your account',
    body: '{scope}: paused until {until}. Logging in, deposits and trading still work. If you have questions, contact us.',
  },
  freeze_shortened: {
    title: 'We shortened a pause on your account',
    body: '{scope}: this pause now ends at {until}. Other pauses may still apply; the account page shows them. If you did not request this, contact us at once.',
  },
  account_thawed: {
    title: 'Your account is unfrozen',
    body: 'You can use it again. If you did not request this, contact us at once.',
  },
  login_tries: {
    title: 'Login blocked: too many wrong passwords',
    body: 'A wrong password was entered ten times, last at {at} from IP address {ip}. Login is blocked for up to an hour, and your account is safe. If this was not you and you use the same password on other sites, change it.',
  },
  passkey_refused: {
    title: 'One of your passkeys may have been copied',
    body: 'Your passkey “{name}” was used at {at} from IP address {ip} and seems to have been copied, so we blocked it. Remove this passkey and add a new one.',
  },
  phishing_phrase_set: {
    title: 'Our emails now show your anti-phishing phrase',
    body: 'Requested from IP address {ip}. An email without the phrase is not from Tessera. If this was not you, change your password now.',
  },
  fund_password_set: {
    title: 'You set a fund password',
    body: 'Requested from IP address {ip}. If this was not you, contact us at once.',
  },
  fund_password_changed: {
    title: 'Your fund password was changed',
    body: 'Requested from IP address {ip}. If this was not you, contact us at once. For your security, withdrawals and transfers to other customers are paused until {until}. Until then, your orders execute only within 3% of the reference price. In OTC trading, you cannot sell or release coins, and you can buy only within 3% of the market rate.',
  },
  identity_check_failed: {
    title: 'The identity check failed too many times',
    body: 'The attempts came from IP address {ip}. If this was not you, change your password now. Withdrawals and transfers to other customers are paused until {until}. Until then, your orders execute only within 3% of the reference price. In OTC trading, you cannot sell or release coins, and you can buy only within 3% of the market rate.',
  },
  fund_password_failed: {
    title: 'Wrong fund password entered five times',
    body: 'The attempts came from IP address {ip}. If this was not you, change your passwords now. Withdrawals and transfers to other customers are paused until {until}. Until then, your orders execute only within 3% of the reference price. In OTC trading, you cannot sell or release coins, and you can buy only within 3% of the market rate.',
  },
  authenticator_failed: {
    title: 'Wrong authenticator code entered twenty times in a day',
    body: 'The attempts came from IP address {ip}. If this was not you, change your password now. Authenticator codes do not work, and withdrawals and transfers to other customers are paused until {until}. Until then, your orders execute only within 3% of the reference price. In OTC trading, you cannot sell or release coins, and you can buy only within 3% of the market rate.',
  },
  account_closing_requested: {
    title: 'Your account will be closed',
    body: 'Requested from IP address {ip}. Your account closes at {closes}. You can cancel until then. If this was not you, freeze your account now.',
  },
  account_closing_stopped: {
    title: 'Your account was not closed',
    body: 'Assets arrived before it could be closed. Withdraw them, then request to close your account again.',
  },
  account_closed: {
    title: 'Your account is closed',
    body: 'You can no longer log in. Thank you for using Tessera.',
  },
  api_key_created: {
    title: 'The API key {label} was created',
    body: 'Requested from IP address {ip}. If this was not you, delete the key now and change your password.',
  },
  api_key_changed: {
    title: 'The API key {label} was changed',
    body: 'Requested from IP address {ip}. If this was not you, delete the key now and change your password.',
  },
  api_key_deleted: {
    title: 'The API key {label} was deleted',
    body: 'The key no longer works. Requested from IP address {ip}. If this was not you, change your password now.',
  },
  api_key_stopped: {
    title: 'We disabled your API key {label}',
    body: 'The key was used repeatedly from IP address {ip}, which is not one of its allowed addresses. Someone may know its secret. Delete the key, or enable it again with the right addresses.',
  },
  sub_account_created: {
    title: 'You created the sub-account {name}',
    body: 'Requested from IP address {ip}. If this was not you, freeze your account and contact us at once.',
  },
  sub_account_login_opened: {
    title: 'The sub-account {name} now has a login',
    body: 'Login email: {email}. Requested from IP address {ip}. If this was not you, freeze your account and contact us at once.',
  },
  ...people,
  sub_account_invited: {
    title: 'You can log in to a sub-account',
    body: 'On the login page, select “Forgot password?” to set a password for {email}. Then log in. Only you know the password.',
  },
  company_rejected: {
    title: 'We could not verify your company',
    body: 'Application of {name}. Reason: {reason} You can start a new application.',
  },
  kyc_approved: { title: 'Your identity is verified', body: 'You can now deposit, subscribe, trade and withdraw.' },
  kyc_rejected: {
    title: 'We could not verify your identity',
    body: 'Reason: {reason} You can start a new application.',
  },
  deposit_credited: {
    title: '{amount} {coin} arrived',
    body: 'We credited your deposit of {amount} {coin} to your account.',
  },
  deposit_withheld: {
    title: 'Your deposit of {amount} {coin} was not credited',
    body: 'We reviewed it and are holding the money separately for you. It is not in your balance. Reason: {reason}',
  },
  deposit_reversed: {
    title: 'Your deposit of {amount} {coin} was reversed',
    body: 'The network dropped the transaction, so the deposit never became final. If you have questions, contact us.',
  },
  address_added: {
    title: 'You added a withdrawal address',
    body: 'From {usable}, you can withdraw {coin} to {address}. If this was not you, contact us at once.',
  },
  address_trusted: {
    title: 'A withdrawal address is now trusted',
    body: 'API keys with permission to withdraw can now withdraw {coin} to {address} without a code. If this was not you, contact us at once.',
  },
  bank_account_added: {
    title: 'You added a bank account',
    body: 'From {usable}, you can withdraw {coin} to {bank}, ending {ending}. Requested from IP address {ip}. If this was not you, contact us at once.',
  },
  bank_account_changed: {
    title: 'You replaced your bank account',
    body: 'From {usable}, you can withdraw {coin} to {bank}, ending {ending}. It replaces the previous account. Requested from IP address {ip}. If this was not you, contact us at once.',
  },
  bank_account_removed: {
    title: 'You removed a bank account',
    body: 'You can no longer withdraw {coin} to {bank}, ending {ending}. Requested from IP address {ip}. If this was not you, contact us at once.',
  },
  ...credits,
  ...deals,
  ...programs,
  ...identity,
  ...personalData,
  withdrawal_requested: {
    title: 'You requested a withdrawal of {amount} {coin}',
    body: 'To {address}. We are reviewing it and will let you know when it is sent. If this was not you, contact us at once.',
  },
  withdrawal_lapsed: {
    title: 'Your withdrawal of {amount} {coin} was not confirmed',
    body: 'You did not use the link in our email within 24 hours, so we cancelled the withdrawal. The money is back in your account. Address: {address}',
  },
  address_proved: {
    title: 'Your wallet is verified',
    body: 'Your test transfer of {coin} arrived, so this wallet is verified as yours: {address}',
  },
  withdrawal_paid: {
    title: 'Your withdrawal of {amount} {coin} was sent',
    body: 'To {address}. Transaction: {txId}',
  },
  withdrawal_refused: {
    title: 'Your withdrawal of {amount} {coin} was rejected',
    body: 'The money is back in your account. Reason: {reason}',
  },
  internal_transfer_sent: {
    title: 'You sent {amount} {coin} to {recipient}',
    body: 'It has arrived in the recipient’s account. If this was not you, freeze your account and contact us at once.',
  },
  internal_transfer_received: {
    title: '{sender} sent you {amount} {coin}',
    body: 'The internal transfer of {amount} {coin} is in your account.',
  },
  distribution_paid: {
    title: '{product} paid you {amount} {fiat}',
    body: 'The distribution for {period} is in your fiat account: {amount} {fiat}, after {tax} {fiat} of withholding tax. The voucher is on the Distributions page.',
  },
  payout_requested: {
    title: 'You requested a withdrawal of {amount} {fiat} to your bank',
    body: 'To {account}. We are reviewing it. It should arrive within 24 hours on banking days. If this was not you, contact us at once.',
  },
  payout_paid: {
    title: 'We paid {amount} {fiat} to your bank account',
    body: 'To {account}.',
  },
  payout_refused: {
    title: 'Your fiat withdrawal of {amount} {fiat} was rejected',
    body: 'The money is back in your fiat account. Reason: {reason}',
  },
  payout_returned: {
    title: 'The bank returned your fiat withdrawal of {amount} {fiat}',
    body: '{account} did not accept the payment. The money, including the fee, is back in your fiat account. Check the details of your bank account before you withdraw again.',
  },
  fiat_order_completed: {
    title: '{amount} {fiat} arrived',
    body: 'Your deposit order {order} is completed. We credited {amount} {fiat} to your fiat account.',
  },
  bank_payment_credited: {
    title: '{amount} {fiat} arrived',
    body: 'We credited a bank transfer from {payer} to your fiat account: {amount} {fiat}. It had no deposit order. Create an order before your next transfer so that it is credited at once.',
  },
  fiat_order_rejected: {
    title: 'Your deposit order {order} was rejected',
    body: 'Order amount: {amount} {fiat}. Reason: {reason}',
  },
  subscription_allotted: {
    title: 'You were allotted {quantity} {coin}',
    body: 'Your subscription to {product} was allotted, and {quantity} {coin} are in your token account.',
  },
  subscription_terms_changed: {
    title: 'The documents you accepted for {product} have changed',
    body: 'Since you subscribed, a document that you must accept was added or withdrawn. Until {until}, you can withdraw your subscription, and all money reserved for it becomes available again. If you do nothing, your subscription stays in place.',
  },
  subscription_delivery_late: {
    title: 'Your {quantity} {coin} will arrive later than planned',
    body: 'Your subscription to {product} was allotted and paid, but we could not deliver the units to your token account. Check that your identity is verified and your account is not frozen; then we will try again. If we cannot deliver the units, we will refund what you paid, including the fee. We will let you know either way.',
  },
  proceeds_paid: {
    title: 'Proceeds of your offer: {amount} {coin}',
    body: 'The proceeds of {product}, less the agreed fee, are in your token account. You can withdraw them to an address in your address book.',
  },
  subscription_undelivered: {
    title: '{amount} {coin} refunded',
    body: 'We could not deliver your units of {product}. Your payment, including the fee, is back in your account.',
  },
  subscription_called_off: {
    title: 'Offer cancelled: {amount} {coin} available again',
    body: 'The offer of {product} was cancelled. All money reserved for your subscription is available again.',
  },
  subscription_called_off_because: {
    title: 'Offer cancelled: {amount} {coin} available again',
    body: 'The offer of {product} was cancelled. Reason: {reason} All money reserved for your subscription is available again.',
  },
  subscription_below_minimum: {
    title: 'Offer ended: {amount} {coin} available again',
    body: 'The offer of {product} did not reach its minimum raise. All money reserved for your subscription, including the fee, is available again.',
  },
  subscription_below_soft_cap: {
    title: 'Token sale ended: {amount} {coin} available again',
    body: 'The token sale of {product} did not reach its soft cap. All money reserved for your purchase, including the fee, is available again.',
  },
  tokens_unlocked: {
    title: 'Your {quantity} {coin} are unlocked',
    body: 'Part of your purchase in the token sale of {product} was unlocked: {quantity} {coin} are now available in your token account.',
  },
  subscription_refunded: {
    title: '{amount} {coin} refunded',
    body: '{amount} {coin} of your subscription to {product} was not allotted and is back in your account.',
  },
} as const
