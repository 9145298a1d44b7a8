import type { Persona } from './myinfo-persons.ts'

const metadata = { classification: 'C', source: '1', lastupdated: '2026-07-31' } as const
const value = (text: string) => ({ ...metadata, value: text })
const coded = (code: string, desc: string) => ({ ...metadata, code, desc })

type Holder = { readonly idno: string; readonly name: string; readonly nationality: string }
const person = ({ idno, name, nationality }: Holder) => ({
  idno: { value: idno },
  person_name: { value: name },
  nationality: { code: nationality, desc: '' },
})
const entity = (uen: string, name: string) => ({ uen: { value: uen }, entity_name: { value: name } })

/** Categories of the register: 1 is an individual, 2 a local company, 3 a foreign one. */
const individual = { code: '1', desc: 'Individual' }
const company = { code: '2', desc: 'Local Company' }

const director = (holder: Holder, since: string) => ({
  position: { code: 'D', desc: 'DIRECTOR' },
  appointment_date: { value: since },
  category: individual,
  person_reference: person(holder),
})
const secretary = (holder: Holder, since: string) => ({
  ...director(holder, since),
  position: { code: 'S', desc: 'SECRETARY' },
})
const shares = (allocation: number) => ({
  allocation: { value: allocation },
  currency: { code: 'SGD', desc: 'SINGAPORE DOLLAR' },
  share_type: { code: '1', desc: 'Ordinary' },
})

const hui: Holder = { idno: 'S7001234J', name: 'HUI KAR WAI', nationality: 'SG' }
const devi: Holder = { idno: 'S8203345I', name: 'DEVI NAIR', nationality: 'SG' }
const berg: Holder = { idno: 'G3841957P', name: 'ANNA BERG', nationality: 'SE' }
const ong: Holder = { idno: 'S6907788I', name: 'ONG BEE LIAN', nationality: 'SG' }

export type CompanyPersona = Omit<Persona, 'personInfo'> & {
  readonly entityInfo: Readonly<Record<'addresses' | 'appointments' | 'shareholders', unknown>> & {
    readonly basic_profile: Readonly<Record<string, unknown>>
  }
}

/** Fictitious companies, as the business register describes them. */
export const companies: readonly CompanyPersona[] = [
  {
    id: '0b8de0a1-8d7f-4b86-8d13-ae1e5b1f0101',
    about: 'Kallang Harbour Pte. Ltd., two directors who own it, a secretary',
    entityInfo: {
      basic_profile: {
        uen: value('201812345K'),
        name: value('KALLANG HARBOUR PTE. LTD.'),
        entity_type: coded('LC', 'Local Company'),
        entity_status: value('LIVE COMPANY'),
        company_type: coded('A1', 'PRIVATE COMPANY LIMITED BY SHARES'),
        registration_date: value('2018-04-20'),
        country_of_incorporation: coded('SG', 'SINGAPORE'),
        primary_activity: coded('64202', 'OTHER HOLDING COMPANIES'),
      },
      addresses: {
        ...metadata,
        addresses_list: [
          {
            type: 'SG',
            block: { value: '10' },
            building: { value: 'HARBOUR TOWER' },
            floor: { value: '21' },
            unit: { value: '03' },
            street: { value: 'KALLANG WAY' },
            postal: { value: '349562' },
            country: { code: 'SG', desc: 'SINGAPORE' },
          },
        ],
      },
      appointments: {
        ...metadata,
        appointments_list: [director(hui, '2018-04-20'), director(devi, '2020-01-15'), secretary(ong, '2019-03-01')],
      },
      shareholders: {
        ...metadata,
        shareholders_list: [
          { ...shares(600_000), category: individual, person_reference: person(hui) },
          { ...shares(400_000), category: individual, person_reference: person(devi) },
        ],
      },
    },
  },
  {
    id: '5f2c0f57-2c57-4d0e-9d06-4d2a3c7b0202',
    about: 'Orchid Row Holdings Pte. Ltd., owned by another company, no address on the register',
    entityInfo: {
      basic_profile: {
        uen: value('202104567M'),
        name: value('ORCHID ROW HOLDINGS PTE. LTD.'),
        entity_type: coded('LC', 'Local Company'),
        entity_status: value('LIVE COMPANY'),
        company_type: coded('A4', 'EXEMPT PRIVATE COMPANY LIMITED BY SHARES'),
        registration_date: value('2021-02-09'),
        country_of_incorporation: coded('SG', 'SINGAPORE'),
        primary_activity: coded('68104', 'REAL ESTATE DEVELOPERS'),
      },
      addresses: { ...metadata, unavailable: true, addresses_list: [] },
      appointments: { ...metadata, appointments_list: [director(berg, '2021-02-09')] },
      shareholders: {
        ...metadata,
        shareholders_list: [
          { ...shares(80_000), category: company, entity_reference: entity('200501234D', 'ROWAN CAPITAL PTE. LTD.') },
          { ...shares(20_000), category: individual, person_reference: person(berg) },
        ],
      },
    },
  },
  {
    id: '9c7b1d12-0f3a-4c39-a7c2-1f6d9e8a0303',
    about: 'Lapsed Lantern Pte. Ltd., struck off',
    entityInfo: {
      basic_profile: {
        uen: value('201098765W'),
        name: value('LAPSED LANTERN PTE. LTD.'),
        entity_type: coded('LC', 'Local Company'),
        entity_status: value('STRUCK OFF'),
        company_type: coded('A1', 'PRIVATE COMPANY LIMITED BY SHARES'),
        registration_date: value('2010-10-10'),
        country_of_incorporation: coded('SG', 'SINGAPORE'),
        primary_activity: coded('64202', 'OTHER HOLDING COMPANIES'),
      },
      addresses: { ...metadata, unavailable: true, addresses_list: [] },
      appointments: { ...metadata, appointments_list: [director(ong, '2010-10-10')] },
      shareholders: {
        ...metadata,
        shareholders_list: [{ ...shares(1), category: individual, person_reference: person(ong) }],
      },
    },
  },
]
