import { plainCode } from '@tessera/domain/payments/bank-accounts/plain-code.ts'
import { bankTextLengths } from '@tessera/domain/payments/bank-accounts/bank-text.ts'
import { addressLengths } from '@tessera/domain/payments/bank-accounts/postal-address.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { Country } from '#identity/kyc/kyc.ts'
import { Coin, Id, line, Nothing, Time } from '#platform/http/shared.ts'
import { VerifyToken } from '#access/verification/verification.ts'

/** The bank account to which a customer's withdrawals of a fiat currency go, with only the end of its number. */
export const BankAccount = z
  .object({
    id: Id,
    fiat: Coin,
    bank: z.string(),
    accountName: z.string(),
    accountNumberMasked: z.string(),
    branch: z.string().nullable(),
    bankCountry: Country,
    /** The BIC. */
    bankCode: z.string().nullable(),
    ifsc: z.string().nullable(),
    bankAddress: z.string().nullable(),
    remark: z.string().nullable(),
    /** Name and address in payment files, in Latin letters; null for accounts that were added before these existed. */
    paymentName: z.string().nullable(),
    paymentAddress: z.string().nullable(),
    /** The last four characters of the PayNow proxy. */
    payNowMasked: z.string().nullable(),
    /** `deposit`: the exchange credited a deposit from this account; null while the account is not verified. */
    verifiedBy: z.enum(['deposit']).nullable(),
    /** Result of comparing that deposit's payer name with the account name; null before the deposit. */
    nameMatch: z.enum(['same', 'differs']).nullable(),
    addedAt: Time,
    usableAt: Time,
    /** True if its waiting period is over, and its holder is the current verified name. */
    usable: z.boolean(),
    /** False once the verified name has changed. The account must then be replaced. */
    inOwnName: z.boolean(),
  })
  .meta({ id: 'BankAccount' })

/** The postal address of a payee as typed. Payment files have it in Latin letters. Town and country are required. */
export const PostalAddress = z
  .object({
    country: Country,
    town: line(addressLengths.town),
    postCode: line(addressLengths.postCode).optional(),
    street: line(addressLengths.street).optional(),
    building: line(addressLengths.building).optional(),
    /** One more line, such as a floor. */
    detail: line(addressLengths.detail).optional(),
  })
  .meta({ id: 'PostalAddress' })

/** Codes are validated by the domain's rules, so that each error has its own message. */
const Code = z.string().max(60).overwrite(plainCode)

export const bankAccounts = endpoints({
  get: {
    method: 'POST',
    path: 'ex/user/bank/get',
    summary: 'The caller’s bank accounts, and the rules for a new one',
    who: 'customer',
    memberRight: 'view',
    input: z.object({}),
    reply: z
      .object({
        rows: z.array(BankAccount),
        max: z.number().int(),
        /** The supported currencies. */
        fiats: z.array(Coin),
        /** The verified name, which must be the holder of every account. */
        accountName: z.string().nullable(),
        /** The verified name in payment files, in Latin letters. */
        paymentName: z.string().nullable(),
        /** The verified address, as a start for the form. Its town may be empty. */
        address: PostalAddress.extend({ town: z.string() }).nullable(),
        /** Hours for which a new account must wait before payments to it. */
        waitHours: z.number(),
      })
      .meta({ id: 'BankAccounts' }),
    refusals: [],
  },
  add: {
    method: 'POST',
    path: 'ex/api/v1/bank_accounts/add',
    summary: 'Adds a bank account, or replaces the one of the same currency; it can be used after a waiting period',
    who: 'approved',
    memberRight: 'pay',
    idempotent: 'tx',
    rate: { points: 60, seconds: 3600 },
    secret: ['accountNumber', 'payNow', 'salt'],
    input: z.object({
      fiat: Coin,
      bank: line(80),
      accountNumber: Code,
      bankCountry: Country,
      branch: line(80).optional(),
      bankCode: Code.optional(),
      ifsc: Code.optional(),
      bankAddress: line(160).optional(),
      remark: line(40).optional(),
      /** The name in payment files that was displayed, and that the customer confirms. */
      paymentName: line(bankTextLengths.name),
      /** The address of the account holder. */
      address: PostalAddress,
      /** For accounts in Singapore dollars only: a +65 mobile number, a UEN or a virtual payment address. */
      payNow: Code.optional(),
      /** The account that it replaces. */
      replaces: Id.optional(),
      /** Used only in the hash. */
      salt: z.string().regex(/^[\w-]{22,64}$/),
      /**
       * Scene `set_bank_account`, bound to {fiat, bank, ending, content}; `content` is the hash defined in
       * domain/bank-accounts.
       */
      verifyToken: VerifyToken,
    }),
    reply: BankAccount,
    refusals: [
      'KYC_REQUIRED',
      'SECURITY_FACTOR_REQUIRED',
      'ACCOUNT_FROZEN',
      'WITHDRAWAL_FROZEN',
      'NICKNAME_REQUIRED',
      'BANK_ACCOUNT_FIAT_UNKNOWN',
      'BANK_ACCOUNT_COUNTRY_NOT_SERVED',
      'BANK_ACCOUNT_NUMBER_INVALID',
      'BANK_ACCOUNT_IBAN_INVALID',
      'BANK_ACCOUNT_CODE_INVALID',
      'BANK_ACCOUNT_IFSC_INVALID',
      'BANK_ACCOUNT_PAY_NOW_INVALID',
      'BANK_ACCOUNT_TEXT_INVALID',
      'BANK_ACCOUNT_NAME_OTHER',
      'NOT_FOUND',
      'BANK_ACCOUNT_EXISTS',
      'BANK_ACCOUNTS_FULL',
      'VERIFY_TOKEN_INVALID',
    ],
  },
  remove: {
    method: 'POST',
    path: 'ex/api/v1/bank_accounts/remove',
    summary: 'Removes one of the caller’s bank accounts',
    who: 'approved',
    memberRight: 'pay',
    idempotent: 'tx',
    /** The token is of the scene `remove_bank_account`, payload {id}. */
    input: z.object({ id: Id, verifyToken: VerifyToken }),
    reply: Nothing,
    refusals: [
      'KYC_REQUIRED',
      'SECURITY_FACTOR_REQUIRED',
      'ACCOUNT_FROZEN',
      'NICKNAME_REQUIRED',
      'NOT_FOUND',
      'VERIFY_TOKEN_INVALID',
    ],
  },
})
