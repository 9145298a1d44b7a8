import type { ReplyOf } from '@tessera/contract/endpoint.ts'
import type { passkeys } from '@tessera/contract/passkeys.ts'
import { useHydrated } from '@tessera/ui/use-hydrated.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { publicInfo } from './public-info.queries.ts'

type CreationOptions = ReplyOf<typeof passkeys.addOptions>['options']
type RequestOptions = ReplyOf<typeof passkeys.loginOptions>['options']

export type NewCredential = { id: string; clientDataJSON: string; attestationObject: string; transports: string[] }
export type Assertion = {
  id: string
  clientDataJSON: string
  authenticatorData: string
  signature: string
  userHandle?: string
}

export type Passkeys = {
  /** Why none can be used here; undefined when one can. */
  readonly whyNot: string | undefined
  /** Where they work instead. */
  readonly elsewhere: string | undefined
  /** Asks the device to make one; throws with words for the reader. */
  readonly make: (options: CreationOptions) => Promise<NewCredential>
  /** Asks the device for an answer; throws with words for the reader. */
  readonly answer: (options: RequestOptions) => Promise<Assertion>
}

/** The library is loaded when a device is asked, so that nobody else waits for it. */
const device = () => import('@simplewebauthn/browser')

/** What the device of this browser can do at this address. */
export function usePasskeys(): Passkeys {
  const t = useTranslations('passkeys')
  const origin = useQuery(publicInfo()).data?.passkeyOrigin
  const isHydrated = useHydrated()
  const isHere = isHydrated && origin === window.location.origin
  const worded = async <T>(asking: Promise<T>): Promise<T> => {
    try {
      return await asking
    } catch (error) {
      throw new Error(t(wordOf(error)), { cause: error })
    }
  }
  return {
    whyNot:
      origin === undefined || !isHydrated || (isHere && 'PublicKeyCredential' in window)
        ? undefined
        : isHere
          ? t('unsupported')
          : origin === null
            ? t('nowhere')
            : t('elsewhere', { origin }),
    elsewhere: isHydrated && typeof origin === 'string' && !isHere ? origin : undefined,
    make: (options) => worded(make(options)),
    answer: (options) => worded(answer(options)),
  }
}

/** The names are those of WebAuthn §5: refused by the reader or too late, and one that is there already. */
function wordOf(error: unknown): 'cancelled' | 'known' | 'broken' {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled'
  return name === 'InvalidStateError' ? 'known' : 'broken'
}

async function make(options: CreationOptions): Promise<NewCredential> {
  const { startRegistration } = await device()
  const { id, response } = await startRegistration({ optionsJSON: options })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, clientDataJSON, attestationObject, transports }
}

async function answer(options: RequestOptions): Promise<Assertion> {
  const { startAuthentication } = await device()
  const { id, response } = await startAuthentication({ optionsJSON: options })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) }
}
