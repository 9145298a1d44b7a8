import type { agents } from '@tessera/contract/partners/agents/agents.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { licenceTypes } from '@tessera/domain/partners/agents/machine.ts'
import { type Checked, checked } from '#parts/form.ts'

export type ApplicationFields = {
  type: string
  number: string
  authority: string
  country: string
  expiresOn: string
  file: readonly { readonly url: string; readonly id: string; readonly name: string }[]
  how: string
  expectedClients: string
  parentCode: string
  /** Further files; only a broker attaches them. */
  evidence: readonly { readonly url: string; readonly id: string; readonly name: string }[]
}
export type ApplicationFault = 'missing' | 'day' | 'past' | 'count'
export type ApplicationBody = Omit<InputOf<typeof agents.apply>, 'uaTime' | 'securityInfo'> & {
  readonly evidenceIds?: string[]
}

const typeOf = (text: string) => licenceTypes.find((each) => each === text)
const needed = (text: string): ApplicationFault | undefined => (text.trim() === '' ? 'missing' : undefined)
const dayFault = (text: string, today: string): ApplicationFault | undefined => {
  if (text === '') return 'missing'
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text) || Number.isNaN(Date.parse(text))) return 'day'
  return text <= today ? 'past' : undefined
}

/** Returns the request or the errors of the form. `today` returns the day in UTC, as the server uses it. */
export const toApplication =
  (today: () => string) =>
  (fields: ApplicationFields): Checked<ApplicationFields, ApplicationBody, ApplicationFault> => {
    const { number, authority, country, expiresOn, how, file } = fields
    const type = typeOf(fields.type)
    const count = /^[1-9]\d{0,6}$/u.test(fields.expectedClients) ? Number(fields.expectedClients) : undefined
    const parentCode = fields.parentCode.trim()
    return checked<ApplicationFields, ApplicationBody, ApplicationFault>(
      {
        type: type === undefined ? 'missing' : undefined,
        number: needed(number),
        authority: needed(authority),
        country: needed(country),
        expiresOn: dayFault(expiresOn, today()),
        file: file[0] === undefined ? 'missing' : undefined,
        how: needed(how),
        expectedClients: count === undefined || count > 1_000_000 ? 'count' : undefined,
      },
      () => ({
        licence: { type: type ?? 'other', number, authority, country, expiresOn },
        uploadId: file[0]?.id ?? '',
        how,
        expectedClients: count ?? 1,
        ...(parentCode !== '' && { parentCode }),
        ...(fields.evidence.length > 0 && { evidenceIds: fields.evidence.map(({ id }) => id) }),
      }),
    )
  }
