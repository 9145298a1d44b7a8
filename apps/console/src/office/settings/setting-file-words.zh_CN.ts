import type { Translation } from '@tessera/ui/messages.ts'
import type { file as en_US } from './setting-file-words.en_US.ts'

export const file: Translation<typeof en_US> = {
  export: '导出设置',
  import: '导入设置',
  text: '导入其他平台或此前导出的设置。另一人复核通过前不会有任何变更；所有条目要么全部生效，要么全不生效。币种徽标不包含在文件中，各平台保留自己的徽标。',
  choose: '设置文件',
  tip: 'JSON 文件，最多 400,000 个字符',
  drop: '松开以检查文件',
  tooLong: '文件超过 400,000 个字符。',
  empty: '文件为空。',
  from: '导出平台',
  chain: '网络',
  at: '导出时间',
  otherChain: '本平台使用 {own}，无法导入 {chain} 的网络设置。',
  checked: '文件的影响',
  failed: '文件检查失败',
  outcomes: { new: '新增', changed: '变更', same: '无变化', refused: '不可导入', left_out: '已跳过' },
  counts: '新增 {new, number} 项，变更 {changed, number} 项，不可导入 {refused, number} 项，无变化 {same, number} 项',
  include: '导入{name}',
  leaveOut: '跳过所有不可导入的条目',
  refusedFirst: '部分条目不可导入。请跳过这些条目，或修正文件。',
  notAllowed: '您的角色没有{areas}的权限，请跳过相应条目。',
  nothing: '该文件不会带来任何变更。',
  chooseFirst: '请先选择文件。',
  checking: '服务器正在检查文件，请稍候。',
  unknownArea: '未知设置：{area}',
}
