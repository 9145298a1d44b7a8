import { IPS_LENGTH } from '@tessera/domain/access/api-keys/ip-limits.ts'
import { methodKinds } from '@tessera/domain/desk/payment-methods/method.ts'
import { securityActions } from '@tessera/domain/access/security/rules.ts'
import { canonicalText, textFault } from '@tessera/domain/platform/text/typed-text.ts'
import { z } from 'zod'
import { AmountText, Chain, Coin, Email, Id, Phone, WalletAddress, WalletTag } from '#platform/http/shared.ts'

/** The text by which a recipient was found, in its canonical spelling. The email with the code shows it. */
const Spelling = z
  .string()
  .max(254)
  .regex(/^[!-~]+$/)

/**
 * A text of one line that may be empty. An email shows it, and it is stored in the spelling in which the action sends
 * it again.
 */
const lineOf = (max: number) =>
  z
    .string()
    .overwrite(canonicalText)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u)
    .refine((text) => textFault(text) !== 'direction', { params: { rule: 'direction' } })
const Line = lineOf(100)
const Ips = lineOf(IPS_LENGTH)
/** A text that a customer signs with a code. */
const signedText = { version: Line, sha256: z.string().regex(/^[0-9a-f]{64}$/) }
const keyRights = { label: Line, scopes: Line, ips: Ips }

/** Actions of a logged-in person that need a code: those for which the table requires a proof. */
export const SignedInScene = z.enum(securityActions).exclude(['freeze_account'])
export type SignedInScene = z.output<typeof SignedInScene>

const onChain = { coin: Coin, chain: Chain, address: WalletAddress, tag: WalletTag.exactOptional() }
/** Only the end of the number, because the code is sent by email. */
const bankAccount = { fiat: Coin, bank: Line, ending: z.string().regex(/^[A-Z0-9]{4}$/) }
/** A payment method, by the end of its account. */
const paidBy = { kind: z.enum(methodKinds), ending: z.string().regex(/^[!-~]{1,4}$/) }
const none = z.strictObject({})
/**
 * The payload that each scene authorizes: shown in the message with the code, bound to it by hash, and compared when
 * the token is used.
 */
export const verifyPayloads = {
  withdraw: z.strictObject({ ...onChain, amount: AmountText, fee: AmountText }),
  internal_transfer: z.strictObject({
    recipientId: Id,
    recipient: Spelling,
    coin: Coin,
    amount: AmountText,
    fee: AmountText,
  }),
  payout: z.strictObject({ ...bankAccount, bankAccountId: Id, amount: AmountText, fee: AmountText }),
  add_address: z.strictObject(onChain),
  trust_address: z.strictObject(onChain),
  set_bank_account: z.strictObject({ ...bankAccount, content: z.string().regex(/^[0-9a-f]{64}$/) }),
  remove_bank_account: z.strictObject({ ...bankAccount, id: Id }),
  set_payment_method: z.strictObject({ ...paidBy, content: z.string().regex(/^[0-9a-f]{64}$/) }),
  remove_payment_method: z.strictObject({ ...paidBy, id: Id }),
  otc_release: z.strictObject({
    dealId: Id,
    number: Line,
    coin: Coin,
    amount: AmountText,
    fiat: Coin,
    fiatAmount: AmountText,
  }),
  decide_terms: z.strictObject({
    id: Id,
    application: Line,
    verdict: z.enum(['accept', 'decline']),
    amount: AmountText,
    fiat: Coin,
    hash: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  change_password: none,
  create_api_key: z.strictObject({ ...keyRights, publicKey: Line, subAccountId: Id.exactOptional() }),
  update_api_key: z.strictObject({ id: Id, ...keyRights }),
  create_webhook: z.strictObject({ url: lineOf(500), events: lineOf(300) }),
  create_sub_account: z.strictObject({ name: Line }),
  open_sub_account_login: z.strictObject({ id: Id, email: Email }),
  set_member: z.strictObject({ person: Line, address: Email, roles: Line }),
  remove_member: z.strictObject({ person: Line, address: Email }),
  /** The second signature on a pending act. An act without an amount has `rule` instead. */
  sign_act: z.strictObject({
    id: Id,
    act: lineOf(360), // The longest text has a name of 60 characters, an email address of 254, and roles.
    amount: AmountText.exactOptional(),
    coin: Coin.exactOptional(),
  }),
  /** The amounts in US dollars above which two people must sign; empty if one person suffices. */
  set_signature_rule: z.strictObject({ orders: Line, money: Line }),
  set_phishing_phrase: none,
  check_identity: none,
  set_fund_password: none,
  bind_email: z.strictObject({ email: Email }),
  change_email: z.strictObject({ email: Email }),
  bind_phone: z.strictObject({ phone: Phone }),
  change_phone: z.strictObject({ phone: Phone }),
  bind_authenticator: none,
  unbind_authenticator: none,
  renew_backup_codes: none,
  close_mobile: none,
  close_mobile_by_email: none,
  open_mobile: none,
  add_passkey: none,
  remove_passkey: z.strictObject({ id: Id }),
  close_account: none,
  download_data: none,
  sign_agent_contract: z.strictObject(signedText),
  sign_broker_contract: z.strictObject(signedText),
  grant_broker_power: z.strictObject({ broker: Line, subAccountId: Id, ...signedText }),
  create_broker_key: z.strictObject({ accountId: Id, label: Line, ips: Line, publicKey: Line }),
} as const satisfies Record<SignedInScene, z.ZodObject>
export type VerifyPayload<S extends SignedInScene> = z.output<(typeof verifyPayloads)[S]>

/** The payload that `verifyPayloads` defines for the scene. */
export const AnyPayload = z.record(z.string().max(20), z.string().max(500))
