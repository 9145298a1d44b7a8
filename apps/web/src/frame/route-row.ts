import type { ComponentType, ReactNode } from 'react'
import type { ScreenName } from '@tessera/contract/screens.ts'
import type { LucideIcon } from 'lucide-react'

export type Area = 'assets' | 'personal'
export type RouteRow = {
  readonly page: () => Promise<ComponentType>
  /** A visitor is sent to log in. */
  readonly login?: true
  /** Only for visitors. A signed-in customer is redirected. */
  readonly visitor?: true
  /** Without an approved identity one is sent to verify it. */
  readonly kyc?: true
  readonly hideHeader?: true
  /** The whole width and height are the screen's: a wide header and no footer. */
  readonly wide?: true
  readonly area?: Area
  /** The entry of the side menu that it belongs to, where it has none of its own. */
  readonly under?: ScreenName
  /** The skeleton shown until the reader is known; `PageLoading` if there is none. */
  readonly loading?: () => ReactNode
  /** The side menu of the three accounts. */
  readonly assetNavigation?: true
  /** Its entry in menus. */
  readonly entry?: MenuPlace
}

/** A row with the name of its screen. */
export type Screen = RouteRow & { readonly name: ScreenName }

export type PersonalGroupId = 'account' | 'verification' | 'payments' | 'people' | 'api' | 'programs'
/** The menus of the header, the one beside the three accounts, and the groups of the personal area. */
export type MenuName = 'headerAssets' | 'headerAccount' | 'besideAccounts' | PersonalGroupId

/** The entry of a screen in menus, and the readers who see it. */
export type MenuPlace = {
  readonly icon: LucideIcon
  /** Its position in each menu that has it. */
  readonly in: { readonly [menu in MenuName]?: number }
  /** Only with an approved identity, or only without one. */
  readonly when?: 'approved' | 'unapproved'
  /** Closed to sub-accounts. */
  readonly ownerOnly?: true
  /** Only the owner of a company's account, not its other people. */
  readonly firstOnly?: true
  /** Only in the account of a company. */
  readonly companyOnly?: true
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The row of the site's route table; the page for unknown addresses has none. */
    readonly screen?: Screen
  }
}
