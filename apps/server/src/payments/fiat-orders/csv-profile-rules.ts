import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { settingSubjectWrong } from '#platform/settings/refusals.ts'
import type { SubjectRules } from '#platform/settings/subject-rules.ts'
import { countWaitingFiles, exchangeAccounts, saveCsvProfile } from './account-settings.sql.ts'

/**
 * The rules of CSV profiles of the exchange's bank accounts. A file that waits for a second person remains as it was
 * read.
 */
export const csvProfileRules: SubjectRules<'csvProfile'> = {
  check: async (tx, { subject }) => {
    const names = (await exchangeAccounts(tx)).map(({ name }) => name)
    return names.includes(subject) ? ok(undefined) : settingSubjectWrong(names.join(', ') || 'SGD-main')
  },
  touched: async (tx, { subject }) => ({ waiting_files: await countWaitingFiles(tx, subject) }),
  apply: (tx, { subject, after }) => saveCsvProfile(tx, subject, after),
}
