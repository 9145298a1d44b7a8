import { pinStates } from '@tessera/domain/ipfs/publication.ts'
import { z } from 'zod'

/** CIDv1 in base32 of a raw block or a DAG-PB node, hashed by SHA-256. */
export const Cid = z
  .string()
  .regex(/^baf(?:kr|yb)ei[a-z2-7]{52}$/)
  .meta({ id: 'Cid', example: 'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e' })
export const PinState = z.enum(pinStates).meta({ id: 'PinState' })
