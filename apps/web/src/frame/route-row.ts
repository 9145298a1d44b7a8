import type { ComponentType, ReactNode } from 'react'
import type { en_US } from './shell.messages.en_US.ts'

export type Title = keyof (typeof en_US)['titles']
export type Area = 'assets' | 'personal'
export type RouteRow = {
  readonly title: Title
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
  readonly under?: Title
  /** The skeleton shown until the reader is known; `PageLoading` if there is none. */
  readonly loading?: () => ReactNode
  /** The side menu of the three accounts. */
  readonly assetNavigation?: true
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The row of the site's route table; the page for unknown addresses has none. */
    readonly screen?: RouteRow
  }
}
