/** The most favorites that a browser stores for a visitor. */
export const FAVORITES_KEPT = 100
