import type { Vendor } from './fapi-provider.ts'
import { companies } from './myinfo-companies.ts'

/** The part of `entity_info` that each scope asks for. */
const parts = {
  'entity.basic_profile': 'basic_profile',
  'entity.address': 'addresses',
  'entity.appointments': 'appointments',
  'entity.shareholders': 'shareholders',
} as const

/** Corppass with Myinfo Business: the companies, and which scope asks for which part of `entity_info`. */
export const corppass: Vendor = {
  name: 'Corppass',
  tokenClaims: ['sub_type', 'act'],
  userinfoClaims: { entity_info: Object.keys(parts), corppass_info: ['corppass.email'] },
  personas: companies,
  claimsOf: (id, scopes) => {
    const company = companies.find((each) => each.id === id)
    if (company === undefined) return undefined
    const asked = Object.entries(parts).filter(([scope]) => scopes.has(scope))
    return {
      sub_type: 'entity',
      act: { sub: 'a9865837-7bd7-46ac-bef4-42a76a946424', sub_type: 'user' },
      entity_info: Object.fromEntries(asked.map(([, part]) => [part, company.entityInfo[part]])),
    }
  },
}
