import type { Vendor } from './fapi-provider.ts'
import { persons } from './myinfo-persons.ts'

const items = [
  'uinfin',
  'name',
  'sex',
  'dob',
  'nationality',
  'residentialstatus',
  'passexpirydate',
  'mobileno',
  'email',
  'regadd',
] as const

/** Singpass with Myinfo: the personas, and the scopes for the items of `person_info`. */
export const singpass: Vendor = {
  name: 'Singpass',
  tokenClaims: ['sub_type'],
  userinfoClaims: { person_info: items },
  personas: persons,
  claimsOf: (id, scopes) => {
    const person = persons.find((each) => each.id === id)
    if (person === undefined) return undefined
    const requested = items.filter((item) => scopes.has(item))
    return {
      sub_type: 'user',
      person_info: Object.fromEntries(requested.map((item) => [item, person.personInfo[item]])),
    }
  },
}
