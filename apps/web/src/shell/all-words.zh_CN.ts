import { zh_CN as kit } from '@tessera/ui/kit.messages.zh_CN.ts'
import type { Translation } from '../lib/words.tsx'
import type { AllWords } from './all-words.en_US.ts'
import { zh_CN as apiGuide } from '../api-keys/guide.messages.zh_CN.ts'
import { zh_CN as apiKeys } from '../api-keys/api-keys.messages.zh_CN.ts'
import { zh_CN as security } from '../security/security.messages.zh_CN.ts'
import { zh_CN as sessions } from '../sessions/sessions.messages.zh_CN.ts'
import { zh_CN as blacklist } from '../blacklist/blacklist.messages.zh_CN.ts'
import { zh_CN as passkeys } from '../lib/passkeys.messages.zh_CN.ts'
import { zh_CN as settings } from '../settings/settings.messages.zh_CN.ts'
import { zh_CN as accountClosings } from '../account-closings/account-closings.messages.zh_CN.ts'
import { zh_CN as cms } from '../cms/cms.messages.zh_CN.ts'
import { zh_CN as customers } from '../customers/customers.messages.zh_CN.ts'
import { zh_CN as freezes } from '../freezes/freezes.messages.zh_CN.ts'
import { zh_CN as captcha } from './captcha.messages.zh_CN.ts'
import { zh_CN as kyc } from '../kyc/kyc.messages.zh_CN.ts'
import { zh_CN as subscriptions } from '../subscriptions/subscriptions.messages.zh_CN.ts'
import { zh_CN as accounts } from '../accounts/accounts.messages.zh_CN.ts'
import { zh_CN as live } from '../live/live.messages.zh_CN.ts'
import { zh_CN as markets } from '../markets/markets.messages.zh_CN.ts'
import { zh_CN as orders } from '../orders/orders.messages.zh_CN.ts'
import { zh_CN as trades } from '../trades/trades.messages.zh_CN.ts'
import { zh_CN as subAccounts } from '../sub-accounts/sub-accounts.messages.zh_CN.ts'
import { zh_CN as transfers } from '../transfers/transfers.messages.zh_CN.ts'
import { zh_CN as deposits } from '../deposits/deposits.messages.zh_CN.ts'
import { zh_CN as fiatOrders } from '../fiat-orders/fiat-orders.messages.zh_CN.ts'
import { zh_CN as withdrawals } from '../withdrawals/withdrawals.messages.zh_CN.ts'
import { zh_CN as landing } from '../landing/landing.messages.zh_CN.ts'
import { zh_CN as messages } from '../messages/messages.messages.zh_CN.ts'
import { zh_CN as products } from '../products/products.messages.zh_CN.ts'
import { zh_CN as shell } from './shell.messages.zh_CN.ts'

/** Chinese, whole, in one chunk. A noun that is missing does not compile. */
export const kitWords = kit
export const words: Translation<AllWords> = {
  accountClosings,
  accounts,
  apiGuide,
  apiKeys,
  blacklist,
  captcha,
  cms,
  customers,
  deposits,
  fiatOrders,
  freezes,
  kyc,
  landing,
  live,
  markets,
  messages,
  orders,
  passkeys,
  products,
  security,
  sessions,
  settings,
  shell,
  subAccounts,
  subscriptions,
  trades,
  transfers,
  withdrawals,
}
