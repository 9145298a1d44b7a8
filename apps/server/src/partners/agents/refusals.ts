import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const agentAppliedAlready = refuse('AGENT_APPLIED_ALREADY')
export const agentLicenceExpired = (field?: string) =>
  refuse('AGENT_LICENCE_EXPIRED', field === undefined ? {} : { field })
export const agentUploadUnknown = refuse('AGENT_UPLOAD_UNKNOWN', { field: 'uploadId' })
export const agentCodeUnknown = (field: string) => refuse('AGENT_CODE_UNKNOWN', { field })
export const agentTreeFull = refuse('AGENT_TREE_FULL', { field: 'parentCode' })
export const agentSelf = (field: string) => refuse('AGENT_SELF', { field })
export const agentWrongStatus = refuse('AGENT_WRONG_STATUS')
export const agentTextChanged = (field: string) => refuse('AGENT_TEXT_CHANGED', { field })
export const agentClientAlready = refuse('AGENT_CLIENT_ALREADY')
export const agentTermsUnfit = (field: string, params: { readonly rule: string; readonly max: number }) =>
  refuse('AGENT_TERMS_UNFIT', { field, params })
