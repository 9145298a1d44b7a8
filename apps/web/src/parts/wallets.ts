import { getWallets } from '@wallet-standard/app'
import { useSyncExternalStore } from 'react'

export type Wallet = ReturnType<ReturnType<typeof getWallets>['get']>[number]
type Account = Wallet['accounts'][number]
type Connect = { readonly connect: () => Promise<{ readonly accounts: readonly Account[] }> }
type SignMessage = {
  readonly signMessage: (input: {
    readonly account: Account
    readonly message: Uint8Array
  }) => Promise<readonly { readonly signature: Uint8Array }[]>
}

/** A wallet in this browser that signs texts with Solana keys. */
export type SigningWallet = {
  readonly name: string
  /**
   * Returns the signature of `text` by the key of `address`, in base64; undefined if the wallet does not have that key.
   */
  readonly sign: (address: string, text: string) => Promise<string | undefined>
}

const does = (feature: unknown, name: string): boolean =>
  typeof feature === 'object' && feature !== null && name in feature
const connects = (feature: unknown): feature is Connect => does(feature, 'connect')
const signs = (feature: unknown): feature is SignMessage => does(feature, 'signMessage')

function signingWallet({ name, features }: Wallet): readonly SigningWallet[] {
  const [connecting, signing] = [features['standard:connect'], features['solana:signMessage']]
  if (!connects(connecting) || !signs(signing)) return []
  const sign: SigningWallet['sign'] = async (address, text) => {
    const { accounts } = await connecting.connect()
    const account = accounts.find((each) => each.address === address)
    if (account === undefined) return undefined
    const [signed] = await signing.signMessage({ account, message: new TextEncoder().encode(text) })
    return signed && btoa(String.fromCharCode(...signed.signature))
  }
  return [{ name, sign }]
}

let known: readonly SigningWallet[] = []
function subscribe(changed: () => void): () => void {
  const wallets = getWallets()
  const read = () => {
    known = wallets.get().flatMap(signingWallet)
    changed()
  }
  const stop = [wallets.on('register', read), wallets.on('unregister', read)]
  read()
  return () => stop.forEach((off) => off())
}

/** The wallets of this browser, including those that register later. Source: Wallet Standard. */
export const useWallets = (): readonly SigningWallet[] =>
  useSyncExternalStore(
    subscribe,
    () => known,
    () => known,
  )
