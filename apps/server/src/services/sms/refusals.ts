import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const smsRulesLooser = refuse('SMS_RULES_LOOSER')
export const smsRulesUnchanged = refuse('SMS_RULES_UNCHANGED')
