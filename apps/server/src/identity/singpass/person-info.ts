import type { MyinfoAddress, MyinfoItem, MyinfoPerson } from '@tessera/domain/identity/singpass/prefill.ts'
import { isUinfin } from '@tessera/domain/identity/singpass/uinfin.ts'
import { z } from 'zod'
import { addressInSingapore, joinParts, MyinfoAddress as AddressParts } from '#identity/fapi/myinfo-address.ts'

/** The Myinfo items that verification requests, and no others. */
export const SINGPASS_SCOPE = 'openid uinfin name dob nationality passexpirydate mobileno email regadd'

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/)
const text = z.object({ value: z.string() })
/** 1: verified by the government. 2: entered by the person. 3: does not apply. 4: verified by Singpass. */
const metadata = {
  source: z.enum(['1', '2', '3', '4']),
  lastupdated: day.optional(),
  unavailable: z.boolean().optional(),
}
const valueField = z.object({ ...metadata, value: z.string().optional() })
const codeField = z.object({ ...metadata, code: z.string().optional() })
const Address = AddressParts.extend(metadata)
const Mobile = z.object({
  ...metadata,
  prefix: text.optional(),
  areacode: text.optional(),
  nbr: text.optional(),
})

/** `person_info` of a userinfo response. Items that we did not request or do not use are omitted. */
const PersonInfo = z.object({
  uinfin: valueField,
  name: valueField.optional(),
  dob: valueField.optional(),
  nationality: codeField.optional(),
  passexpirydate: valueField.optional(),
  regadd: Address.optional(),
  mobileno: Mobile.optional(),
  email: valueField.optional(),
})
type FieldMetadata = {
  readonly source: '1' | '2' | '3' | '4'
  readonly lastupdated?: string | undefined
  readonly unavailable?: boolean | undefined
}

const Userinfo = z.object({ person_info: PersonInfo })

/**
 * Returns the person of a userinfo response; undefined if it does not have the published shape, or has no Singapore
 * number.
 */
export function personOf(claims: Readonly<Record<string, unknown>>): MyinfoPerson | undefined {
  const read = Userinfo.safeParse(claims)
  if (!read.success) return undefined
  const info = read.data.person_info
  const uinfin = info.uinfin.value ?? ''
  if (!isUinfin(uinfin)) return undefined
  return {
    uinfin,
    legalName: item(info.name, info.name?.value),
    birthDate: dayItem(info.dob),
    nationality: item(info.nationality, info.nationality?.code),
    passExpiresOn: dayItem(info.passexpirydate),
    address: item(info.regadd, addressOf(info.regadd)),
    mobile: item(info.mobileno, mobileOf(info.mobileno)),
    email: item(info.email, info.email?.value),
  }
}

/** An item is absent if the source marks it as absent, if it does not apply, or if it is empty. */
function item<T>(about: FieldMetadata | undefined, value: T | undefined): MyinfoItem<T> | undefined {
  if (about === undefined || about.unavailable === true || about.source === '3') return undefined
  if (value === undefined || value === '') return undefined
  return { value, verified: about.source !== '2', updatedOn: about.lastupdated ?? null }
}

const dayItem = (of: z.output<typeof valueField> | undefined): MyinfoItem<string> | undefined =>
  item(of, day.safeParse(of?.value).data)

function addressOf(from: z.output<typeof Address> | undefined): MyinfoAddress | undefined {
  const local = addressInSingapore(from)
  if (local === undefined) return undefined
  const { street: line1, unit, building, postal: postcode } = local
  const line2 = joinParts([unit, building], ' ')
  return { line1, ...(line2 !== '' && { line2 }), city: 'Singapore', postcode, country: 'SG' }
}

function mobileOf(from: z.output<typeof Mobile> | undefined): string | undefined {
  const number = from?.nbr?.value
  if (number === undefined || number === '') return undefined
  return `${from?.prefix?.value ?? '+'}${from?.areacode?.value ?? ''}${number}`
}
