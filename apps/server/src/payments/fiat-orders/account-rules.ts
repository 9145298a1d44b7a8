import type { settingRefusals } from '@tessera/contract/platform/settings/settings.refusals.ts'
import { isFault } from '@tessera/domain/books/money/amount-fields.ts'
import { plainCode } from '@tessera/domain/payments/bank-accounts/plain-code.ts'
import { isCountry } from '@tessera/domain/access/customers/areas.ts'
import { sameAccount } from '@tessera/domain/payments/fiat-orders/account.ts'
import { matchesEqually } from '@tessera/domain/payments/fiat-orders/account-customers.ts'
import { accountFault, accountTerms } from '@tessera/domain/payments/fiat-orders/exchange-account.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Random } from '#platform/random/random.ts'
import { settingAccountOpen, settingConflict, settingSubjectWrong, settingTaken } from '#platform/settings/refusals.ts'
import type { SubjectChange, SubjectRules } from '#platform/settings/subject-rules.ts'
import {
  countTouched,
  exchangeAccounts,
  fiatCoins,
  hasLines,
  lockAccounts,
  movePayouts,
  type OwnAccount,
  saveAccount,
} from './account-settings.sql.ts'

const NAME = /^[A-Za-z0-9][A-Za-z0-9-]{1,23}$/
type Change = SubjectChange<'bankAccount'>
type Checked<T> = Outcome<T, keyof typeof settingRefusals>

/** The rules of the exchange's bank accounts. The first version of a name opens an account. */
export const accountRules = ({ random }: { readonly random: Random }): SubjectRules<'bankAccount'> => ({
  check: async (tx, change) => {
    const { subject, before, after } = change
    if (!NAME.test(subject)) return settingSubjectWrong('2–24 A–Z a–z 0–9 -')
    const terms = await termsOf(tx, change)
    if (!terms.ok) return terms
    const fault = accountFault(after)
    if (fault !== undefined) return settingConflict(fault.field, fault.accepted)
    if (!after.customerCountries.every(isCountry)) return settingConflict('customerCountries', 'ISO 3166-1 alpha-2')
    await lockAccounts(tx)
    const all = await exchangeAccounts(tx)
    const own = all.find(({ name }) => name === subject)
    const unchanged = own === undefined ? ok(undefined) : await keepsIdentity(tx, own, after, before === null)
    return unchanged.ok ? isDistinct(subject, after, all) : unchanged
  },
  touched: (tx, { subject }) => countTouched(tx, subject),
  apply: async (tx, change) => {
    const terms = await termsOf(tx, change)
    assert(terms.ok, `the values of ${change.subject} passed the check but are not valid`)
    const values = { ...change.after, bic: plainCode(change.after.bic) }
    await saveAccount(tx, { id: random.uuid(), name: change.subject, terms: terms.value, values })
    await movePayouts(tx, values.coin)
  },
})

async function termsOf(tx: Tx, { after }: Change) {
  const fiat = await fiatCoins(tx)
  const coin = fiat.find(({ code }) => code === after.coin)
  if (coin === undefined) return settingConflict('coin', fiat.map(({ code }) => code).join(', ') || 'fiat')
  const terms = accountTerms(after, coin.scale)
  return isFault(terms) ? settingConflict(terms.field, terms.accepted) : ok(terms)
}

/**
 * Refuses another currency or number for a row that exists without a version. Refuses another bank once it has reported
 * payments, because the bank's name identifies them.
 */
async function keepsIdentity(
  tx: Tx,
  own: OwnAccount,
  after: Change['after'],
  isFirst: boolean,
): Promise<Checked<void>> {
  if (isFirst && own.coin !== after.coin) return settingConflict('coin', own.coin)
  if (isFirst && own.account_number !== after.accountNumber) return settingConflict('accountNumber', own.account_number)
  const isRenamed = own.bank !== after.bank && (await hasLines(tx, own))
  return isRenamed ? settingConflict('bank', own.bank) : ok(undefined)
}

/** Refuses the number of another account, and an open account that some customers would match equally well. */
function isDistinct(name: string, after: Change['after'], all: readonly OwnAccount[]): Checked<void> {
  const others = all.filter((one) => one.name !== name)
  const same = others.find(
    (one) =>
      one.bank.toLowerCase() === after.bank.toLowerCase() && sameAccount(one.account_number, after.accountNumber),
  )
  if (same !== undefined) return settingTaken('accountNumber', same.name)
  const customers = { countries: after.customerCountries, classes: after.customerClasses }
  const equal = others.find((one) => one.coin === after.coin && one.is_open && matchesEqually(one, customers))
  return after.isOpen && equal !== undefined ? settingAccountOpen(equal.name, after.coin) : ok(undefined)
}
