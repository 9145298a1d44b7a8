import type { LocalBank } from './local-bank.ts'

/** BANK_FEED_ACCOUNTS for the exchange's accounts at a local bank. */
export const feedAccounts = ({ name, accounts }: Pick<LocalBank, 'name' | 'accounts'>): string =>
  Object.values(accounts)
    .map((number) => `${name}/${number}`)
    .join(',')
