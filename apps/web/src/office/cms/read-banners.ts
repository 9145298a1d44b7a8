import { keptWords } from '#parts/kept-words.ts'
import { READ_BANNERS } from './hide-read.ts'

/** Banners that were put away in this browser, each by its hash: one that says something else is shown again. */
export const readBanners = keptWords(READ_BANNERS, { fits: /^\w+$/, most: 20 })
