import type { Translation } from '@tessera/ui/messages.ts'
import type { enrol as en_US } from './enrol.en_US.ts'

export const enrol: Translation<typeof en_US> = {
  title: '登记为运营人员',
  text: '您是本平台首批两名运营人员之一。您的链接有效至 {until}，仅可在此浏览器中使用。',
  steps: { details: '个人信息', passkey: '通行密钥', authenticator: '身份验证器' },
  noLink: '网址不完整。请打开您收到的完整链接。',
  toLogin: '登录运营控制台',
  name: '姓名',
  nameFirst: '请输入您的姓名。',
  emailText: '通知将发送至此邮箱。通行密钥不在身边时，您也可以用它登录。',
  passkeyText: '您的设备将创建通行密钥，今后用于登录。请使用仅供您本人使用的设备或安全密钥。',
  device: '设备名称',
  deviceFirst: '请输入设备名称，例如“笔记本电脑”。',
  create: '创建通行密钥',
  authenticatorText: '请用身份验证器应用扫描二维码。没有通行密钥时，您可使用密码和该应用的验证码登录。',
  key: '应用密钥',
  copyKey: '复制密钥',
  password: '密码，至少 12 个字符',
  finish: '完成并登录',
}
