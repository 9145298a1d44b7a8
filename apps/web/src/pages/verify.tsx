import { VerifyFile } from '../ipfs/verify-file.tsx'

export const VerifyPage = VerifyFile
