import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './price-alerts.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  open: '价格提醒',
  title: '{pair} 价格提醒',
  lead: '成交价达到提醒价时，您会收到一条站内消息和一封邮件，随后该提醒结束。',
  logIn: '请登录后设置价格提醒。',
  when: '当价格',
  sides: { above: '涨至', below: '跌至' },
  price: '提醒价',
  priceMissing: '请输入提醒价。',
  add: '添加提醒',
  added: '价格提醒已添加。',
  removed: '价格提醒已删除。',
  remove: '删除 {price} 的提醒',
  list: '该交易对的提醒',
  none: '该交易对暂无价格提醒。',
  failed: '价格提醒加载失败。',
  retry: '重试',
  rows: { above: '涨至 {price} {coin}', below: '跌至 {price} {coin}' },
  reached: '已于 {time} 触发，成交价 {price}',
}
