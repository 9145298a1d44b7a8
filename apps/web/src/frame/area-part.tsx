import type { ComponentType, ReactNode } from 'react'
import type { RouteRow, Screen } from './route-row.ts'

type LayoutProps = { readonly row: Screen; readonly children: ReactNode }
const loaded: { Layout?: ComponentType<LayoutProps> } = {}

/** True if the screen is shown beside a side menu or below a back link. */
const isInArea = ({ area, assetNavigation }: RouteRow): boolean => area !== undefined || assetNavigation === true

/**
 * Loads the layout of a screen's area together with its page, if the screen is in one. Public pages load no side menu. A
 * lazy part would show the screen only after a second request.
 */
export async function loadAreaLayout(row: RouteRow): Promise<void> {
  if (isInArea(row)) loaded.Layout ??= (await import('./area-layout.tsx')).AreaLayout
}

/** The layout of the screen's area, which its route has loaded. */
export const AreaPart = ({ row, children }: LayoutProps) =>
  isInArea(row) && loaded.Layout ? <loaded.Layout row={row}>{children}</loaded.Layout> : children
