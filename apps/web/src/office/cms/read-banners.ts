import { storedList } from '#parts/stored-list.ts'
import { READ_BANNERS } from './hide-read-banners.ts'

/** Banners that were put away in this browser, each by its hash: one that says something else is shown again. */
export const readBanners = storedList(READ_BANNERS, { fits: /^\w+$/, most: 20 })
