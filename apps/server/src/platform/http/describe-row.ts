import type { Endpoint } from '@tessera/contract/platform/http/endpoint.ts'
import { z } from 'zod'

/** For the OpenAPI document only: `answer` parses, so that errors speak the reader's language. */
export const describe = (name: string, verb: string, row: Endpoint): object => ({
  operationId: `${name}.${verb}`,
  tags: [name],
  summary: row.summary,
  description: `Who: ${row.who}. Sub-accounts: ${row.who !== 'operator' && (row.who === 'visitor' || row.subAccounts) ? 'yes' : 'no'}. API keys: ${row.keyScope ?? 'never'}. Refusals: ${row.refusals.join(', ') || 'none of its own'}.${sealable(row)}${signedBy(row)}`,
  ...(row.who !== 'visitor' && { security: securityOf(row) }),
  ...(row.consumes !== undefined && { consumes: [row.consumes] }),
  ...(row.method === 'GET' ? { querystring: row.input } : { body: row.signature?.body ?? row.input }),
  ...(row.signature !== undefined && { headers: row.signature.headers }),
  response: {
    200:
      row.produces === undefined
        ? z.object({
            code: z.literal('SUCCESS'),
            message: z.string(),
            data: row.reply,
            traceId: z.string(),
            serverTime: z.string(),
          })
        : z.string(),
  },
})

/** Decision 0020. */
const sealable = ({ secret }: Endpoint): string =>
  secret === undefined
    ? ''
    : ` In place of ${secret.join(' and ')} takes sealed: a compact JWE of {path, iat, nonce, fields} to the fieldKey of public info.`

const signedBy = ({ signature }: Endpoint): string =>
  signature === undefined ? '' : ' Authentication: the vendor’s signature over the raw bytes of the body.'

const securityOf = (row: Endpoint): object[] => [
  { token: [] },
  ...(row.keyScope === undefined ? [] : [{ 'X-CH-APIKEY': [], 'X-CH-TS': [], 'X-CH-SIGN': [] }]),
]
