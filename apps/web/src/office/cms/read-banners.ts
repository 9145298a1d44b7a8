import { storedList } from '#parts/stored-list.ts'
import { READ_BANNERS } from './hide-read-banners.ts'

/** The banners dismissed in this browser, by the hash of their text, so that a changed banner is shown again. */
export const readBanners = storedList(READ_BANNERS, { fits: /^\w+$/, max: 20 })
