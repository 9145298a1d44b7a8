import type { Refusals } from '#platform/http/refusal.ts'

export const cmsRefusals = {
  CMS_SLUG_TAKEN: {
    http: 409,
    retry: 'no',
    en_US: 'There is a text at this address already.',
    zh_CN: '该地址已有内容。',
  },
  CMS_WRONG_STATUS: {
    http: 409,
    retry: 'no',
    en_US: 'A version is in review or scheduled. Take it back before you write another.',
    zh_CN: '已有版本正在复核或待发布，请先撤回再编辑。',
  },
  CMS_VERSION_STALE: {
    http: 409,
    retry: 'no',
    en_US: 'Someone saved version {version} in the meantime. Reload it first.',
    zh_CN: '期间已有人保存第 {version} 版，请先重新载入。',
  },
  CMS_KIND_FIXED: {
    http: 422,
    retry: 'no',
    en_US: 'A text stays of the kind that it was made as.',
    zh_CN: '内容类型创建后不可更改。',
  },
  CMS_EDITION_USED: {
    http: 409,
    retry: 'no',
    en_US: 'Edition {edition} has been in force. People accepted its words: give the new wording a name of its own.',
    zh_CN: '第 {edition} 版已生效并被客户接受，请为新文本另取版本号。',
  },
  CMS_LINK_NOWHERE: {
    http: 422,
    retry: 'no',
    en_US: 'This link leads nowhere on the site, or to a text that nobody has proposed yet: {href}.',
    zh_CN: '该链接在站内无法打开，或指向尚未提议发布的内容：{href}。',
  },
  CMS_HOUR_PAST: {
    http: 422,
    retry: 'no',
    en_US: 'This time is over. Choose one to come, or none to publish at once.',
    zh_CN: '该时间已过，请选择未来时间，或留空立即发布。',
  },
  CMS_STANDS: {
    http: 409,
    retry: 'no',
    en_US: 'The site is never without this text. Publish another version in its place.',
    zh_CN: '网站必须保留该内容，请发布新版本替换。',
  },
  CMS_IMAGE_UNKNOWN: {
    http: 422,
    retry: 'no',
    en_US: 'A picture of this text was not sent by an operator. Upload it here.',
    zh_CN: '图片并非由运营人员上传，请在此处重新上传。',
  },
  CMS_INCOMPLETE: {
    http: 422,
    retry: 'no',
    en_US: 'Both languages must be complete before this can be published: {field}.',
    zh_CN: '发布前两种语言都须填写完整：{field}。',
  },
  CMS_OWN_TEXT: {
    http: 403,
    retry: 'no',
    en_US: 'You wrote this version: another person must agree to it.',
    zh_CN: '该版本由您撰写，须由他人复核。',
  },
} as const satisfies Refusals
