/** Parts of the site on which a banner can appear: login and registration, deposits, withdrawals, and trading. */
export const bannerScreens = ['login', 'deposits', 'withdrawals', 'trade'] as const
export type BannerScreen = (typeof bannerScreens)[number]

/** The screens and products on which a banner appears. If both are empty, it appears everywhere. */
export type BannerPlaces = { readonly screens: readonly BannerScreen[]; readonly products: readonly string[] }
/** The part of the site and the product to which a page belongs, if any. */
export type BannerPage = { readonly screen: BannerScreen | undefined; readonly product: string | undefined }

/** True if the page shows the banner. */
export function isBannerOn({ screens, products }: BannerPlaces, { screen, product }: BannerPage): boolean {
  if (screens.length === 0 && products.length === 0) return true
  return (
    (screen !== undefined && screens.includes(screen)) ||
    (product !== undefined && products.some((each) => each.toLowerCase() === product.toLowerCase()))
  )
}
