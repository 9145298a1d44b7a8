import { bankAccounts } from '@tessera/contract/payments/bank-accounts/bank-accounts.ts'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { contentText } from '@tessera/domain/payments/bank-accounts/account.ts'
import { createHash, randomUUID } from 'node:crypto'
import { prove } from './api-key.ts'
import { clientOf, once } from './client-of.ts'

/** Adds the customer's own account in SGD, which is usable at once in the local world. */
export async function addBankAccount(who: Parameters<typeof prove>[0]): Promise<void> {
  await clientOf(who.baseUrl, who.token, customers).updateNickname({ nickname: 'Harbour' })
  const { paymentName } = await clientOf(who.baseUrl, who.token, bankAccounts).get({})
  if (paymentName === null) throw new Error('the customer has no verified name')
  const address = { country: 'SG', town: 'Singapore' }
  const facts = { bank: 'Harbour Bank', accountNumber: '0039182047', bankCountry: 'SG', paymentName, address }
  const salt = randomUUID().replaceAll('-', '')
  const content = createHash('sha256')
    .update(contentText({ ...facts, coin: 'SGD', salt }))
    .digest('hex')
  const payload = { fiat: 'SGD', bank: facts.bank, ending: '2047', content }
  const verifyToken = await prove(who, 'set_bank_account', payload)
  await clientOf(who.baseUrl, who.token, bankAccounts).add({ ...facts, fiat: 'SGD', salt, verifyToken }, once())
}
