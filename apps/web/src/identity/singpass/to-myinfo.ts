import { type NameFault, nameFault } from '@tessera/domain/platform/text/person-name.ts'
import type { singpass } from '@tessera/contract/identity/singpass/singpass.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { AddableField } from '@tessera/domain/identity/singpass/prefill.ts'
import { type Checked, checked } from '#parts/form.ts'

export type MyinfoFields = {
  legalName: string
  birthDate: string
  nationality: string
  documentExpiresOn: string
  line1: string
  line2: string
  city: string
  postcode: string
  country: string
  use: boolean
  accuracy: boolean
}
export type MyinfoFault = NameFault | 'text' | 'date' | 'country' | 'consent'
export type MyinfoBody = InputOf<typeof singpass.submit>

export const noFields: MyinfoFields = {
  legalName: '',
  birthDate: '',
  nationality: '',
  documentExpiresOn: '',
  line1: '',
  line2: '',
  city: '',
  postcode: '',
  country: '',
  use: false,
  accuracy: false,
}

/** True for `2026-02-28`, false for `2026-02-30`, which does not exist. */
const isDay = (text: string): boolean => {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text
}
const text = (value: string): MyinfoFault | undefined => (value.trim() === '' ? 'text' : undefined)
const day = (value: string): MyinfoFault | undefined => (isDay(value) ? undefined : 'date')
const country = (value: string): MyinfoFault | undefined => (value === '' ? 'country' : undefined)
const consent = (given: boolean): MyinfoFault | undefined => (given ? undefined : 'consent')

/** The request: values for the fields that the source lacks, and both consents. */
export function toMyinfo(
  f: MyinfoFields,
  { id, missing }: { readonly id: string; readonly missing: readonly AddableField[] },
): Checked<MyinfoFields, MyinfoBody, MyinfoFault> {
  const isMissing = (field: AddableField) => missing.includes(field)
  return checked<MyinfoFields, MyinfoBody, MyinfoFault>(
    {
      ...(isMissing('legalName') && { legalName: text(f.legalName) ?? nameFault(f.legalName) }),
      ...(isMissing('birthDate') && { birthDate: day(f.birthDate) }),
      ...(isMissing('nationality') && { nationality: country(f.nationality) }),
      ...(isMissing('documentExpiresOn') && { documentExpiresOn: day(f.documentExpiresOn) }),
      ...(isMissing('address') && {
        line1: text(f.line1),
        city: text(f.city),
        postcode: text(f.postcode),
        country: country(f.country),
      }),
      use: consent(f.use),
      accuracy: consent(f.accuracy),
    },
    () => ({
      prefillId: id,
      corrections: {
        ...(isMissing('legalName') && { legalName: f.legalName.trim() }),
        ...(isMissing('birthDate') && { birthDate: f.birthDate }),
        ...(isMissing('nationality') && { nationality: f.nationality }),
        ...(isMissing('documentExpiresOn') && { documentExpiresOn: f.documentExpiresOn }),
        ...(isMissing('address') && { address: addressOf(f) }),
      },
      consents: { use: true, accuracy: true },
    }),
  )
}

const addressOf = (f: MyinfoFields) => ({
  line1: f.line1.trim(),
  ...(f.line2.trim() !== '' && { line2: f.line2.trim() }),
  city: f.city.trim(),
  postcode: f.postcode.trim(),
  country: f.country,
})
