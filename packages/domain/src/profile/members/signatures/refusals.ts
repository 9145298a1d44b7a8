import { refuse } from '#platform/outcome/outcome.ts'

export const signatureNeeded = (above: string) => refuse('SIGNATURE_NEEDED', { params: { above } })
