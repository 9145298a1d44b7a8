import type { Translation } from '@tessera/ui/messages.ts'
import type { documentFields as en_US } from './document-fields.en_US.ts'

export const documentFields: Translation<typeof en_US> = {
  document: {
    titles: '文件',
    kind: '文件类别',
    datedOn: '文件日期',
    languages: '文件语言',
    mustAccept: '须确认',
    sha256: '文件哈希',
  },
  form: '公开方式',
  cid: 'CID',
  sha256: 'SHA-256',
  supersedes: { titles: '替换文件', cid: '被替换文件的 CID' },
}
