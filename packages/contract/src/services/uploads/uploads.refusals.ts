import type { Refusals } from '#platform/http/refusal.ts'

export const uploadRefusals = {
  UPLOAD_FILE_MISSING: { http: 400, retry: 'no', en_US: 'Choose a file first.', zh_CN: '请先选择文件。' },
  UPLOAD_TOO_LARGE: {
    http: 413,
    retry: 'no',
    en_US: 'The file is larger than {max} MB.',
    zh_CN: '文件大小超过 {max} MB。',
  },
  UPLOAD_QR_TOO_LARGE: {
    http: 413,
    retry: 'no',
    en_US: 'The picture of the QR code is larger than {max} MB. Crop it to the code.',
    zh_CN: '二维码图片超过 {max} MB，请裁剪后重新上传。',
  },
  UPLOAD_TYPE_REFUSED: {
    http: 415,
    retry: 'no',
    en_US: 'This file type is not accepted. Use {accepted}.',
    zh_CN: '不支持该文件类型，请使用 {accepted}。',
  },
  UPLOAD_UNREADABLE: {
    http: 422,
    retry: 'no',
    en_US: 'The file is damaged, locked or too large to open. Save it again and retry.',
    zh_CN: '文件已损坏、加密或过大，无法打开，请重新保存后再试。',
  },
  UPLOAD_CHECKSUM_WRONG: {
    http: 422,
    retry: 'no',
    en_US: 'The file was damaged during the upload. Upload it again.',
    zh_CN: '文件在传输过程中发生变化，请重新上传。',
  },
  UPLOAD_LINK_EXPIRED: {
    http: 404,
    retry: 'no',
    en_US: 'This link is no longer valid. Open the file again where you found the link.',
    zh_CN: '链接已失效，请返回原页面重新打开文件。',
  },
  UPLOAD_INFECTED: {
    http: 422,
    retry: 'no',
    en_US: 'The virus scanner found something in this file. It was not accepted.',
    zh_CN: '病毒扫描发现该文件存在风险，已拒绝接收。',
  },
  UPLOAD_NOT_STORED: {
    http: 503,
    retry: 'later',
    en_US: 'Files cannot be stored at the moment. Nothing was saved. Try again later.',
    zh_CN: '暂时无法保存文件，本次上传未保存，请稍后重试。',
  },
  UPLOAD_NOT_SCANNED: {
    http: 503,
    retry: 'later',
    en_US: 'Files cannot be scanned for viruses right now. Send it again in a few minutes.',
    zh_CN: '病毒扫描服务暂不可用，请几分钟后重新上传。',
  },
  UPLOAD_QUOTA_REACHED: {
    http: 429,
    retry: 'later',
    en_US: 'You can send at most {max} files in 24 hours.',
    zh_CN: '24 小时内最多可上传 {max} 个文件。',
  },
} as const satisfies Refusals
