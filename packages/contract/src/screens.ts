import { inLocale, localeIn } from './platform/text/choose-locale.ts'
import { isLocale } from './platform/text/locale.ts'

/** Every screen of the site by its path below the language. `{-$x}` is a part that may be left out. */
export const screenPaths = [
  '/',
  '/assets/tokenAccount',
  '/assets/spotAccount',
  '/assets/fiatAccount',
  '/assets/distributions',
  '/assets/recharge',
  '/assets/withdraw',
  '/assets/internalTransfer',
  '/assets/applyList',
  '/assets/flowingWater',
  '/assets/tradeHistory',
  '/assets/mnFait',
  '/assets/liabilities',
  '/otc/deals',
  '/otc/deal/{-$id}',
  '/otc/ads',
  '/otc/{-$coin}',
  '/personal/kycEnter',
  '/personal/userManagement',
  '/personal/changePassword',
  '/personal/bindEmail',
  '/personal/bindPhone',
  '/personal/changeEmail',
  '/personal/changePhone',
  '/personal/bindGoogle',
  '/personal/closeGoogle',
  '/personal/backupCodes',
  '/personal/passkeys',
  '/personal/closePhone',
  '/personal/idAuth',
  '/personal/safetyRecord',
  '/personal/personalData',
  '/personal/receivingAccount',
  '/personal/paymentMethods',
  '/personal/apiKeys',
  '/personal/blacklist',
  '/personal/investorClass',
  '/personal/riskTest',
  '/personal/subAccounts',
  '/personal/people',
  '/personal/signatures',
  '/personal/invitations',
  '/personal/agent',
  '/personal/agentConsent',
  '/personal/broker',
  '/personal/brokerPower',
  '/personal/bindBankCard',
  '/personal/verificationCenter',
  '/personal/sumsub',
  '/personal/entityVerification',
  '/personal/entitySumsub',
  '/personal/enterpriseCert/{-$id}',
  '/personal/enterpriseCertResult',
  '/personal/companyChanges',
  '/login',
  '/register',
  '/qrLogin/{-$id}',
  '/kycPhotos',
  '/companyPerson',
  '/resetPass',
  '/freezeAccount',
  '/confirmWithdrawal',
  '/verifyMessage',
  '/verify',
  '/join',
  '/financing/{-$step}',
  '/investments',
  '/investmentDetail/{-$symbol}',
  '/newCoin/records',
  '/newCoin/{-$id}',
  '/cms/{-$id}',
  '/openApi',
  '/trade/{-$symbol}',
] as const
export type ScreenPath = (typeof screenPaths)[number]

/** An area without a screen of its own leads to its first one. */
export const areaStart = { assets: '/assets/tokenAccount', personal: '/personal/userManagement' } as const

/** The address of one thing, without naming the thing, redirects to the list of such things. */
export const listOf: Readonly<Partial<Record<ScreenPath, ScreenPath>>> = {
  '/investmentDetail/{-$symbol}': '/investments',
  '/otc/deal/{-$id}': '/otc/deals',
}

/**
 * Public screens that a browser may keep in its back/forward cache. They contain nothing secret, and a cached page is loaded
 * again if the login has changed.
 */
const keptForBack: ReadonlySet<ScreenPath> = new Set([
  '/',
  '/investments',
  '/investmentDetail/{-$symbol}',
  '/cms/{-$id}',
  '/openApi',
  '/verifyMessage',
])

/** Returns true if the browser may keep the page at `path` in its back/forward cache. */
export function isKeptForBack(path: string): boolean {
  const at = screenAt(path)
  return at !== undefined && keptForBack.has(at.screen)
}

export type Standing = {
  readonly screen: ScreenPath
  /** What stands in the part that may be left out: a symbol, the name of a text. */
  readonly id: string | undefined
}

/** The screen at a path of the site, with its language or without; undefined where none is. Small letters and capitals are one. */
export function screenAt(path: string): Standing | undefined {
  const parts = below(path).split('/').slice(1)
  const area = Object.entries(areaStart).find(([name]) => parts.length === 1 && same(name, parts[0]))
  if (area !== undefined) return { screen: area[1], id: undefined }
  for (const screen of screenPaths) {
    const own = screen.split('/').slice(1)
    const fixed = own.filter((part) => part !== '' && !part.startsWith('{'))
    const more = parts.length - fixed.length
    if (more < 0 || more > own.filter((part) => part.startsWith('{')).length) continue
    if (!fixed.every((part, at) => same(part, parts[at]))) continue
    const id = decoded(parts[fixed.length])
    if (more === 1 && id === undefined) return undefined
    return { screen: id === undefined ? (listOf[screen] ?? screen) : screen, id }
  }
  return undefined
}

/** The address of the list when `path`, with its language, names no single thing; otherwise `path`. */
export function listFor(path: string): string {
  const locale = localeIn(path)
  const screen = screenPaths.find((each) => listOf[each] !== undefined && same(fixedPart(each), below(path)))
  const list = screen && listOf[screen]
  return list === undefined || !isLocale(locale) ? path : inLocale(list, locale)
}

const fixedPart = (screen: ScreenPath): string => screen.replace(/\/\{.*$/, '')

/** Without language and without a slash at the end: nothing is the first screen. */
const below = (path: string): string => inLocale(path, 'en_US').slice('/en_US'.length)
const same = (a: string, b: string | undefined): boolean => a.toLowerCase() === b?.toLowerCase()

/** Undefined where nothing stands, or nothing that can be read. */
function decoded(part: string | undefined): string | undefined {
  if (part === undefined || part === '') return undefined
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
