import type { bankAccounts } from '@tessera/contract/payments/bank-accounts/bank-accounts.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { contentText, endingOf, faultsOf, MAX_BANK_ACCOUNTS } from '@tessera/domain/payments/bank-accounts/account.ts'
import { type PaymentTexts, writtenTexts } from '@tessera/domain/payments/bank-accounts/payment-texts.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { insertSecurityEvent } from '#access/customers/customers.sql.ts'
import { requireNamed } from '#access/customers/require-named.ts'
import { notify } from '#services/messages/notify.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { sha256 } from '#platform/random/random.ts'
import type { Tx } from '#platform/database/tx.ts'
import { ruleOf } from '#platform/settings/requirements.ts'
import { readSettings } from '#platform/settings/site-settings.sql.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { refuseFrozen } from '#payments/withdrawals/may-withdraw.ts'
import { noteTie } from '#access/customers/ties.sql.ts'
import { accountNumberCipher, accountIdentityHash, accountNumberHash } from './account-number.ts'
import {
  type BankAccount,
  countBankAccounts,
  endBankAccount,
  insertBankAccount,
  fiatCodes,
  lockBankAccount,
  type NewBankAccount,
} from './bank-accounts.sql.ts'
import { usableFrom } from './own-account.ts'
import { verifyByEarlier } from './verified.sql.ts'
import { bankAccountExists, bankAccountFiatUnknown, bankAccountNameOther, bankAccountsFull } from './refusals.ts'

type AccountInput = InputOf<typeof bankAccounts.add>
type Refused = (typeof bankAccounts.add.refusals)[number]
type Caller = { readonly customer: { readonly customerId: string } } & Pick<CustomerCall, 'ip' | 'userAgent'>
type AccountDeps = Pick<Deps, 'config' | 'random'>

/**
 * Adds an account in the customer's verified name. If it replaces another account, that one ends. No payment goes to
 * the new account before `usable_at`.
 */
export async function addBankAccount(
  { config, random }: AccountDeps,
  tx: Tx,
  { customer: { customerId }, ip, userAgent }: CustomerCall,
  request: AccountInput,
): Promise<Outcome<BankAccount, Refused>> {
  const { fiat: coin, bank, accountNumber, verifyToken: token, replaces } = request
  const customerState = await requireNamed(tx, customerId)
  if (!customerState.ok) return customerState
  const free = refuseFrozen(customerState.value)
  if (!free.ok) return free
  if (!(await fiatCodes(tx)).includes(coin)) return bankAccountFiatUnknown
  const [fault] = faultsOf({ ...request, coin }, ruleOf(await readSettings(tx)), tx.now)
  if (fault !== undefined) return refuse(fault.code, fault)
  const { real_name: name } = customerState.value
  assert(name, 'an approved customer must have a verified name')
  const texts = agreedTexts(request, name)
  if (!texts.ok) return texts
  const slot = await takeSlot(tx, customerId, coin, replaces)
  if (!slot.ok) return slot
  const ending = endingOf(accountNumber)
  const payload = { fiat: coin, bank, ending, content: sha256(contentText({ ...request, coin })) }
  const code = await consumeVerifyToken(tx, { customerId, scene: 'set_bank_account', token, payload })
  if (!code.ok) return code
  const account: NewBankAccount = {
    id: random.uuid(),
    customer_id: customerId,
    coin,
    account_name: name,
    bank,
    branch: request.branch ?? null,
    bank_country: request.bankCountry,
    bank_code: request.bankCode ?? null,
    ifsc: request.ifsc ?? null,
    bank_address: request.bankAddress ?? null,
    remark: request.remark ?? null,
    payment_texts: texts.value,
    number_sealed: accountNumberCipher(config).seal(accountNumber),
    number_ending: ending,
    number_hash: accountIdentityHash(config, { number: accountNumber, bic: request.bankCode ?? '' }) ?? null,
    ...payNowOf(config, request.payNow),
    added_at: tx.now,
    usable_at: await usableFrom(tx),
  }
  await insertBankAccount(tx, account)
  const match = await verifyByEarlier(tx, account)
  await noteTie(tx, {
    customer: customerId,
    kind: 'bank',
    value: accountNumberHash(config, request.bankCountry, accountNumber),
  })
  await recordAdded(tx, { customer: { customerId }, ip, userAgent }, account, replaces)
  return ok({ ...account, verified_by: match && 'deposit', name_match: match, in_own_name: true })
}

/** Returns the texts for payment files. Refuses them if the name differs from the one that the customer confirmed. */
function agreedTexts(
  request: AccountInput,
  accountName: string,
): Outcome<PaymentTexts, 'BANK_ACCOUNT_TEXT_INVALID' | 'BANK_ACCOUNT_NAME_OTHER'> {
  const texts = writtenTexts({ ...request, accountName })
  return texts.ok && texts.value.name !== request.paymentName ? bankAccountNameOther(texts.value.name) : texts
}

/** Records the new account for the customer and in the audit log, and notifies the customer. */
async function recordAdded(
  tx: Tx,
  { customer: { customerId }, ip, userAgent }: Caller,
  account: NewBankAccount,
  replaces: string | undefined,
): Promise<void> {
  const { id, bank, coin, number_ending: ending, usable_at: usable } = account
  const what = replaces === undefined ? 'bank_account_added' : 'bank_account_changed'
  await insertSecurityEvent(tx, customerId, what, { ip, userAgent })
  await recordAct(tx, {
    action: 'customer.set_bank_account',
    target: { type: 'customer', id: customerId },
    ...(replaces !== undefined && { before: { bankAccount: replaces } }),
    after: { bankAccount: id, coin },
    ip,
  })
  await notify(tx, customerId, { kind: what, params: { bank, ending, coin, usable, ip } })
}

const payNowOf = (config: AccountDeps['config'], proxy: string | undefined) => ({
  pay_now_sealed: proxy === undefined ? null : accountNumberCipher(config).seal(proxy),
  pay_now_ending: proxy === undefined ? null : endingOf(proxy),
})

/** Takes the one slot of a currency: it must be free, or taken by the account that is replaced. */
async function takeSlot(
  tx: Tx,
  customerId: string,
  coin: string,
  replaces: string | undefined,
): Promise<Outcome<void, 'NOT_FOUND' | 'BANK_ACCOUNT_EXISTS' | 'BANK_ACCOUNTS_FULL'>> {
  const count = await countBankAccounts(tx, customerId)
  const former = await lockBankAccount(tx, customerId, coin)
  if (replaces === undefined) {
    if (former.ok) return bankAccountExists(coin)
    if (count >= MAX_BANK_ACCOUNTS) return bankAccountsFull
    return ok(undefined)
  }
  if (!former.ok || former.value.id !== replaces) return refuse('NOT_FOUND', { field: 'replaces' })
  await endBankAccount(tx, replaces)
  return ok(undefined)
}
