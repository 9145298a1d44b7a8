import type { Deps } from '#platform/http/deps.ts'
import type { AllSubjectRules } from '#platform/settings/subject-rules.ts'
import { coinRules } from '#books/coins/coin-rules.ts'

/** The rules of every area of the settings that has subjects. A missing one does not compile. */
export const subjectRules = (_deps: Deps): AllSubjectRules => ({
  coin: coinRules,
})
