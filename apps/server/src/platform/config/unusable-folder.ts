/** Errors of a folder that is full, read-only or not accessible. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOTDIR', 'EEXIST', 'ENOENT'])

/** Returns true if a file could not be written because its folder cannot be used now. */
export const isUnusableFolder = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.has(String(error.code))
