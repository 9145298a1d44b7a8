import type { Noun } from './load-words.ts'
import type { Title } from './routes.ts'

const trade = ['live', 'markets', 'orders', 'products', 'trades', 'transfers'] as const
const account = ['accounts', 'subAccounts', 'transfers'] as const
const change = ['passkeys', 'security'] as const

/** The nouns whose words a screen says beside the frame's; tidy compares them with what its files import. */
export const screenWords: { readonly [screen in Title]?: readonly Noun[] } = {
  home: ['landing', 'products'],
  tokenAccount: account,
  spotAccount: account,
  fiatAccount: account,
  recharge: ['deposits', 'fiatOrders'],
  withdraw: ['internalTransfers', 'passkeys', 'payouts', 'settings', 'withdrawals'],
  internalTransfer: ['internalTransfers', 'passkeys', 'settings', 'withdrawals'],
  applyList: ['subscriptions'],
  flowingWater: ['accounts'],
  mnFait: ['fiatOrders', 'payouts'],
  liabilities: ['liabilities'],
  kycEnter: ['kyc'],
  userManagement: [
    'accountClosings',
    'bankAccounts',
    'customers',
    'freezes',
    'kyc',
    'passkeys',
    'sessions',
    'settings',
  ],
  changePassword: ['customers', 'passkeys'],
  bindEmail: change,
  bindPhone: change,
  changeEmail: change,
  changePhone: change,
  bindGoogle: change,
  closeGoogle: change,
  backupCodes: change,
  passkeys: change,
  closePhone: change,
  idAuth: ['passkeys', 'settings'],
  safetyRecord: ['sessions'],
  apiKeys: ['apiKeys', 'passkeys'],
  receivingAccount: ['bankAccounts', 'passkeys'],
  bindBankCard: ['bankAccounts', 'passkeys'],
  blacklist: ['blacklist'],
  subAccounts: ['passkeys', 'subAccounts', 'transfers'],
  login: ['captcha', 'passkeys', 'sessions'],
  register: ['captcha', 'customers'],
  qrLogin: ['sessions'],
  resetPass: ['captcha', 'customers', 'passkeys'],
  freezeAccount: ['freezes'],
  investments: ['products'],
  investmentDetail: ['products', 'subscriptions'],
  openApi: ['apiGuide'],
  trade,
}
