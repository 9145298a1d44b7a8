import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './ipfs.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  decisions: {
    kinds: {
      document_publish: '文件公开至 IPFS',
    },
    effects: {
      document_publish:
        '公开后不可撤销。若公开内容，任何人均可永久从 IPFS 获取该文件；若仅公开哈希，持有该文件的人可据此核验。通过前请先打开文件，确认不含任何个人信息。',
    },
    fields: {
      form: '公开方式',
      cid: 'CID',
      sha256: 'SHA-256',
      supersedes: {
        titles: '替换文件',
        cid: '所替换文件的 CID',
      },
    },
  },
}
