import type { CompanyAddress } from '@tessera/domain/identity/companies/application.ts'
import type { RegisterCompany, RegisterPerson } from '@tessera/domain/identity/companies/register.ts'
import { isCountry } from '@tessera/domain/access/customers/areas.ts'
import { z } from 'zod'
import { addressInSingapore, joinParts, MyinfoAddress } from '#identity/fapi/myinfo-address.ts'

const text = z.object({ value: z.string() })
const code = z.object({ code: z.string() })
const Person = z.object({ idno: text, person_name: text, nationality: code.optional() })
const Entity = z.object({ uen: text, entity_name: text })
const list = <T extends z.ZodType>(of: T) => z.array(of).max(1000).default([])

/** `entity_info` of a userinfo response, without unused items. */
const EntityInfo = z.object({
  basic_profile: z.object({
    uen: text,
    name: text,
    entity_status: text,
    entity_type: code.optional(),
    company_type: code.optional(),
    registration_date: text.optional(),
  }),
  addresses: z.object({ addresses_list: list(MyinfoAddress) }).optional(),
  appointments: z
    .object({ appointments_list: list(z.object({ position: code, person_reference: Person.optional() })) })
    .optional(),
  shareholders: z
    .object({
      shareholders_list: list(
        z.object({
          allocation: z.object({ value: z.number().int().nonnegative() }),
          person_reference: Person.optional(),
          entity_reference: Entity.optional(),
        }),
      ),
    })
    .optional(),
})
const Userinfo = z.object({ entity_info: EntityInfo })

/** Positions that count as director or partner. Source: Myinfo Business, code table of `position`. */
const DIRECTING = new Set(['D', 'MD', 'P', 'MP', 'O'])
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/)

/** Returns the company of a userinfo response; undefined if it does not have the published shape. */
export function companyOf(claims: Readonly<Record<string, unknown>>): RegisterCompany | undefined {
  const read = Userinfo.safeParse(claims)
  if (!read.success) return undefined
  const { basic_profile: profile, addresses, appointments, shareholders } = read.data.entity_info
  const holders = shareholders?.shareholders_list ?? []
  return {
    name: profile.name.value,
    registrationNumber: profile.uen.value,
    status: profile.entity_status.value,
    incorporatedOn: day.safeParse(profile.registration_date?.value).data,
    entityType: profile.entity_type?.code,
    companyType: profile.company_type?.code,
    registeredAddress: addressOf(addresses?.addresses_list[0]),
    directors: (appointments?.appointments_list ?? [])
      .filter(({ position }) => DIRECTING.has(position.code))
      .flatMap(({ person_reference: person }) => (person === undefined ? [] : [personOf(person)])),
    holders: holders.flatMap(({ allocation, person_reference: person }) =>
      person === undefined ? [] : [{ ...personOf(person), shares: allocation.value }],
    ),
    companyHolders: holders.flatMap(({ allocation, entity_reference: entity }) =>
      entity === undefined
        ? []
        : [{ name: entity.entity_name.value, registrationNumber: entity.uen.value, shares: allocation.value }],
    ),
  }
}

function personOf({ idno, person_name: name, nationality }: z.output<typeof Person>): RegisterPerson {
  const country = nationality?.code ?? ''
  return { name: name.value, idNumber: idno.value, nationality: isCountry(country) ? country : undefined }
}

function addressOf(from: z.output<typeof MyinfoAddress> | undefined): CompanyAddress | undefined {
  const local = addressInSingapore(from)
  if (local === undefined) return undefined
  const { street, unit, building, postal: zip } = local
  return { country: 'SG', city: 'Singapore', street: joinParts([street, unit, building], ', '), zip }
}
