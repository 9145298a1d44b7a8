import { emailFaults } from '@tessera/domain/access/customers/email.ts'
import { useTranslations } from 'use-intl'
import { type AccountFault, phoneFaults } from './account-name.ts'

const accountFaults: ReadonlySet<string> = new Set([...emailFaults.map((fault) => `email.${fault}`), ...phoneFaults])
const isAccountFault = (fault: string): fault is AccountFault => accountFaults.has(fault)

/** Returns the text for an error code of a form: shared texts for account names, the form's own for all others. */
export function useAccountFaultText<Fault extends string>(own: (fault: Exclude<Fault, AccountFault>) => string) {
  const t = useTranslations('shell')
  const sharedText = (fault: AccountFault): string => t(`accountName.${fault}`)
  return (fault: Fault): string =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all other codes are the form's own
    isAccountFault(fault) ? sharedText(fault) : own(fault as Exclude<Fault, AccountFault>)
}
