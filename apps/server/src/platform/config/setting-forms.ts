import { type Amount, amount } from '@tessera/domain/books/money/amount.ts'
import type { SigningCaps } from '@tessera/domain/payments/withdrawals/signing-policy.ts'
import { z } from 'zod'

/** `DBS/003-1,DBS/003-2`: our name of the bank, and the number of our account there. */
export const bankAccounts = z.string().transform((text, context) =>
  text.split(',').map((each) => {
    const [, bank, number] = /^(.{2,40})\/([^/]{1,40})$/u.exec(each.trim()) ?? []
    if (bank === undefined || number === undefined) context.addIssue(`${each} is not "bank/account number"`)
    return { bank: bank ?? '', number: number ?? '' }
  }),
)
/** `tUSD:6:1000000/5000000`: the coin, its decimals, and whole coins per payment and in 24 hours. */
export const ceilings = z.string().transform((text, context): SigningCaps => {
  const read = new Map<string, { decimals: number; perPayment: Amount; per24Hours: Amount }>()
  for (const each of text.split(',').filter((one) => one.trim() !== '')) {
    const [, coin, decimals, payment, day] =
      /^([A-Za-z0-9]{2,12}):([0-9]):([1-9]\d{0,14})\/([1-9]\d{0,14})$/.exec(each.trim()) ?? []
    if (coin === undefined || read.has(coin)) {
      context.addIssue(`${each} is not "COIN:decimals:per payment/in 24 hours", each coin once`)
      return z.NEVER
    }
    const unit = 10n ** BigInt(decimals ?? '0')
    const minor = (whole = '0') => amount(BigInt(whole) * unit)
    read.set(coin, { decimals: Number(decimals), perPayment: minor(payment), per24Hours: minor(day) })
  }
  return read
})
