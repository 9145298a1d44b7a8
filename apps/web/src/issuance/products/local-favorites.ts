import { MAX_FAVORITES } from '@tessera/domain/issuance/products/favorites.ts'
import { storedList } from '#parts/stored-list.ts'

/** Tickers that a visitor marked as favorites in this browser. */
export const localFavorites = storedList('tessera.favorites', { fits: /^[A-Z][A-Z0-9]{1,11}$/, max: MAX_FAVORITES })
