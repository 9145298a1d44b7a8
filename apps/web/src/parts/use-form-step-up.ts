import { ApiError } from '@tessera/contract/platform/http/client.ts'
import type { SignedInScene, VerifyPayload } from '@tessera/contract/access/verification/scenes.ts'
import { useState } from 'react'
import { refusalAt } from './form.ts'
import { type StepUp, useStepUp } from './step-up.tsx'

type Proven = {
  readonly stepUp: StepUp
  /** The token for all factors; undefined while one is missing. */
  readonly token: string | undefined
  readonly keep: (token: string) => void
  /** Handles each refusal: a confirmation that expired or whose input must change is requested again. */
  readonly refused: (error: Error) => void
}

const isAtAnyField = (error: Error, fields: readonly string[]): boolean =>
  fields.some((field) => refusalAt(error, field) !== undefined)

/**
 * A step-up whose factors are all verified before the call. `fields`: the form’s field names, if the payload has
 * others.
 */
export function useFormProofs<S extends SignedInScene>(
  scene: S,
  payload: VerifyPayload<S>,
  fields: readonly string[] = Object.keys(payload),
): Proven {
  const stepUp = useStepUp(scene, payload)
  const [token, keep] = useState<string>()
  const refused = (error: Error) => {
    const lapsed = error instanceof ApiError && error.code === 'VERIFY_TOKEN_INVALID'
    if (!lapsed && !isAtAnyField(error, fields)) return
    stepUp.restart()
    keep(undefined)
  }
  return { stepUp, token, keep, refused }
}

export type FormCode = {
  readonly stepUp: StepUp
  readonly code: string
  readonly setCode: (code: string) => void
  /** Handles a refusal. If it names a field that the code is bound to, the form opens again and needs another code. */
  readonly refused: (error: Error) => void
}

/** A step-up by one code, entered beside the form to whose fields it is bound. */
export function useFormCode<S extends SignedInScene>(scene: S, payload: VerifyPayload<S>): FormCode {
  const stepUp = useStepUp(scene, payload)
  const [code, setCode] = useState('')
  const refused = (error: Error) => {
    if (!isAtAnyField(error, Object.keys(payload))) return
    stepUp.restart()
    setCode('')
  }
  return { stepUp, code, setCode, refused }
}
