import type { SignedInScene, VerifyPayload } from '@tessera/contract/verification.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from './api.ts'

export type StepUp = {
  readonly send: () => void
  readonly sending: boolean
  /** When the next code may be asked for, in milliseconds; undefined while none was sent. */
  readonly availableAt: number | undefined
  /** Why sending did not work. */
  readonly error: string | undefined
  readonly sent: boolean
  /** The token for exactly this payload. A code that was proven once is not proven again. */
  readonly prove: (code: string) => Promise<string>
}

/** A code by mail that authorises one thing: it is bound to `payload`, and so is the token it turns into. */
export function useStepUp<S extends SignedInScene>(scene: S, payload: VerifyPayload<S>): StepUp {
  const [challenge, setChallenge] = useState<{ challengeId: string; resendAt: string }>()
  const proven = useRef<{ of: string; verifyToken: string }>(undefined)
  const send = useMutation({
    mutationFn: () => api.verification.sendCode({ scene, payload }),
    onSuccess: setChallenge,
  })
  const prove = async (code: string): Promise<string> => {
    if (challenge === undefined) throw new Error('no code was sent')
    const { challengeId } = challenge
    const of = `${challengeId} ${code}`
    if (proven.current?.of === of) return proven.current.verifyToken
    const { verifyToken } = await api.verification.prove({ challengeId, code })
    proven.current = { of, verifyToken }
    return verifyToken
  }
  return {
    send: () => send.mutate(),
    sending: send.isPending,
    availableAt: challenge === undefined ? undefined : new Date(challenge.resendAt).getTime(),
    error: send.error?.message,
    sent: challenge !== undefined,
    prove,
  }
}
