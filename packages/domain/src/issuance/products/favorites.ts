/** Maximum number of favorites that a browser stores for a visitor. */
export const MAX_FAVORITES = 100
