import type { Browser, BrowserContext } from '@playwright/test'
import { customerBrowser, storedToken, operatorBrowser } from './sessions.ts'

// Every screen of the site and of the console with its own address, by the person who sees it.

type Screen = readonly [name: string, path: string]

const visitor: readonly Screen[] = [
  ['landing', ''],
  ['login', '/login'],
  ['register', '/register'],
  ['reset-password', '/resetPass'],
  ['freeze-account', '/freezeAccount'],
  ['confirm-withdrawal', '/confirmWithdrawal'],
  ['verify-message', '/verifyMessage'],
  ['verify-file', '/verify'],
  ['investments', '/investments'],
  ['investment-open', '/investmentDetail/SLW31'],
  ['texts', '/cms'],
  ['terms', '/cms/terms'],
  ['fee-policy', '/cms/fees'],
  ['fees', '/fees'],
  ['open-api', '/openApi'],
  ['not-found', '/no/such/place'],
]
const newcomer: readonly Screen[] = [
  ['kyc-start', '/personal/kycEnter'],
  ['home-unverified', '/home'],
]
const chen: readonly Screen[] = [
  ['home', '/home'],
  ['investments-signed-in', '/investments'],
  ['investment-signed-in', '/investmentDetail/SLW31'],
  ['kyc-approved', '/personal/kycEnter'],
  ['user-management', '/personal/userManagement'],
  ['change-password', '/personal/changePassword'],
  ['safety-record', '/personal/safetyRecord'],
  ['bind-phone', '/personal/bindPhone'],
  ['change-phone', '/personal/changePhone'],
  ['change-email', '/personal/changeEmail'],
  ['bind-authenticator', '/personal/bindGoogle'],
  ['close-phone', '/personal/closePhone'],
  ['safety-record-changes', '/personal/safetyRecord?tab=changes'],
  ['safety-record-sessions', '/personal/safetyRecord?tab=signedIn'],
  ['identity-check', '/personal/idAuth'],
  ['receiving-account', '/personal/receivingAccount'],
  ['payment-methods-none', '/personal/paymentMethods'],
  ['payment-method-new', '/personal/paymentMethods?form=new'],
  ['bind-bank-card', '/personal/bindBankCard'],
  ['bind-bank-card-replace', '/personal/bindBankCard?fiat=CNY'],
  ['blacklist', '/personal/blacklist'],
  ['sub-accounts', '/personal/subAccounts'],
  ['invitations', '/personal/invitations'],
  ['agent', '/personal/agent'],
  ['agent-consent', '/personal/agentConsent'],
  ['broker', '/personal/broker'],
  ['broker-power', '/personal/brokerPower'],
  ['passkeys', '/personal/passkeys'],
  ['backup-codes', '/personal/backupCodes'],
  ['api-keys', '/personal/apiKeys'],
  ['token-account', '/assets/tokenAccount'],
  ['spot-account', '/assets/spotAccount'],
  ['fiat-account', '/assets/fiatAccount'],
  ['deposit-crypto', '/assets/recharge'],
  ['deposit-fiat', '/assets/recharge?kind=fiat'],
  ['withdraw', '/assets/withdraw'],
  ['internal-transfer', '/assets/internalTransfer'],
  ['withdraw-fiat', '/assets/withdraw?kind=fiat'],
  ['subscriptions', '/assets/applyList'],
  ['history', '/assets/flowingWater'],
  ['fiat-orders', '/assets/mnFait'],
  ['fiat-orders-out', '/assets/mnFait?kind=withdrawals'],
  ['liabilities', '/assets/liabilities'],
  ['distributions', '/assets/distributions'],
  ['otc-desk', '/otc'],
  ['otc-desk-sell', '/otc?side=sell'],
  ['otc-own-deals', '/otc/deals'],
  ['otc-own-ads', '/otc/ads'],
  ['otc-ad-new', '/otc/ads?form=new'],
  ['financing', '/financing'],
  ['trade', '/trade'],
  ['trade-aurb', '/trade/AURB-tUSD'],
]
const priya: readonly Screen[] = [
  ['console-queue', '/queue'],
  ['console-kyc', '/kyc'],
  ['console-customers', '/customers'],
  ['console-search', '/search?text=chen%40tessera.example'],
  ['console-withdrawals', '/withdrawals'],
  ['console-payouts', '/payouts'],
  ['console-distributions', '/distributions'],
  ['console-otc', '/otc'],
  ['console-financing', '/financing'],
  ['console-agents', '/agents'],
  ['console-rebates', '/rebates'],
  ['console-payout-files', '/payouts?tab=batches'],
  ['console-bank', '/bank'],
  ['console-differences', '/differences'],
  ['console-days', '/days'],
  ['console-rates', '/rates'],
  ['console-products', '/products'],
  ['console-product-new', '/products?edit=new'],
  ['console-subscriptions', '/subscriptions'],
  ['console-markets', '/markets'],
  ['console-texts', '/texts'],
  ['console-sms', '/sms'],
  ['console-payments', '/payments'],
  ['console-payment-instructions', '/payments?tab=instructions'],
  ['console-payee-accounts', '/payments?tab=beneficiaries'],
  ['console-issuer-statement', '/payments?tab=statement'],
  ['console-ledger', '/ledger'],
  ['console-trial', '/trial'],
]
const root: readonly Screen[] = [
  ['console-staff', '/staff'],
  ['console-rights', '/rights'],
  ['console-site', '/site'],
  ['console-audit', '/audit'],
]

export const screens = { visitor, newcomer, chen, priya, root }
export type Who = keyof typeof screens
const operators: ReadonlySet<Who> = new Set(['priya', 'root'])
export const isOperator = (who: Who): boolean => operators.has(who)

/** Opens a browser context of this person. */
export async function openAs(browser: Browser, baseURL: string, who: Who): Promise<BrowserContext> {
  if (who === 'visitor') return browser.newContext()
  if (isOperator(who)) return operatorBrowser(browser, who)
  return customerBrowser(browser, baseURL, await storedToken(who))
}
