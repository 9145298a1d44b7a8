import type { Assertion } from '@tessera/contract/platform/http/assertion.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { changed, many, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { contentHash } from '#platform/random/random.ts'

type Signed = z.output<typeof Assertion>

/** Returns the challenge that both people sign: the hash of the exact content of a request together with its id. */
export const signatureChallenge = (request: string, content: unknown): string =>
  Buffer.from(contentHash({ request, content }), 'hex').toString('base64url')

/** A passkey signature as JSON, in the form of the device's response. */
export const signatureJson = sql`json_build_object('id', s.credential_id, 'clientDataJSON', s.client_data,
  'authenticatorData', s.authenticator_data, 'signature', s.signature)`

export const signaturesOf = (source: Source, request: string): Promise<{ operator_id: string; answer: Signed }[]> =>
  many(
    source,
    sql<{ operator_id: string; answer: Signed }>`
      select s.operator_id, ${signatureJson} as answer from approval_signature s where s.request_id = ${request}`,
  )

export const insertSignature = (
  tx: Tx,
  { request, operatorId, answer }: { readonly request: string; readonly operatorId: string; readonly answer: Signed },
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into approval_signature (request_id, operator_id, credential_id, client_data, authenticator_data, signature, at)
        values (${request}, ${operatorId}, ${answer.id}, ${answer.clientDataJSON}, ${answer.authenticatorData}, ${answer.signature}, ${tx.now})`,
  )
