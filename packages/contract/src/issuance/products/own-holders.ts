import { z } from 'zod'
import { Units } from './units.ts'
import { ProductSymbol, AmountText, Time } from '#platform/http/shared.ts'

const Group = z.object({ name: z.string().nullable(), holders: z.number().int(), units: AmountText })
export const OwnHolders = z
  .object({
    product: z.object({ symbol: ProductSymbol, name: z.string() }),
    at: Time,
    holders: z.number().int(),
    units: AmountText,
    supply: Units,
    /** Certificates of allotments with remaining units. Units bought from other holders have no certificate. */
    certificates: z.number().int(),
    bought: AmountText,
    byClass: z.array(Group),
    byCountry: z.array(Group),
  })
  .meta({ id: 'OwnHolders' })
