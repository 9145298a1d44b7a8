/** Favorites that a browser keeps for a visitor. */
export const FAVORITES_KEPT = 100
