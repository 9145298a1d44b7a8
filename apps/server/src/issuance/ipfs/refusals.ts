import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const ipfsAlreadyPublished = refuse('IPFS_ALREADY_PUBLISHED')
export const ipfsWithdrawn = refuse('IPFS_WITHDRAWN')
export const ipfsAlreadyWithdrawn = refuse('IPFS_ALREADY_WITHDRAWN')
export const ipfsContentWithdrawn = refuse('IPFS_CONTENT_WITHDRAWN')
export const ipfsSupersedesUnfit = refuse('IPFS_SUPERSEDES_UNFIT', { field: 'supersedes' })
