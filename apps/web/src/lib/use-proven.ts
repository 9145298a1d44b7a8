import { ApiError } from '@tessera/contract/client.ts'
import type { SignedInScene, VerifyPayload } from '@tessera/contract/verification.ts'
import { useState } from 'react'
import { saidAt } from './form.ts'
import { type StepUp, useStepUp } from './step-up.tsx'

type Proven = {
  readonly stepUp: StepUp
  /** What all proofs came to; undefined while one is missing. */
  readonly token: string | undefined
  readonly keep: (token: string) => void
  /** Told of each refusal: a confirmation that lapsed, or one of what must be changed, is asked for anew. */
  readonly refused: (error: Error) => void
}

/** A step-up whose proofs are all given before the thing is done. */
export function useProven<S extends SignedInScene>(scene: S, payload: VerifyPayload<S>): Proven {
  const stepUp = useStepUp(scene, payload)
  const [token, keep] = useState<string>()
  const refused = (error: Error) => {
    const lapsed = error instanceof ApiError && error.code === 'VERIFY_TOKEN_INVALID'
    if (!lapsed && !Object.keys(payload).some((field) => saidAt(error, field) !== undefined)) return
    stepUp.restart()
    keep(undefined)
  }
  return { stepUp, token, keep, refused }
}
