import type { RefusalCode } from './catalogue.ts'
import type { Endpoint } from './platform/http/endpoint.ts'
import { memberRightOf, opensToBroker } from './row-rights.ts'

/** Codes with which every call may be refused. */
const ofEveryCall: readonly RefusalCode[] = [
  'PARAM_INVALID',
  'BODY_UNREADABLE',
  'REQUEST_UNREADABLE',
  'REQUEST_TOO_SLOW',
  'HEADERS_TOO_LARGE',
  'INTERNAL',
  'SERVER_BUSY',
  'ACCOUNT_BUSY',
  'SITE_READ_ONLY',
  'STORAGE_FULL',
]
const ofBody: readonly RefusalCode[] = ['BODY_TOO_LARGE', 'CONTENT_TYPE_UNSUPPORTED']
const ofStatus: readonly RefusalCode[] = ['ACCOUNT_FROZEN', 'KYC_REQUIRED', 'SECURITY_FACTOR_REQUIRED']
const ofKeys: readonly RefusalCode[] = [
  'API_KEY_UNKNOWN',
  'API_SIGNATURE_WRONG',
  'API_TIMESTAMP_OUT_OF_WINDOW',
  'API_ADDRESS_FOREIGN',
  'API_REQUEST_REPEATED',
  'API_SCOPE_MISSING',
]
const ofIdempotency: readonly RefusalCode[] = ['IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_KEY_REUSED']

type Rule = readonly [applies: boolean, codes: readonly RefusalCode[]]

const customerRules = (row: Endpoint): Rule[] => [
  [true, ['UNAUTHORIZED']],
  [row.who === 'approved', ofStatus],
  [!['own', 'view'].includes(memberRightOf(row)), ['MEMBER_ROLE_MISSING']],
  [row.subAccounts !== true, ['SUB_ACCOUNT_NOT_ALLOWED']],
  [!opensToBroker(row), ['API_NOT_FOR_KEYS']],
  [row.keyScope !== undefined, ofKeys],
  [row.keyScope !== undefined && row.keyScope !== 'read', ['API_KEY_WAITING']],
]

const operatorRules = ({ permission, anyPermission }: Endpoint): Rule[] => [
  [true, ['UNAUTHORIZED', 'OPERATOR_OWN_ACCOUNT']],
  [permission !== undefined || anyPermission !== undefined, ['FORBIDDEN']],
]

const rulesOf = (row: Endpoint): Rule[] => [
  ...(row.who === 'visitor' ? [] : row.who === 'operator' ? operatorRules(row) : customerRules(row)),
  [row.rate !== undefined || row.keyScope !== undefined, ['TOO_MANY_REQUESTS']],
  [row.idempotent !== undefined, ofIdempotency],
  [row.secret !== undefined, ['SEALED_REFUSED']],
  [row.method === 'POST', ofBody],
  [true, ofEveryCall],
]

/**
 * Codes with which the server may refuse a call of the endpoint before its handler runs: by caller, rate or input.
 */
export const generalRefusals = (row: Endpoint): readonly RefusalCode[] =>
  rulesOf(row).flatMap(([applies, codes]) => (applies ? codes : []))

/** Returns every code with which a call of the row may be refused: its own first, in order of precedence. */
export const allRefusals = (row: Endpoint): readonly RefusalCode[] => [
  ...new Set([...row.refusals, ...generalRefusals(row)]),
]
