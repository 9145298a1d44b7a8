import type { ScreenName } from '@tessera/contract/screens.ts'
import type { BannerPage, BannerScreen } from '@tessera/domain/office/cms/banner-screens.ts'

/** The part of the site to which a screen belongs, for banners that name parts. */
const partOf: { readonly [Name in ScreenName]?: BannerScreen } = {
  login: 'login',
  register: 'login',
  resetPass: 'login',
  qrLogin: 'login',
  recharge: 'deposits',
  withdraw: 'withdrawals',
  internalTransfer: 'withdrawals',
  confirmWithdrawal: 'withdrawals',
  trade: 'trade',
}
const productScreens: ReadonlySet<ScreenName> = new Set(['investmentDetail', 'newCoin'])

/** The part of the site and the product of a page. `id` is the optional part of its path. */
export const bannerPage = (name: ScreenName | undefined, id: string | undefined): BannerPage => ({
  screen: name === undefined ? undefined : partOf[name],
  product: name !== undefined && productScreens.has(name) ? id : undefined,
})
