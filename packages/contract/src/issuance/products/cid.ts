import { CID_FORM } from '@tessera/domain/issuance/ipfs/identifier.ts'
import { pinStates } from '@tessera/domain/issuance/ipfs/publication.ts'
import { z } from 'zod'

export const Cid = z
  .string()
  .regex(CID_FORM)
  .meta({ id: 'Cid', example: 'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e' })
export const PinState = z.enum(pinStates).meta({ id: 'PinState' })
