import { type Amount, amount } from '@tessera/domain/books/money/amount.ts'
import type { SigningCaps, UnsignedCaps } from '@tessera/domain/payments/withdrawals/signing-policy.ts'
import { cose, decodeCredentialPublicKey } from '@simplewebauthn/server/helpers'
import { z } from 'zod'

/** Reads `DBS/003-1,DBS/003-2`: our name of the bank, and the number of our account there. */
export const bankAccounts = z.string().transform((text, context) =>
  text.split(',').map((each) => {
    const [, bank, number] = /^(.{2,40})\/([^/]{1,40})$/u.exec(each.trim()) ?? []
    if (bank === undefined || number === undefined) context.addIssue(`${each} is not "bank/account number"`)
    return { bank: bank ?? '', number: number ?? '' }
  }),
)
/** Reads `COIN:decimals:amounts` for several coins, each once, with the amounts in minor units. */
function perCoin<Cap>(
  text: string,
  context: z.RefinementCtx,
  {
    form,
    amounts,
    read,
  }: {
    readonly form: string
    readonly amounts: string
    readonly read: (minor: (whole: string | undefined) => Amount, found: readonly (string | undefined)[]) => Cap
  },
): ReadonlyMap<string, Cap & { readonly decimals: number }> {
  const caps = new Map<string, Cap & { readonly decimals: number }>()
  const pattern = new RegExp(`^([A-Za-z0-9]{2,12}):([0-9]):${amounts}$`)
  for (const each of text.split(',').filter((one) => one.trim() !== '')) {
    const [, coin, decimals = '0', ...found] = pattern.exec(each.trim()) ?? []
    if (coin === undefined || caps.has(coin)) {
      context.addIssue(`${each} is not "${form}", each coin once`)
      return z.NEVER
    }
    const unit = 10n ** BigInt(decimals)
    caps.set(coin, { decimals: Number(decimals), ...read((whole = '0') => amount(BigInt(whole) * unit), found) })
  }
  return caps
}
const WHOLE = String.raw`([1-9]\d{0,14})`
/** Reads `tUSD:6:1000000/5000000`: the coin, its decimals, and whole coins per payment and in 24 hours. */
export const ceilings = z.string().transform((text, context): SigningCaps =>
  perCoin(text, context, {
    form: 'COIN:decimals:per payment/in 24 hours',
    amounts: `${WHOLE}/${WHOLE}`,
    read: (minor, [payment, day]) => ({ perPayment: minor(payment), per24Hours: minor(day) }),
  }),
)
/** Reads `tUSD:6:1000`: the coin, its decimals, and whole coins per payment. */
export const unsignedCaps = z.string().transform((text, context): UnsignedCaps =>
  perCoin(text, context, {
    form: 'COIN:decimals:per payment',
    amounts: WHOLE,
    read: (minor, [payment]) => ({ perPayment: minor(payment) }),
  }),
)

/** Passkeys of operators by the id of the credential: the person's name, and the public key in COSE format. */
type PinnedPasskeys = ReadonlyMap<string, { readonly person: string; readonly publicKey: Buffer }>
/** Reads `ana:AQID…:pQEC…`: a name, the id of a passkey, and its public key, as the console shows them to the owner. */
export const passkeys = z.string().transform((text, context): PinnedPasskeys => {
  const read = new Map<string, { person: string; publicKey: Buffer }>()
  for (const each of text.split(',').filter((one) => one.trim() !== '')) {
    const [, person, id, key] = /^([^:,\s]{1,60}):([\w-]{1,1400}):([\w-]{1,4000})$/.exec(each.trim()) ?? []
    const publicKey = Buffer.from(key ?? '', 'base64url')
    if (person === undefined || id === undefined || read.has(id) || !isPublicKey(publicKey)) {
      context.addIssue(`${each} is not "name:passkey id:public key", each passkey once`)
      return z.NEVER
    }
    read.set(id, { person, publicKey })
  }
  return read
})

function isPublicKey(bytes: Buffer): boolean {
  try {
    return decodeCredentialPublicKey(new Uint8Array(bytes)).get(cose.COSEKEYS.alg) !== undefined
  } catch {
    // The library throws for bytes that are not a CBOR map.
    return false
  }
}
