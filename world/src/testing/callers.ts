import type { Endpoint } from '@tessera/contract/platform/http/endpoint.ts'
import { mayCall } from '@tessera/contract/permissions.ts'
import { memberRightOf } from '@tessera/contract/row-rights.ts'
import { mayAct, type MemberRole } from '@tessera/domain/profile/members/roles.ts'
import { type FirstRole, firstRoles } from '../../../apps/server/src/platform/database/first-roles.ts'
import type { ApiScope } from '@tessera/domain/access/api-keys/key.ts'
import { send, sign, type TestKey } from './api-keys.ts'
import { type RowAnswer, sendRow } from './every-row.ts'
import type { Person, TestExchange } from './exchange.ts'

/** A caller of endpoints. `refusalOf` gives undefined for an allowed endpoint, or the code of the refusal. */
export type Caller = {
  readonly name: string
  readonly ask: (row: Endpoint, input: Readonly<Record<string, unknown>>) => Promise<RowAnswer>
  readonly refusalOf: (row: Endpoint) => string | undefined
}

const byToken =
  (exchange: TestExchange, token: string | undefined): Caller['ask'] =>
  (row, input) =>
    sendRow(exchange, row, input, token)

/** A caller without the kind of session that the endpoint requires. */
export const nobody = (exchange: TestExchange, name: string, token?: string): Caller => ({
  name,
  ask: byToken(exchange, token),
  refusalOf: (row) => (row.who === 'visitor' ? undefined : 'UNAUTHORIZED'),
})

/** Endpoints for every logged-in customer that refuse frozen accounts themselves. */
const refusesFrozen = (row: Endpoint, gate: string): boolean =>
  gate === 'ACCOUNT_FROZEN' && row.who === 'customer' && row.refusals.includes(gate)

/** A customer whom endpoints for approved people refuse with this code; the console refuses all customers. */
export const customer = (exchange: TestExchange, name: string, { token }: Person, gate?: string): Caller => ({
  name,
  ask: byToken(exchange, token),
  refusalOf: (row) => {
    if (row.who === 'operator') return 'UNAUTHORIZED'
    return gate !== undefined && (row.who === 'approved' || refusesFrozen(row, gate)) ? gate : undefined
  },
})

export const subAccount = (exchange: TestExchange, { token }: Person): Caller => ({
  name: 'a sub-account',
  ask: byToken(exchange, token),
  refusalOf: (row) => {
    if (row.who === 'operator') return 'UNAUTHORIZED'
    return row.who === 'visitor' || row.subAccounts === true ? undefined : 'SUB_ACCOUNT_NOT_ALLOWED'
  },
})

/** A person of a company with these roles. Endpoints that require another role refuse them. */
export const memberOf = (exchange: TestExchange, { token }: Person, roles: readonly MemberRole[]): Caller => ({
  name: `a person who may ${['view', ...roles].join(', ')}`,
  ask: byToken(exchange, token),
  refusalOf: (row) => {
    if (row.who === 'operator') return 'UNAUTHORIZED'
    return row.who === 'visitor' || mayAct(roles, memberRightOf(row)) ? undefined : 'MEMBER_ROLE_MISSING'
  },
})

export const operator = (exchange: TestExchange, { token }: Person, role?: FirstRole): Caller => ({
  name: role ?? 'an operator without a role',
  ask: byToken(exchange, token),
  refusalOf: (row) => {
    if (row.who !== 'operator') return row.who === 'visitor' ? undefined : 'UNAUTHORIZED'
    return mayCall(row, role === undefined ? [] : firstRoles[role].permissions) ? undefined : 'FORBIDDEN'
  },
})

/** A program with a key of these rights. File endpoints accept no signatures, so there it is not authenticated. */
export const program = (exchange: TestExchange, key: TestKey, scopes: readonly ApiScope[]): Caller => ({
  name: `a key that may ${scopes.join(', ')}`,
  ask: async (row, input) => {
    const { code, status, data, message } = await send(exchange, sign(key, row, input))
    return { code, status, field: undefined, text: JSON.stringify({ code, message, data }) }
  },
  refusalOf: (row) => {
    if (row.who === 'operator') return 'UNAUTHORIZED'
    if (row.who === 'visitor') return undefined
    if (row.keyScope === undefined) return 'API_NOT_FOR_KEYS'
    return scopes.includes(row.keyScope) ? undefined : 'API_SCOPE_MISSING'
  },
})
