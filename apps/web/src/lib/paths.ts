import { isInside } from '@tessera/domain/cms/link.ts'
import type { Locale } from '@tessera/contract/locale.ts'

const at = (path: string) => (locale: Locale) => `/${locale}${path}`
const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const set = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set).toString()}`
}

/** Every address inside the app is written here and nowhere else. */
export const paths = {
  home: at(''),
  login: (locale: Locale, back?: string) => withQuery(`/${locale}/login`, { back }),
  register: (locale: Locale, email?: string) => withQuery(`/${locale}/register`, { email }),
  registerInvited: (locale: Locale, invite: string) => withQuery(`/${locale}/register`, { invite }),
  resetPass: at('/resetPass'),
  financing: (locale: Locale, step?: string) =>
    step === undefined ? `/${locale}/financing` : `/${locale}/financing/${step}`,
  investments: (locale: Locale, tab?: string) => withQuery(`/${locale}/investments`, { tab }),
  investmentDetail: (locale: Locale, symbol: string) => `/${locale}/investmentDetail/${encodeURIComponent(symbol)}`,
  newCoin: (locale: Locale, id?: string) =>
    id === undefined ? `/${locale}/newCoin` : `/${locale}/newCoin/${encodeURIComponent(id)}`,
  /** Of what is held: the page of its product, or of the sale that it was bought in. */
  offer: (locale: Locale, symbol: string, isNewCoin: boolean): string =>
    isNewCoin ? paths.newCoin(locale, symbol) : paths.investmentDetail(locale, symbol),
  newCoinRecords: at('/newCoin/records'),
  otc: (locale: Locale, coin?: string, query: { side?: 'sell'; fiat?: string } = {}) =>
    withQuery(coin === undefined ? `/${locale}/otc` : `/${locale}/otc/${encodeURIComponent(coin)}`, query),
  otcDeals: at('/otc/deals'),
  otcDeal: (locale: Locale, id: string) => `/${locale}/otc/deal/${encodeURIComponent(id)}`,
  otcAds: (locale: Locale, query: { form?: string } = {}) => withQuery(`/${locale}/otc/ads`, query),
  trade: (locale: Locale, symbol?: string) =>
    symbol === undefined ? `/${locale}/trade` : `/${locale}/trade/${encodeURIComponent(symbol)}`,
  cms: (locale: Locale, id?: string, edition?: string) =>
    withQuery(id === undefined ? `/${locale}/cms` : `/${locale}/cms/${encodeURIComponent(id)}`, { edition }),
  /** Where a link of the house's texts leads: its paths stand below the language. */
  ofText: (locale: Locale, href: string) => (isInside(href) ? `/${locale}${href === '/' ? '' : href}` : href),
  tokenAccount: at('/assets/tokenAccount'),
  spotAccount: at('/assets/spotAccount'),
  fiatAccount: at('/assets/fiatAccount'),
  recharge: (locale: Locale, query: { kind?: 'fiat'; coin?: string; order?: string } = {}) =>
    withQuery(`/${locale}/assets/recharge`, query),
  internalTransfer: at('/assets/internalTransfer'),
  withdraw: (locale: Locale, coin?: string, kind?: 'fiat') => withQuery(`/${locale}/assets/withdraw`, { kind, coin }),
  applyList: at('/assets/applyList'),
  flowingWater: (locale: Locale, account?: 'token' | 'spot' | 'fiat') =>
    withQuery(`/${locale}/assets/flowingWater`, { account }),
  mnFait: (locale: Locale, kind?: 'withdrawals') => withQuery(`/${locale}/assets/mnFait`, { kind }),
  distributions: at('/assets/distributions'),
  liabilities: at('/assets/liabilities'),
  kycEnter: at('/personal/kycEnter'),
  verificationCenter: at('/personal/verificationCenter'),
  entityVerification: at('/personal/entityVerification'),
  enterpriseCert: (locale: Locale, step?: string) => withQuery(`/${locale}/personal/enterpriseCert`, { step }),
  enterpriseCertResult: at('/personal/enterpriseCertResult'),
  userManagement: at('/personal/userManagement'),
  bindEmail: at('/personal/bindEmail'),
  changeEmail: at('/personal/changeEmail'),
  bindPhone: at('/personal/bindPhone'),
  changePhone: at('/personal/changePhone'),
  closePhone: at('/personal/closePhone'),
  bindGoogle: at('/personal/bindGoogle'),
  backupCodes: at('/personal/backupCodes'),
  closeGoogle: at('/personal/closeGoogle'),
  passkeys: at('/personal/passkeys'),
  changePassword: at('/personal/changePassword'),
  safetyRecord: at('/personal/safetyRecord'),
  idAuth: at('/personal/idAuth'),
  receivingAccount: at('/personal/receivingAccount'),
  bindBankCard: (locale: Locale, fiat?: string) => withQuery(`/${locale}/personal/bindBankCard`, { fiat }),
  paymentMethods: (locale: Locale, form?: string) => withQuery(`/${locale}/personal/paymentMethods`, { form }),
  apiKeys: at('/personal/apiKeys'),
  blacklist: at('/personal/blacklist'),
  subAccounts: at('/personal/subAccounts'),
  invitations: at('/personal/invitations'),
  agent: (locale: Locale, parent?: string) => withQuery(`/${locale}/personal/agent`, { parent }),
  agentConsent: (locale: Locale, code?: string) => withQuery(`/${locale}/personal/agentConsent`, { code }),
  openApi: at('/openApi'),
} as const
