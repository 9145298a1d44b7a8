import { sql } from 'kysely'
import { one, type Source } from '#platform/database/rows.ts'

/** Returns the fiat currency in which a customer sees values. */
export const chosenFiat = async (source: Source, customerId: string): Promise<string> =>
  (await one(source, sql<{ fiat: string }>`select fiat from customer where id = ${customerId}`)).fiat
