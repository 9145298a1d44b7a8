import { changedNumbers, type companyChanges } from '@tessera/contract/identity/company-changes/company-changes.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { OwnershipStructure } from '@tessera/domain/identity/companies/ownership.ts'
import type { Application, Person, CompanyVerification } from '#identity/companies/companies.queries.ts'

type Input = InputOf<typeof companyChanges.file>
type PersonInput = Input['persons'][number]
export const changedTexts = [
  'name',
  'registrationNumber',
  'contactNumber',
  'website',
  'natureOfBusiness',
  'sourceOfFunds',
] as const
export const addressParts = ['street', 'city', 'zip', 'country'] as const
export type Address = 'registeredAddress' | 'businessAddress'

/** The typed details of one person. */
export type PersonDraft = {
  readonly id: string
  readonly isNew: boolean
  readonly name: string
  readonly roles: Person['roles']
  readonly idType: Person['idType']
  readonly idNumber: string
  readonly nationality: string | null
  readonly birthDate: string
  readonly share: number | null
}
export type FileDraft = {
  readonly key: string
  readonly kind: Input['documents'][number]['kind'] | undefined
  readonly uploadId: string | undefined
  readonly name: string
  readonly issuedOn: string
}
export type Draft = {
  readonly changedOn: string
  readonly note: string
  readonly texts: Readonly<Record<(typeof changedTexts)[number], string>>
  readonly addresses: Readonly<Record<Address, Readonly<Record<(typeof addressParts)[number], string>>>>
  readonly persons: readonly PersonDraft[]
  readonly removed: readonly string[]
  readonly structure: OwnershipStructure
  readonly files: readonly FileDraft[]
  readonly signerId: string | undefined
  readonly isAccepted: boolean
}

const addressOf = (address: Application['basics'][Address]): Draft['addresses'][Address] => ({
  street: address.street ?? '',
  city: address.city ?? '',
  zip: address.zip ?? '',
  country: address.country ?? '',
})
/** The form, filled with the verified details of the company. */
export const draftOf = ({ basics, persons, structure }: Application): Draft => ({
  changedOn: '',
  note: '',
  texts: {
    name: basics.name ?? '',
    registrationNumber: basics.registrationNumber ?? '',
    contactNumber: basics.contactNumber ?? '',
    website: basics.website ?? '',
    natureOfBusiness: basics.natureOfBusiness ?? '',
    sourceOfFunds: basics.sourceOfFunds ?? '',
  },
  addresses: {
    registeredAddress: addressOf(basics.registeredAddress),
    businessAddress: addressOf(basics.businessAddress),
  },
  persons: persons.map(personDraft),
  removed: [],
  structure,
  files: [],
  signerId: undefined,
  isAccepted: false,
})
const personDraft = (person: Person): PersonDraft => ({
  id: person.id,
  isNew: false,
  name: person.name,
  roles: person.roles,
  idType: person.idType,
  idNumber: '',
  nationality: person.nationality,
  birthDate: person.birthDate ?? '',
  share: person.share,
})
export const newPerson = (id: string): PersonDraft => ({
  id,
  isNew: true,
  name: '',
  roles: [],
  idType: null,
  idNumber: '',
  nationality: null,
  birthDate: '',
  share: null,
})

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** The facts that differ from the verified ones; undefined if none does. */
function personInput(draft: PersonDraft, before: Person | undefined): PersonInput | undefined {
  const changed: Omit<PersonInput, 'id'> = {
    ...(draft.name.trim() !== (before?.name ?? '') && { name: draft.name.trim() }),
    ...(draft.roles.join() !== (before?.roles ?? []).join() && { roles: draft.roles }),
    ...(draft.idType !== null && draft.idType !== before?.idType && { idType: draft.idType }),
    ...(draft.nationality !== null && draft.nationality !== before?.nationality && { nationality: draft.nationality }),
    ...(draft.birthDate !== '' && draft.birthDate !== before?.birthDate && { birthDate: draft.birthDate }),
    ...(draft.share !== (before?.share ?? null) && { share: draft.share }),
  }
  const isSame = Object.keys(changed).length === 0 && draft.idNumber.trim() === ''
  return isSame && before !== undefined ? undefined : { id: draft.id, ...changed }
}

/** The request: only what differs from the verified company. `undefined` while a required part of the form is empty. */
export function toChange(draft: Draft, application: Application, current: CompanyVerification): Input | undefined {
  const { version, sha256 } = current.declaration
  const { signerId, isAccepted, changedOn, note } = draft
  const documents = draft.files.flatMap(({ kind, uploadId, issuedOn }) =>
    kind === undefined || uploadId === undefined
      ? []
      : [{ kind, uploadId, issuedOn: issuedOn === '' ? null : issuedOn }],
  )
  if (signerId === undefined || !isAccepted || changedOn === '' || note.trim() === '') return undefined
  const persons = draft.persons.flatMap((person) => {
    const input = personInput(
      person,
      application.persons.find(({ id }) => id === person.id),
    )
    return input === undefined ? [] : [{ input, number: person.idNumber.trim() }]
  })
  const numbers = Object.fromEntries(
    persons.flatMap(({ number }, at) => {
      const name = changedNumbers[at]
      return number === '' || name === undefined ? [] : [[name, number]]
    }),
  )
  const isStructureSame = JSON.stringify(draft.structure) === JSON.stringify(application.structure)
  return {
    changedOn,
    note: note.trim(),
    basics: basicsInput(draft, application),
    persons: persons.map(({ input }) => input),
    numbers,
    removed: [...draft.removed],
    ...(!isStructureSame && { structure: draft.structure }),
    documents,
    declaration: { version, sha256, accepted: true },
    signerId,
  }
}

function basicsInput(draft: Draft, { basics }: Application): Input['basics'] {
  const texts = changedTexts
    .map((field) => [field, orNull(draft.texts[field])] as const)
    .filter(([field, value]) => value !== basics[field])
  const addresses = (['registeredAddress', 'businessAddress'] as const).flatMap((address) => {
    const parts = addressParts
      .map((part) => [part, orNull(draft.addresses[address][part])] as const)
      .filter(([part, value]) => value !== basics[address][part])
    return parts.length === 0 ? [] : [[address, Object.fromEntries(parts)] as const]
  })
  return Object.fromEntries([...texts, ...addresses])
}
