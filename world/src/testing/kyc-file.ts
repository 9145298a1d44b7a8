import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Person, TestExchange } from './exchange.ts'
import { sendFile } from './send-file.ts'

export type Details = Omit<Parameters<ReturnType<typeof clientOf>['personal']>[0], 'uploads'>
const clientOf = (exchange: TestExchange, as: Person) => exchange.api(kyc, as)

export const details: Details = {
  legalName: 'Lim Jia Wen',
  birthDate: '1990-05-04',
  nationality: 'SG',
  documentType: 'passport',
  documentNumber: 'K1234567Z',
  documentExpiresOn: '2033-01-31',
  address: { line1: '8 Marina View', city: 'Singapore', postcode: '018960', country: 'SG' },
}
/** Details with a new document number. */
export const ownDetails = (): Details => ({ ...details, documentNumber: `P${randomUUID().slice(0, 8)}` })

/** Uploads a unique photo for verification. */
export async function photo(exchange: TestExchange, as: Person): Promise<string> {
  const background = `#${randomUUID().slice(0, 6)}`
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer()
  return (await sendFile(exchange, as, { bytes, name: 'photo.png' })).body.data.id
}

/** A customer whose complete file awaits review; returns the id of the case. */
export async function submittedCustomer(
  exchange: TestExchange,
  own: Details = ownDetails(),
): Promise<{ customer: Person; caseId: string }> {
  const customer = await exchange.customer({ kyc: 'unknown' })
  const uploads = { front: await photo(exchange, customer), selfie: await photo(exchange, customer) }
  await clientOf(exchange, customer).personal({ ...own, uploads }, { idempotencyKey: randomUUID() })
  const { id } = await exchange.deps.db
    .selectFrom('kyc_case')
    .select('id')
    .where('customer_id', '=', customer.id)
    .executeTakeFirstOrThrow()
  return { customer, caseId: id }
}
