import type { Translation } from '@tessera/ui/messages.ts'
import type { inputs as source } from './inputs.en_US.ts'

export const inputs: Translation<typeof source> = {
  day: '{label}：日期',
  clock: '{label}：时间',
  zone: '{label}：时区',
  stored: '将保存为 {time}（UTC）。',
  addCountry: '按名称或代码添加国家或地区',
  removeCountry: '移除{name}',
  classes: { ri: '零售投资者', ai: '合格投资者', ei: '专家投资者' },
  classesHelp: '较高类别可购买较低类别可购买的所有产品。',
}
