import { VerifyFile } from './verify-file.tsx'

export const VerifyPage = VerifyFile
