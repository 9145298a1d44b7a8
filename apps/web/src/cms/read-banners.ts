import { keptWords } from '../lib/kept-words.ts'

/** Banners that were put away in this browser, each by its hash: one that says something else is shown again. */
export const readBanners = keptWords('tessera.readBanners', { fits: /^\w+$/, most: 20 })
