import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './kyc-handovers.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  start: '使用手机拍照',
  startText: '用手机扫描二维码，拍摄的照片会实时显示在此处。',
  picture: '供手机扫描的二维码',
  steps: {
    scan: '打开手机相机，扫描此二维码。',
    take: '在手机上逐张拍摄照片。',
    back: '回到此页面，照片会自动填入表单。',
  },
  status: {
    waiting: '正在等待手机扫码，二维码将在 {time} 后过期。',
    opened: '手机已连接。',
    step: '已收到 {step}/{of} 张照片。',
    done: '已收到全部照片。',
    expired: '二维码已过期，请刷新。已发送的照片会保留。',
  },
  refresh: '刷新二维码',
  close: '关闭',
  title: '拍摄认证照片',
  noCode: '请扫描电脑上的二维码开始。',
  warning: '仅当您本人在 {device} 上打开此二维码时才继续。切勿为他人拍摄照片。',
  progress: '第 {step}/{of} 张照片',
  items: {
    front: '证件正面',
    back: '证件背面',
    selfie: '本人自拍照',
  },
  hints: {
    paper: '请在光线充足处平放，四角完整入镜，避免反光。',
    selfie: '请面向光源，摘下墨镜和帽子，面部完整入镜。',
  },
  open: '打开相机',
  again: '重新拍摄',
  use: '使用此照片',
  useAnyway: '仍然使用',
  reading: '正在检查照片…',
  sending: '正在发送… {percent}%',
  flaws: {
    small: '照片分辨率过低，请靠近拍摄。',
    dark: '照片偏暗，请增加光线。',
    bright: '照片过亮，请避免反光。',
    blurred: '照片可能模糊，请拿稳手机并点击对焦。',
  },
  good: '照片清晰，光线良好。',
  notPicture: '手机无法打开此图片文件，请重新拍摄。',
  sent: '已发送',
  missing: '尚未拍摄',
  finish: '完成',
  doneTitle: '照片已全部发送',
  done: '请回到电脑继续操作，可以关闭此页面。',
}
