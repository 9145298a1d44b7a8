import type { LocalBank } from './local-bank.ts'

/** BANK_FEED_ACCOUNTS for the exchange's accounts at a local bank. */
export const feedAccounts = ({ name, accounts, further }: Pick<LocalBank, 'name' | 'accounts' | 'further'>): string =>
  [...Object.values(accounts), ...Object.values(further).flat()].map((number) => `${name}/${number}`).join(',')
