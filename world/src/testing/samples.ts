/** A valid id that belongs to nothing. */
export const NO_ID = '00000000-0000-4000-8000-000000000000'
export const paged = {}
export const id = { id: NO_ID }
export const token = 'x'.repeat(43)
