import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { verification } from '@tessera/contract/access/verification/verification.ts'
import type { SignedInScene, VerifyPayload } from '@tessera/contract/access/verification/scenes.ts'
import { authenticatorCode } from '@tessera/domain/access/security/factors.ts'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from './api.ts'
import { usePasskeys } from './passkeys.ts'
import { publicInfo } from './public-info.queries.ts'
import { useSessionToken } from './session.ts'

/** A kind of verification on a screen. */
export type ProofMethod = 'passkey' | 'google' | 'mobile' | 'email' | 'new'
type Proven = ReplyOf<typeof verification.prove>
type Sent = { readonly challengeId: string; readonly resendAt: string }

export type StepUp = {
  /** The possible kinds of the current verification. */
  readonly methods: readonly ProofMethod[]
  readonly method: ProofMethod
  readonly choose: (method: ProofMethod) => void
  /** The email or phone that receives the code, masked. */
  readonly where: string | undefined
  readonly send: (by: 'text' | 'voice') => void
  readonly sending: boolean
  /** A call is possible instead of a text message. */
  readonly voice: boolean
  /** The time from which the next code can be requested, in milliseconds; undefined while none was sent. */
  readonly availableAt: number | undefined
  /** The reason why the action or the code is refused before any attempt. */
  readonly error: string | undefined
  /** A code was sent, so its payload is fixed. */
  readonly sent: boolean
  /** The scopes that the action pauses if it is done now; null for none, undefined until known. */
  readonly pause: ReplyOf<typeof verification.demands>['pause'] | undefined
  /** A factor was requested or verified for this payload, so it is fixed. */
  readonly isStarted: boolean
  /** A code can be entered, because it was sent or comes from the authenticator; or a device can be asked. */
  readonly ready: boolean
  /** True if the input is complete: six digits or a backup code; a passkey needs no input. */
  readonly isWhole: (code: string) => boolean
  /** Verifies one factor; the result names the missing ones. */
  readonly step: (code: string) => Promise<Proven>
  /** Discards all verifications, because the payload changed. */
  readonly restart: () => void
  /** The fund password is also required. */
  readonly fund: boolean
  /**
   * Returns the token for exactly this payload, if one factor and the fund password suffice. Verified factors are not
   * requested again.
   */
  readonly prove: (code: string, fundPassword?: string) => Promise<string>
}

const isMethod = (proof: string): proof is ProofMethod => proof !== 'fund'
const needsFundPassword = (demands: Proven['missing']): boolean => demands.some((group) => group.includes('fund'))

/**
 * The step-up for one action: the required factors, one after the other. All of them and the resulting token are bound
 * to `payload`.
 */
export function useStepUp<S extends SignedInScene>(scene: S, payload: VerifyPayload<S>): StepUp {
  const session = useSessionToken()
  const device = usePasskeys()
  const t = useTranslations('shell')
  const query = useQuery({
    queryKey: ['verification', 'demands', session, scene],
    queryFn: () => api.verification.demands({ scene }),
    retry: false,
    staleTime: 0,
  })
  const voice = useQuery(publicInfo()).data?.voice_sms_open === 1
  const [former, setFormer] = useState<Proven>()
  const [chosen, choose] = useState<ProofMethod>()
  const [sent, setSent] = useState<Partial<Record<ProofMethod, Sent>>>({})
  const funded = useRef<string>(undefined)
  const once = useRef<{ of: string; proven: Proven }>(undefined)
  const first = (former?.missing ?? query.data?.demands)?.[0] ?? []
  const methods = usableMethods(first.filter(isMethod), device.whyNot === undefined)
  const method = methods.find((each) => each === chosen) ?? methods[0] ?? 'email'
  const challenge = sent[method]
  const send = useMutation({
    mutationFn: (by: 'text' | 'voice') => {
      const proof = method === 'google' || method === 'passkey' ? 'email' : method
      return api.verification.sendCode({ scene, payload, proof, channel: by === 'voice' ? 'voice' : 'sms' })
    },
    onSuccess: (challengeSent) => {
      setSent({ ...sent, [method]: challengeSent })
      if (challengeSent.channelStatus === 'delayed') toast('warning', t('codesDelayed'))
    },
  })
  const proofOf = async (code: string): Promise<Proven> => {
    const verifyToken = former?.verifyToken
    if (method === 'passkey') {
      const { challengeId, options } = await api.passkeys.proveOptions({ scene, payload })
      const credential = await device.answer(options)
      return api.passkeys.prove({ scene, payload, challengeId, credential, verifyToken })
    }
    if (method === 'google') return api.verification.proveAuthenticator({ scene, payload, code, verifyToken })
    if (challenge === undefined) throw new Error('No verification code was requested yet')
    return api.verification.prove({ challengeId: challenge.challengeId, code, verifyToken })
  }
  const step = async (code: string): Promise<Proven> => {
    const of = JSON.stringify([payload, method, challenge?.challengeId, code])
    if (method !== 'passkey' && once.current?.of === of) return once.current.proven
    const proven = await proofOf(code)
    once.current = { of, proven }
    if (proven.missing.some((group) => group.some(isMethod))) setFormer(proven)
    return proven
  }
  const { masked } = query.data ?? {}
  const noDevice = method === 'passkey' ? device.whyNot : undefined
  return {
    methods,
    method,
    choose,
    where: (method === 'email' ? masked?.email : method === 'mobile' ? masked?.mobile : undefined) ?? undefined,
    send: (by) => send.mutate(by),
    sending: send.isPending,
    voice: voice && method !== 'email',
    availableAt: challenge && new Date(challenge.resendAt).getTime(),
    error: query.error?.message ?? send.error?.message ?? noDevice,
    sent: challenge !== undefined,
    pause: query.data?.pause,
    isStarted: former !== undefined || Object.keys(sent).length > 0,
    ready: method === 'passkey' ? noDevice === undefined : method === 'google' || challenge !== undefined,
    isWhole: (code) =>
      method === 'passkey' ? noDevice === undefined && query.isSuccess : authenticatorCode.test(code),
    step,
    restart: () => {
      setFormer(undefined)
      setSent({})
      once.current = undefined
    },
    fund: needsFundPassword(query.data?.demands ?? []),
    prove: async (code, password = '') => {
      const { verifyToken, missing } = await step(code)
      if (!needsFundPassword(missing) || funded.current === verifyToken) return verifyToken
      await api.verification.proveFundPassword({ scene, payload, password, verifyToken })
      funded.current = verifyToken
      return verifyToken
    },
  }
}

/** Omits a passkey that cannot be used at this address, if there is another factor. */
function usableMethods(group: readonly ProofMethod[], hasDevice: boolean): readonly ProofMethod[] {
  const others = group.filter((each) => each !== 'passkey')
  return hasDevice || others.length === 0 ? group : others
}
