import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './captcha.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  title: '人机验证',
  lead: '请将拼块移至缺口处，也可使用方向键。',
  picture: '带有缺口的拼砖图',
  slider: '拼块位置',
  confirm: '完成',
  again: '换一张',
  unseen: '换一种方式',
  working: '您的设备正在代为完成验证，需要几秒钟。',
  broken: '人机验证未能加载，请重试或联系客服。',
  retry: '重试',
}
