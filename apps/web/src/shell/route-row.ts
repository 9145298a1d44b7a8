import type { ScreenPath } from '@tessera/contract/screens.ts'
import type { ComponentType, ReactNode } from 'react'
import type { en_US } from './shell.messages.en_US.ts'

export type Title = keyof (typeof en_US)['titles']
export type Area = 'assets' | 'personal'
export type RouteRow = {
  /** Below the locale prefix. `{-$x}` is an optional parameter. */
  readonly path: ScreenPath
  readonly title: Title
  readonly page: () => Promise<ComponentType>
  /** A visitor is sent to log in. */
  readonly login?: true
  /** For visitors alone: who is signed in is led on. */
  readonly visitor?: true
  /** Without an approved identity one is sent to verify it. */
  readonly kyc?: true
  /** Its feature is not there yet: the screen says so. */
  readonly opensLater?: true
  readonly hideHeader?: true
  /** The whole width and height are the screen's: a wide header and no footer. */
  readonly wide?: true
  readonly area?: Area
  /** The entry of the side menu that it belongs to, where it has none of its own. */
  readonly under?: Title
  /** What stands there until the screen does; some lines of grey where nothing else is said. */
  readonly loading?: () => ReactNode
  /** The side menu of the three accounts. */
  readonly assetNavigation?: true
}
