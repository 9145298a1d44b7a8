import { publicProductStatuses } from '@tessera/domain/products/machine.ts'
import { investorClasses } from '@tessera/domain/products/product.ts'

/** The words that the address of the product list may use. The first of each is the default, except for tabs: `all`. */
export const tabs = ['favorites', 'all', 'bonds', 'stocks', 'funds', 'real_estate'] as const
export const sorts = ['comprehensive', 'newest', 'alphabetical'] as const
export const statuses = ['any', ...publicProductStatuses] as const
export const categories = ['any', ...investorClasses] as const
export const views = ['cards', 'table'] as const
