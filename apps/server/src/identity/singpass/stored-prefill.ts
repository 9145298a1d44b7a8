import type { MyinfoPrefill } from '@tessera/contract/identity/singpass/singpass.ts'
import { maskedNumber } from '@tessera/domain/identity/kyc/details.ts'
import { maskPhone } from '@tessera/domain/access/customers/phone.ts'
import {
  documentTypeOf,
  missingFields,
  type MyinfoItem,
  type MyinfoPerson,
} from '@tessera/domain/identity/singpass/prefill.ts'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { z } from 'zod'
import { type Cipher, cipherFor } from '#platform/secrets/cipher.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type PrefillRow, putPrefill } from './prefills.sql.ts'

/** Lifetime of the data in minutes, enough to complete a form with a few fields. */
export const PREFILL_MINUTES = 60

const item = <T extends z.ZodType>(value: T) =>
  z.object({ value, verified: z.boolean(), updatedOn: z.string().nullable() }).optional()
const text = item(z.string())
const StoredPerson = z.object({
  uinfin: z.string(),
  legalName: text,
  birthDate: text,
  nationality: text,
  passExpiresOn: text,
  address: item(
    z.object({
      line1: z.string(),
      line2: z.string().optional(),
      city: z.string(),
      region: z.string().optional(),
      postcode: z.string(),
      country: z.string(),
    }),
  ),
  mobile: text,
  email: text,
})

const cipherOf = ({ config }: Pick<Deps, 'config'>): Cipher => cipherFor(config, 'myinfo prefill')

/** Returns the person in a stored prefill. */
export const personOfPrefill = (deps: Pick<Deps, 'config'>, row: Pick<PrefillRow, 'data_sealed'>): MyinfoPerson =>
  StoredPerson.parse(JSON.parse(cipherOf(deps).open(row.data_sealed)))

/** Stores a person's data encrypted until the customer sends it for review. */
export async function storePrefill(
  deps: Pick<Deps, 'config' | 'random'>,
  tx: Tx,
  customerId: string,
  person: MyinfoPerson,
): Promise<PrefillRow> {
  const id = deps.random.uuid()
  const expiresAt = new Date(tx.now.getTime() + PREFILL_MINUTES * MINUTE_MS)
  const dataSealed = cipherOf(deps).seal(JSON.stringify(person))
  await putPrefill(tx, { id, customerId, dataSealed, expiresAt })
  return { id, data_sealed: dataSealed, fetched_at: tx.now, expires_at: expiresAt }
}

const itemView = <T>(of: MyinfoItem<T> | undefined): MyinfoItem<T> | null => of ?? null

/** Returns the data for its owner, with all numbers masked except their last characters. */
export function prefillView(row: PrefillRow, person: MyinfoPerson): z.input<typeof MyinfoPrefill> {
  const missing = missingFields(person)
  const { mobile } = person
  const documentType = documentTypeOf(person.uinfin)
  return {
    id: row.id,
    source: 'myinfo',
    fetchedAt: row.fetched_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    uinfinMasked: maskedNumber(person.uinfin),
    documentType,
    legalName: itemView(person.legalName),
    birthDate: itemView(person.birthDate),
    nationality: missing.includes('nationality') ? null : itemView(person.nationality),
    documentExpiresOn: documentType === 'residence_permit' ? itemView(person.passExpiresOn) : null,
    address: itemView(person.address),
    mobile: itemView(mobile && { ...mobile, value: maskPhone(mobile.value) }),
    email: itemView(person.email),
    missing,
  }
}
