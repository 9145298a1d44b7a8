import type { Step } from '@tessera/domain/books/rates/agree.ts'
import { z } from 'zod'

/** `DBS/003-1,DBS/003-2`: our name of the bank, and the number of our account there. */
export const bankAccounts = z.string().transform((text, context) =>
  text.split(',').map((each) => {
    const [, bank, number] = /^(.{2,40})\/([^/]{1,40})$/u.exec(each.trim()) ?? []
    if (bank === undefined || number === undefined) context.addIssue(`${each} is not "bank/account number"`)
    return { bank: bank ?? '', number: number ?? '' }
  }),
)
/** `20000/3600,SOL:100000/3600`: parts per million within seconds, for all coins or for one. */
export const steps = z.string().transform((text, context): Step[] =>
  text.split(',').map((each) => {
    const [, coin, ppm, seconds] = /^(?:([A-Za-z0-9]{2,12}):)?(\d{1,7})\/(\d{1,6})$/.exec(each.trim()) ?? []
    if (ppm === undefined || seconds === undefined)
      context.addIssue(`${each} is not "ppm/seconds" or "COIN:ppm/seconds"`)
    return { coin, ppm: Number(ppm), seconds: Number(seconds) }
  }),
)
