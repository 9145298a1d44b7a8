import { bankAccounts } from '@tessera/contract/payments/bank-accounts/bank-accounts.ts'
import type { VerifyPayload } from '@tessera/contract/access/verification/scenes.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { contentText, endingOf } from '@tessera/domain/payments/bank-accounts/account.ts'
import { createHash, randomBytes } from 'node:crypto'

type Input = InputOf<typeof bankAccounts.add>
export type NewBankAccount = Omit<Input, 'salt' | 'verifyToken' | 'address' | 'paymentName'> &
  Partial<Pick<Input, 'address'>>
type Payload = VerifyPayload<'set_bank_account'>

/** The request of the screen, with the token that `prove` gets for its content. */
export async function bankAccountRequest(
  { paymentName, ...details }: NewBankAccount & { readonly paymentName: string },
  prove: (payload: Payload) => Promise<string>,
): Promise<InputOf<typeof bankAccounts.add>> {
  const salt = randomBytes(24).toString('base64url')
  const account = bankAccounts.add.input.parse({
    address: { country: 'SG', town: 'Singapore' },
    ...details,
    paymentName,
    salt,
    verifyToken: salt,
  })
  const { fiat, bank, accountNumber } = account
  const content = createHash('sha256')
    .update(contentText({ ...account, coin: fiat }))
    .digest('hex')
  const payload = { fiat, bank, ending: endingOf(accountNumber), content }
  return { ...account, verifyToken: await prove(payload) }
}
