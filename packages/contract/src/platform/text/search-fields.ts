import {
  catch as withFallback,
  coerce,
  enum as oneOf,
  gte,
  int,
  lte,
  object,
  optional,
  string,
  type ZodMiniType,
} from 'zod/mini'

/** Returns a search parameter of a URL. An invalid value counts as missing, so that no URL breaks a page. */
const field = <T extends ZodMiniType>(type: T) => withFallback(optional(type), undefined)

export const textField = field(string())

/** One of the given values. */
export const choiceField = <const T extends readonly string[]>(choices: T) => field(oneOf(choices))

/** A page number from 1 to 9,999. The field also accepts the number that it returned before. */
export const pageField = field(coerce.number().check(int(), gte(1), lte(9999)))

/** The schema of search parameters with these fields. It ignores all others. */
export const searchWith = object
