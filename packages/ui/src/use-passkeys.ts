import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { useTranslations } from 'use-intl'
import { useHydrated } from './use-hydrated.ts'

type NewCredential = { id: string; clientDataJSON: string; attestationObject: string; transports: string[] }
type Assertion = {
  id: string
  clientDataJSON: string
  authenticatorData: string
  signature: string
  userHandle?: string
}

type Passkeys = {
  /** The reason why no passkey can be used here; undefined if one can. */
  readonly whyNot: string | undefined
  /** The address at which passkeys work instead. */
  readonly elsewhere: string | undefined
  /** Asks the device to create a passkey; throws an error with a text for the reader. */
  readonly make: (options: PublicKeyCredentialCreationOptionsJSON) => Promise<NewCredential>
  /** Asks the device to sign with a passkey; throws an error with a text for the reader. */
  readonly answer: (options: PublicKeyCredentialRequestOptionsJSON) => Promise<Assertion>
}

/** Loads the library only when a passkey is used, so that other pages need not load it. */
const device = () => import('@simplewebauthn/browser')

/**
 * Returns the passkey functions of this browser at this address. `origin` is the one address at which passkeys work: null if the
 * server has no domain name, undefined while it is unknown.
 */
export function usePasskeys(origin: string | null | undefined): Passkeys {
  const t = useTranslations('kit')
  const isHydrated = useHydrated()
  const isHere = isHydrated && origin === window.location.origin
  const worded = async <T>(request: Promise<T>): Promise<T> => {
    try {
      return await request
    } catch (error) {
      throw new Error(t(errorKeyOf(error)), { cause: error })
    }
  }
  return {
    whyNot:
      origin === undefined || !isHydrated || (isHere && 'PublicKeyCredential' in window)
        ? undefined
        : isHere
          ? t('passkeyUnsupported')
          : origin === null
            ? t('passkeyNowhere')
            : t('passkeyElsewhere', { origin }),
    elsewhere: isHydrated && typeof origin === 'string' && !isHere ? origin : undefined,
    make: (options) => worded(make(options)),
    answer: (options) => worded(answer(options)),
  }
}

/** Maps an error name of WebAuthn §5 to its text: cancelled or timed out, or a passkey that already exists. */
function errorKeyOf(error: unknown): 'passkeyCancelled' | 'passkeyKnown' | 'passkeyBroken' {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return 'passkeyCancelled'
  return name === 'InvalidStateError' ? 'passkeyKnown' : 'passkeyBroken'
}

async function make(options: PublicKeyCredentialCreationOptionsJSON): Promise<NewCredential> {
  const { startRegistration } = await device()
  const { id, response } = await startRegistration({ optionsJSON: options })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, clientDataJSON, attestationObject, transports }
}

async function answer(options: PublicKeyCredentialRequestOptionsJSON): Promise<Assertion> {
  const { startAuthentication } = await device()
  const { id, response } = await startAuthentication({ optionsJSON: options })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) }
}
