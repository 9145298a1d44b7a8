import { USD } from '@tessera/domain/books/rates/rate.ts'

/** The currency in which limits and volumes are counted. */
export const referenceCurrency = (): string => USD
