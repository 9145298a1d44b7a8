import type { Translation } from '@tessera/ui/messages.ts'
import type { document as en_US } from './document.en_US.ts'

export const document: Translation<typeof en_US> = {
  add: '添加文件',
  afterSave: '保存草稿后即可添加文件。',
  none: '暂无文件',
  file: '文件',
  kind: '类型',
  title: '标题',
  datedOn: '文件日期',
  languages: '文件语言',
  mustAccept: '投资者认购前须确认该文件',
  accept: '须确认',
  open: '打开 {title}',
  remove: '移除 {title}',
  removeTitle: '移除 {title}？',
  removeText: '草稿将不再包含该文件，此前的版本仍会保留。',
  removeConfirm: '移除',
  added: '文件已添加。',
  removed: '文件已移除。',
  fill: '请选择文件并填写所有项目。',
  kinds: {
    memorandum: '发售备忘录',
    deed: '信托契约',
    valuation: '估值报告',
    accounts: '财务报表',
    other: '其他',
    video: '视频',
  },
  in: { en_US: '英文', zh_CN: '中文' },
}
