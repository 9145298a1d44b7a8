import type { ComponentType, ReactNode } from 'react'
import type { ScreenName } from '@tessera/contract/screens.ts'

export type Area = 'assets' | 'personal'
export type RouteRow = {
  readonly page: () => Promise<ComponentType>
  /** A visitor is redirected to the login. */
  readonly login?: true
  /** Only for visitors. A logged-in customer is redirected. */
  readonly visitor?: true
  /** A customer without a verified identity is redirected to the verification. */
  readonly kyc?: true
  readonly hideHeader?: true
  /** The screen uses the full width and height: a wide header and no footer. */
  readonly wide?: true
  readonly area?: Area
  /** The entry of the side menu that it belongs to, if it is not an entry itself. */
  readonly under?: ScreenName
  /** The skeleton shown until the reader's login state is known; `PageLoading` if there is none. */
  readonly loading?: () => ReactNode
  /** The side menu of the three accounts. */
  readonly assetNavigation?: true
  /** Its place in menus. */
  readonly entry?: MenuPosition
}

/** A row with the name of its screen. */
export type Screen = RouteRow & { readonly name: ScreenName }

export type PersonalGroupId = 'account' | 'verification' | 'payments' | 'people' | 'api' | 'programs'
/** The menus of the header, the one beside the three accounts, and the groups of the personal area. */
export type MenuName = 'headerAssets' | 'headerAccount' | 'besideAccounts' | PersonalGroupId

/** The entry of a screen in menus, and the readers who see it. Its icon is in menu-icons.ts. */
export type MenuPosition = {
  /** Its position in each menu that has it. */
  readonly in: { readonly [menu in MenuName]?: number }
  /** Shown only with a verified identity, or only without one. */
  readonly when?: 'approved' | 'unapproved'
  /** Hidden from sub-accounts. */
  readonly ownerOnly?: true
  /** Shown only to the owner of a company's account, not to its members. */
  readonly firstOnly?: true
  /** Shown only in a company's account. */
  readonly companyOnly?: true
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The row of the site's route table; the page for unknown addresses has none. */
    readonly screen?: Screen
  }
}
