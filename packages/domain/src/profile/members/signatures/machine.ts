import { machine, type StatusOf } from '#platform/machine/machine.ts'

/**
 * An act of one person that waits for a second signature. An order is `signed` while its money returns to the spot
 * account, and then `done` once the trading core accepts it, or `failed`. Every other act is done in the transaction of
 * the second signature.
 */
export const signatureMachine = machine('waiting', {
  waiting: { sign: 'signed', finish: 'done', refuse: 'refused', cancel: 'cancelled', lapse: 'lapsed' },
  signed: { place: 'done', fail: 'failed' },
  done: {},
  failed: {},
  refused: {},
  cancelled: {},
  lapsed: {},
})
export type SignatureStatus = StatusOf<typeof signatureMachine>
