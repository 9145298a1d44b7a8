import { en_US as kit } from '@tessera/ui/kit.messages.en_US.ts'
import { en_US as apiGuide } from '../api-keys/guide.messages.en_US.ts'
import { en_US as apiKeys } from '../api-keys/api-keys.messages.en_US.ts'
import { en_US as security } from '../security/security.messages.en_US.ts'
import { en_US as sessions } from '../sessions/sessions.messages.en_US.ts'
import { en_US as blacklist } from '../blacklist/blacklist.messages.en_US.ts'
import { en_US as passkeys } from '../lib/passkeys.messages.en_US.ts'
import { en_US as settings } from '../settings/settings.messages.en_US.ts'
import { en_US as accountClosings } from '../account-closings/account-closings.messages.en_US.ts'
import { en_US as cms } from '../cms/cms.messages.en_US.ts'
import { en_US as customers } from '../customers/customers.messages.en_US.ts'
import { en_US as freezes } from '../freezes/freezes.messages.en_US.ts'
import { en_US as captcha } from './captcha.messages.en_US.ts'
import { en_US as kyc } from '../kyc/kyc.messages.en_US.ts'
import { en_US as subscriptions } from '../subscriptions/subscriptions.messages.en_US.ts'
import { en_US as accounts } from '../accounts/accounts.messages.en_US.ts'
import { en_US as live } from '../live/live.messages.en_US.ts'
import { en_US as markets } from '../markets/markets.messages.en_US.ts'
import { en_US as orders } from '../orders/orders.messages.en_US.ts'
import { en_US as trades } from '../trades/trades.messages.en_US.ts'
import { en_US as subAccounts } from '../sub-accounts/sub-accounts.messages.en_US.ts'
import { en_US as transfers } from '../transfers/transfers.messages.en_US.ts'
import { en_US as deposits } from '../deposits/deposits.messages.en_US.ts'
import { en_US as fiatOrders } from '../fiat-orders/fiat-orders.messages.en_US.ts'
import { en_US as withdrawals } from '../withdrawals/withdrawals.messages.en_US.ts'
import { en_US as landing } from '../landing/landing.messages.en_US.ts'
import { en_US as messages } from '../messages/messages.messages.en_US.ts'
import { en_US as products } from '../products/products.messages.en_US.ts'
import { en_US as shell } from './shell.messages.en_US.ts'

/** English, whole, in one chunk. Each noun is typed by its own file. */
export const kitWords = kit
export const words = {
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
} as const
export type AllWords = typeof words
