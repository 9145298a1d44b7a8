import * as z from 'zod/mini'

/** A field of an address's search. A value that does not fit counts as missing, so that no address breaks a page. */
const field = <T extends z.ZodMiniType>(type: T) => z.catch(z.optional(type), undefined)

export const textField = field(z.string())

/** One of a few words. */
export const choiceField = <const T extends readonly [string, ...string[]]>(choices: T) => field(z.enum(choices))

/** A page number from 1 to 9,999. The field also accepts the number that it returned before. */
export const pageField = field(z.coerce.number().check(z.int(), z.gte(1), z.lte(9999)))

export const search = z.object
