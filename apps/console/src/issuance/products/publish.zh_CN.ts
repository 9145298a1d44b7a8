import type { Translation } from '@tessera/ui/messages.ts'
import type { publish as en_US } from './publish.en_US.ts'

export const publish: Translation<typeof en_US> = {
  action: '将 {title} 公开至 IPFS',
  title: '将 {title} 公开至 IPFS？',
  text: '公开后不可撤销：任何人都可以复制并保存。须由另一人复核。',
  content: '访客可以看到该产品，因此将公开文件内容并固定。',
  hash: '该产品为草稿或并非面向所有人，因此仅公开哈希和 CID，文件仍仅保存在本平台。',
  supersedes: '替换文件',
  nothing: '不替换',
  noPersonalData: '我已阅读该文件，其中不含任何个人信息。',
  readFirst: '请确认已阅读该文件。',
  confirm: '提议公开',
  proposed: '已提议，等待另一人复核。',
  forms: { content: '文件内容，面向所有人', hash: '仅哈希和 CID' },
  states: {
    queued: 'IPFS：等待固定',
    pinning: 'IPFS：固定中',
    pinned: 'IPFS：已固定',
    failed: 'IPFS：失败，稍后重试',
    hash: '已公开哈希',
  },
  superseded: '已由新文件取代',
  removed: '已撤回',
  withdraw: '从 IPFS 撤回 {title}',
  withdrawTitle: '从 IPFS 撤回 {title}？',
  withdrawText:
    '本平台网关和产品页将立即停止提供该文件，并移除固定服务中的文件；他人已保存的副本无法收回。此操作不可撤销。',
  withdrawConfirm: '立即撤回',
  withdrawn: '已撤回，正在从固定服务移除。',
}
