import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const orderAlreadyFilled = (params: { readonly time: string }) => refuse('ORDER_ALREADY_FILLED', { params })
export const orderAlreadyCanceled = (params: { readonly time: string }) => refuse('ORDER_ALREADY_CANCELED', { params })
