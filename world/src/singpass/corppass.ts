import type { Vendor } from './fapi-provider.ts'
import { companies } from './myinfo-companies.ts'

/** Items of the basic profile, each with a separate scope. */
const profile = [
  'uen',
  'name',
  'entity_type',
  'entity_status',
  'company_type',
  'registration_date',
  'country_of_incorporation',
  'primary_activity',
]
const scopeOf = (item: string): string => `entity.basic_profile.${item}`
/** The other parts of `entity_info`, each with the scope that requests it. */
const parts = {
  'entity.address': 'addresses',
  'entity.appointments': 'appointments',
  'entity.shareholders': 'shareholders',
} as const

/** Corppass with Myinfo Business: the companies, and the scopes for the parts of `entity_info`. */
export const corppass: Vendor = {
  name: 'Corppass',
  tokenClaims: ['sub_type', 'act'],
  userinfoClaims: { entity_info: [...profile.map(scopeOf), ...Object.keys(parts)] },
  personas: companies,
  claimsOf: (id, scopes) => {
    const company = companies.find((each) => each.id === id)
    if (company === undefined) return undefined
    const { basic_profile: facts } = company.entityInfo
    const items = profile.filter((item) => scopes.has(scopeOf(item)))
    const requested = Object.entries(parts).filter(([scope]) => scopes.has(scope))
    return {
      sub_type: 'entity',
      act: { sub: 'a9865837-7bd7-46ac-bef4-42a76a946424', sub_type: 'user' },
      entity_info: {
        basic_profile: Object.fromEntries(items.map((item) => [item, facts[item]])),
        ...Object.fromEntries(requested.map(([, part]) => [part, company.entityInfo[part]])),
      },
    }
  },
}
