import type { Translation } from '@tessera/ui/messages.ts'
import type { copy as copyWords, missing as missingWords, preview as previewWords } from './draft.en_US.ts'

export const missing: Translation<typeof missingWords> = {
  title: '发布前待完善（{count, number}）',
  text: '草稿可随时保存已填写的内容；发布前须完善以下字段。',
  list: '待完善的字段',
  none: '所有字段均已填写，可以提议发布。',
  draft: '该草稿尚不能发布，待完善：{fields}。',
  count: '{count, number} 个字段待完善',
  first: '请先完善页首列出的字段。',
  separator: '、',
  ofEntry: '{entry}：{field}',
}

export const copy: Translation<typeof copyWords> = {
  open: '复制为新草稿',
  title: '将 {symbol} 复制为新草稿',
  text: '新草稿沿用全部条款，但不包括日期、子信托、合约地址、发售链接和抽签区块的 slot，文件也不会复制。',
  symbol: '新草稿的代码',
  confirm: '创建草稿',
  done: '草稿 {symbol} 已创建。',
}

export const preview: Translation<typeof previewWords> = {
  open: { en_US: '预览英文页面', zh_CN: '预览中文页面' },
  blocked: '浏览器拦截了预览窗口，请允许此网址弹出窗口。',
}
