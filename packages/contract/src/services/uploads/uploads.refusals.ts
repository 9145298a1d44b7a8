import type { Refusals } from '#platform/http/refusal.ts'

export const uploadRefusals = {
  UPLOAD_FILE_MISSING: { http: 400, retry: 'no', en_US: 'Choose a file first.', zh_CN: '请先选择文件。' },
  UPLOAD_EMPTY: {
    http: 400,
    retry: 'no',
    en_US: 'The file is empty. Choose another one.',
    zh_CN: '文件为空，请选择其他文件。',
  },
  UPLOAD_TOO_MANY_PIXELS: {
    http: 413,
    retry: 'no',
    en_US: 'The picture has {pixels} megapixels, more than {max}. Choose a lower resolution in the camera, or crop it.',
    zh_CN: '图片为 {pixels} 百万像素，超过 {max} 百万像素上限，请降低相机分辨率或裁剪后重新上传。',
  },
  UPLOAD_HEIC: {
    http: 415,
    retry: 'no',
    en_US:
      'This photo is in HEIC format, which iPhones and iPads use. Open Settings > Camera > Formats, choose “Most Compatible” and take the photo again. Or save it as JPG.',
    zh_CN:
      '该照片为 iPhone 或 iPad 的 HEIC 格式。请打开“设置”，在“相机”的“格式”中选择“兼容性最佳”后重新拍摄，或另存为 JPG。',
  },
  UPLOAD_TOO_LARGE: {
    http: 413,
    retry: 'no',
    en_US: 'The file is larger than {max} MB. Choose a smaller one.',
    zh_CN: '文件超过 {max} MB，请选择较小的文件。',
  },
  UPLOAD_QR_TOO_LARGE: {
    http: 413,
    retry: 'no',
    en_US: 'The picture is larger than {max} MB. Crop it to the QR code.',
    zh_CN: '二维码图片超过 {max} MB，请裁剪至仅含二维码后重新上传。',
  },
  UPLOAD_LOGO_TOO_LARGE: {
    http: 413,
    retry: 'no',
    en_US: 'The logo is larger than {max} KB. Save it with fewer pixels or colours.',
    zh_CN: '徽标超过 {max} KB，请减小尺寸或颜色数后重新保存。',
  },
  UPLOAD_LOGO_NOT_SQUARE: {
    http: 422,
    retry: 'no',
    en_US: 'A logo is a square of {min} to {max} pixels. This picture has {width} × {height} pixels.',
    zh_CN: '徽标须为边长 {min} 至 {max} 像素的正方形，该图片为 {width} × {height} 像素。',
  },
  UPLOAD_TYPE_REFUSED: {
    http: 415,
    retry: 'no',
    en_US: 'We do not accept this file type. Use {accepted}.',
    zh_CN: '不支持该文件类型，请使用 {accepted}。',
  },
  UPLOAD_UNREADABLE: {
    http: 422,
    retry: 'no',
    en_US: 'The file is damaged, password-protected or too large to open. Save it again and upload it.',
    zh_CN: '文件已损坏、加密或过大，无法打开，请重新保存后上传。',
  },
  UPLOAD_CHECKSUM_WRONG: {
    http: 422,
    retry: 'no',
    en_US: 'The file was damaged during the upload. Upload it again.',
    zh_CN: '文件在上传过程中损坏，请重新上传。',
  },
  UPLOAD_LINK_EXPIRED: {
    http: 404,
    retry: 'no',
    en_US: 'This link has expired. Go back to the previous page and open the file again.',
    zh_CN: '链接已失效，请返回原页面重新打开文件。',
  },
  UPLOAD_INFECTED: {
    http: 422,
    retry: 'no',
    en_US: 'The virus scanner found a problem, so we did not accept this file. Upload another one.',
    zh_CN: '病毒扫描发现该文件存在风险，未予接收，请上传其他文件。',
  },
  UPLOAD_NOT_STORED: {
    http: 503,
    retry: 'later',
    en_US: 'We cannot store files right now, and nothing was saved. Try again later.',
    zh_CN: '暂时无法保存文件，本次上传未保存，请稍后重试。',
  },
  UPLOAD_NOT_SCANNED: {
    http: 503,
    retry: 'later',
    en_US: 'We cannot scan files for viruses right now. Upload the file again in a few minutes.',
    zh_CN: '病毒扫描服务暂不可用，请几分钟后重新上传。',
  },
  UPLOAD_QUOTA_REACHED: {
    http: 429,
    retry: 'later',
    en_US: 'You can upload at most {max} files in 24 hours. Try again later.',
    zh_CN: '24 小时内最多可上传 {max} 个文件，请稍后再试。',
  },
} as const satisfies Refusals
