import type { Refusals } from '#platform/http/refusal.ts'

export const cmsRefusals = {
  CMS_SLUG_TAKEN: {
    http: 409,
    retry: 'no',
    en_US: 'This page address is already in use. Choose another one.',
    zh_CN: '其他页面已使用该地址，请更换。',
  },
  CMS_WRONG_STATUS: {
    http: 409,
    retry: 'no',
    en_US: 'A version is in review or scheduled. Withdraw it before you edit.',
    zh_CN: '已有版本正在复核或已排期，请先撤回再编辑。',
  },
  CMS_VERSION_STALE: {
    http: 409,
    retry: 'no',
    en_US: 'Someone else has saved version {version}. Reload the page before you edit.',
    zh_CN: '他人已保存第 {version} 版，请刷新页面后再编辑。',
  },
  CMS_KIND_FIXED: {
    http: 422,
    retry: 'no',
    en_US: 'The type of content cannot be changed after it is created.',
    zh_CN: '内容类型创建后不可更改。',
  },
  CMS_EDITION_USED: {
    http: 409,
    retry: 'no',
    en_US: 'Edition {edition} was in force and customers accepted it. Give the new wording another edition.',
    zh_CN: '版本 {edition} 曾经生效，且已有客户接受，请为新文本另设版本号。',
  },
  CMS_LINK_NOWHERE: {
    http: 422,
    retry: 'no',
    en_US: 'This link does not open a page, or its content has not been proposed yet: {href}.',
    zh_CN: '该链接在站内无法打开，或其内容尚未提交复核：{href}。',
  },
  CMS_HOUR_PAST: {
    http: 422,
    retry: 'no',
    en_US: 'This time has passed. Choose a time in the future, or leave the field empty to publish at once.',
    zh_CN: '该时间已过，请选择未来的时间，或留空以立即发布。',
  },
  CMS_TEXT_REQUIRED: {
    http: 409,
    retry: 'no',
    en_US: 'The site always needs this content. Publish a new version instead.',
    zh_CN: '网站必须保留该内容，请发布新版本替换。',
  },
  CMS_IMAGE_UNKNOWN: {
    http: 422,
    retry: 'no',
    en_US: 'An image in this content was not uploaded by an operator. Upload it here.',
    zh_CN: '内容中的图片并非由运营人员上传，请在此处重新上传。',
  },
  CMS_INCOMPLETE: {
    http: 422,
    retry: 'no',
    en_US: 'Complete both languages before you publish: {field}.',
    zh_CN: '发布前两种语言都须填写完整：{field}。',
  },
  CMS_OWN_TEXT: {
    http: 403,
    retry: 'no',
    en_US: 'You wrote this version, so another person must approve it.',
    zh_CN: '该版本由您撰写，须由他人复核。',
  },
} as const satisfies Refusals
