import { publicProductStatuses } from './machine.ts'
import { investorClasses } from '#identity/investor-classes/classes.ts'

/**
 * The values allowed in the URL of the product list. The first is the default, except that the default tab is `all`.
 */
export const tabs = ['favorites', 'all', 'bonds', 'stocks', 'funds', 'real_estate'] as const
export const sorts = ['comprehensive', 'newest', 'alphabetical'] as const
export const statuses = ['any', ...publicProductStatuses] as const
export const categories = ['any', ...investorClasses] as const
export const views = ['cards', 'table'] as const
