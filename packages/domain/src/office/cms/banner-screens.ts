/** Parts of the site that a banner can name: logging in and registering, paying in, paying out, and trading. */
export const bannerScreens = ['login', 'deposits', 'withdrawals', 'trade'] as const
export type BannerScreen = (typeof bannerScreens)[number]

/** The screens and products to which a banner belongs. If both are empty, it belongs to every screen. */
export type BannerPlaces = { readonly screens: readonly BannerScreen[]; readonly products: readonly string[] }
/** The part of the site and the product of a page, as far as it has them. */
export type BannerPage = { readonly screen: BannerScreen | undefined; readonly product: string | undefined }

/** True if the page shows the banner. */
export function isBannerOn({ screens, products }: BannerPlaces, { screen, product }: BannerPage): boolean {
  if (screens.length === 0 && products.length === 0) return true
  return (
    (screen !== undefined && screens.includes(screen)) ||
    (product !== undefined && products.some((each) => each.toLowerCase() === product.toLowerCase()))
  )
}
