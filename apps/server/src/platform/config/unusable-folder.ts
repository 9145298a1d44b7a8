/** Errors of a folder that is full, read-only or not accessible. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOTDIR', 'EEXIST', 'ENOENT'])

/** True for the error of a file that could not be written because its folder cannot be used at the moment. */
export const isUnusableFolder = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.has(String(error.code))
