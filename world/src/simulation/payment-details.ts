import { provenBankAccount } from '../testing/proven-bank-account.ts'
import { provenPaymentMethod } from '../testing/proven-payment-method.ts'
import { once, type Player } from '../stories/stage.ts'
import type { System } from './system.ts'

export const PAID_BY = 'paynow'
type Person = { readonly id: string; readonly email: string; readonly phone: string; readonly number: number }
export type PaymentDetails = { readonly methodId: string; readonly bankAccountId: string; readonly ending: string }

/** Sets a nickname for OTC, a payment method, and a bank account in Singapore. */
export async function setPaymentDetails(
  { server: { deps } }: System,
  { paymentMethods, bankAccounts, customers }: Player,
  { number, phone, ...who }: Person,
): Promise<PaymentDetails> {
  await customers.updateNickname({ nickname: `Desk${number}` })
  const method = await provenPaymentMethod(deps, who, { kind: PAID_BY, account: phone })
  const account = { fiat: 'SGD', bank: 'DBS Bank', bankCode: 'DBSSSGSG', bankCountry: 'SG' }
  const input = await provenBankAccount(deps, who, {
    ...account,
    accountNumber: `0123${String(number).padStart(6, '0')}`,
  })
  const { id: methodId } = await paymentMethods.add(method, once())
  const { id: bankAccountId } = await bankAccounts.add(input, once())
  return { methodId, bankAccountId, ending: input.accountNumber.slice(-4) }
}
