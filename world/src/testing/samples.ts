/** A valid id that belongs to nothing. */
export const NOBODYS = '00000000-0000-4000-8000-000000000000'
export const paged = {}
export const id = { id: NOBODYS }
export const token = 'x'.repeat(43)
