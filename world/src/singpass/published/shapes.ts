import { z } from 'zod'

/** Sources and dates: README.md beside this file. */
const metadata = {
  classification: z.literal('C'),
  source: z.enum(['1', '2', '3', '4']),
  lastupdated: z.string().regex(/^\d{4}-\d\d-\d\d$/u),
}
const text = z.strictObject({ value: z.string() })

/** Pattern A: metadata and a value. */
export const Valued = z.strictObject({ ...metadata, value: z.string() })
/** Pattern B: metadata, a code and its description. */
export const Coded = z.strictObject({ ...metadata, code: z.string(), desc: z.string() })
/** An item that the source does not have. */
export const Unavailable = z.strictObject({ ...metadata, unavailable: z.literal(true) })

const place = {
  type: z.literal('SG'),
  block: text,
  building: text,
  floor: text,
  unit: text,
  street: text,
  postal: text,
  country: z.strictObject({ code: z.string(), desc: z.string() }),
}
export const AddressSG = z.strictObject({ ...metadata, ...place })
export const Mobile = z.strictObject({ ...metadata, prefix: text, areacode: text, nbr: text })

export const PersonInfo = z.strictObject({
  uinfin: Valued,
  name: Valued,
  sex: Coded,
  dob: Valued,
  nationality: Coded,
  residentialstatus: Coded,
  passexpirydate: Valued,
  mobileno: z.union([Mobile, Unavailable]),
  email: Valued,
  regadd: z.union([AddressSG, Unavailable]),
})

export const BasicProfile = z.strictObject({
  uen: Valued,
  name: Valued,
  entity_type: Coded,
  entity_status: Valued,
  company_type: Coded,
  registration_date: Valued,
  country_of_incorporation: Coded,
  primary_activity: Coded,
})

/** The protected head of an encrypted token. */
export const TokenHead = z.looseObject({
  alg: z.literal('ECDH-ES+A256KW'),
  enc: z.literal('A256CBC-HS512'),
  cty: z.literal('JWT'),
  kid: z.string(),
})
