import { z } from 'zod'

/**
 * The public half of the key to which a browser encrypts fields: P-256, for ECDH-ES+A256KW with A256GCM (decisions G10
 * and 0020).
 */
export const FieldKey = z
  .object({ kid: z.string(), kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() })
  .meta({ id: 'FieldKey' })

/** The plain content of a ciphertext. It is for one row, has the server's time, and is accepted once. */
export const SealedContent = z.strictObject({
  path: z.string().max(200),
  iat: z.number().int(),
  nonce: z.string().regex(/^[\w-]{22,64}$/),
  fields: z.record(z.string().max(60), z.string().max(200)),
})
export type SealedContent = z.output<typeof SealedContent>
