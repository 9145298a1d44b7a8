import type { Endpoint } from '@tessera/contract/platform/http/endpoint.ts'

const callers: Readonly<Record<Endpoint['who'], string>> = {
  visitor: 'For everyone, logged in or not.',
  customer: 'For logged-in customers.',
  approved: 'For logged-in customers with a verified identity and a second factor, whose account is not frozen.',
  operator: 'For logged-in staff.',
}

/** Returns the rules of a row that its schemas do not show, one sentence each. */
export const descriptionOf = (row: Endpoint): string =>
  [callerOf(row), ...rightsOf(row), ...limitsOf(row), ...formOf(row)].join(' ')

const callerOf = ({ who, permission }: Endpoint): string =>
  permission === undefined ? callers[who] : `For logged-in staff with the permission \`${permission}\`.`

function rightsOf({ who, keyScope, memberRight, subAccounts }: Endpoint): string[] {
  if (who !== 'customer' && who !== 'approved') return []
  return [
    ...personsOf(memberRight),
    subAccounts === true ? 'Sub-accounts may call it.' : 'Sub-accounts may not call it.',
    keyScope === undefined ? 'API keys may not call it.' : `API keys need the right \`${keyScope}\`.`,
  ]
}

const personsOf = (right: Endpoint['memberRight']): string[] => {
  if (right === undefined) return ['Of the people of a company, only the owner may call it.']
  return right === 'own' || right === 'view' ? [] : [`People of a company need the role \`${right}\`.`]
}

const limitsOf = ({ rate, maxAgeSeconds }: Endpoint): string[] => [
  ...(rate === undefined ? [] : [`At most ${rate.points} calls in ${rate.seconds} seconds.`]),
  ...(maxAgeSeconds === undefined ? [] : [`Caches may keep the answer for ${maxAgeSeconds} seconds.`]),
]

const formOf = ({ idempotent, secret, signature }: Endpoint): string[] => [
  ...(idempotent === undefined
    ? []
    : [
        'A request with the same Idempotency-Key and contents is carried out once; a repetition gets the first answer.',
      ]),
  ...(secret === undefined
    ? []
    : [
        `In place of ${secret.map((name) => `\`${name}\``).join(' and ')} it takes \`sealed\`: a compact JWE of {path, iat, nonce, fields} to the \`fieldKey\` of the public settings.`,
      ]),
  ...(signature === undefined ? [] : ['The vendor signs the raw bytes of the body.']),
]
