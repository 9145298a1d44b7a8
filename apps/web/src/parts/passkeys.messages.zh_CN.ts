import type { en_US } from './passkeys.messages.en_US.ts'
import type { Translation } from '@tessera/ui/messages.ts'

export const zh_CN: Translation<typeof en_US> = {
  use: '使用通行密钥',
  help: '您的设备会通过指纹、面容或 PIN 码确认您的身份。',
  helpLater: '点击确认后，您的设备会要求验证通行密钥。',
  signIn: '使用通行密钥登录',
  keep: '使用通行密钥登录时，在此设备上保持登录 7 天',
  title: '通行密钥',
  lead: '通行密钥保存在您的设备中，无需密码即可登录，也不会被他人骗走。',
  add: '添加通行密钥',
  none: '尚未添加通行密钥',
  noneText: '建议为您使用的每台设备各添加一个。',
  failed: '通行密钥加载失败',
  name: '名称',
  nameHelp: '便于您识别，例如“笔记本电脑”。',
  nameWrong: '请输入 1 至 40 个字符的名称。',
  made: '添加时间',
  used: '最近使用',
  never: '从未使用',
  backedUp: '已同步至您的其他设备',
  rename: '重命名',
  renamed: '已重命名',
  remove: '删除',
  openThere: '前往该网址',
  back: '返回',
  save: '保存',
}
