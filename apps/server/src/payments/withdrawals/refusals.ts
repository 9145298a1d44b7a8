import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { MAX_TESTS } from '@tessera/domain/payments/withdrawals/test-transfer.ts'

export const addressTestNotNeeded = refuse('ADDRESS_TEST_NOT_NEEDED')
export const addressTestShared = refuse('ADDRESS_TEST_SHARED')
export const addressTestLimit = refuse('ADDRESS_TEST_LIMIT', { params: { max: MAX_TESTS } })
export const withdrawalLinkExpired = refuse('WITHDRAWAL_LINK_EXPIRED')
export const withdrawalFrozen = (until: Date) => refuse('WITHDRAWAL_FROZEN', { params: { until: until.toISOString() } })
export const withdrawalAddressUnknown = refuse('WITHDRAWAL_ADDRESS_UNKNOWN')
export const withdrawalAddressWaiting = (until: Date) =>
  refuse('WITHDRAWAL_ADDRESS_WAITING', { params: { until: until.toISOString() } })
export const withdrawalAddressNotTrusted = refuse('WITHDRAWAL_ADDRESS_NOT_TRUSTED')
export const withdrawalOverLimitOpen = refuse('WITHDRAWAL_OVER_LIMIT_OPEN', { field: 'amount' })
export const withdrawalPaymentTaken = refuse('WITHDRAWAL_PAYMENT_TAKEN', { field: 'paidBy' })
export const withdrawalWrongStatus = refuse('WITHDRAWAL_WRONG_STATUS')
export const addressInvalid = refuse('ADDRESS_INVALID', { field: 'address' })
export const chainUnavailable = refuse('CHAIN_UNAVAILABLE')
export const addressNotAWallet = refuse('ADDRESS_NOT_A_WALLET', { field: 'address' })
export const addressInternal = refuse('ADDRESS_INTERNAL', { field: 'address' })
export const addressSignatureWrong = refuse('ADDRESS_SIGNATURE_WRONG', { field: 'signature' })
export const addressExists = refuse('ADDRESS_EXISTS', { field: 'address' })
export const addressBookFull = (max: number) => refuse('ADDRESS_BOOK_FULL', { params: { max } })
