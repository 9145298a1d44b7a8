import type { Refusals } from '#platform/http/refusal.ts'

export const settingFileRefusals = {
  SETTING_FILE_UNREADABLE: {
    http: 422,
    retry: 'no',
    en_US:
      'This is not a settings file: it is not valid JSON, or it has unreadable characters. Choose a file that was exported from the settings of an exchange.',
    zh_CN: '这不是设置文件：内容不是有效的 JSON，或含有无法读取的字符。请选择从平台设置中导出的文件。',
  },
  SETTING_FILE_AREA_UNKNOWN: {
    http: 422,
    retry: 'no',
    en_US: 'This version of the software has no settings with this name. Skip this entry.',
    zh_CN: '当前版本没有此项设置，请跳过该条目。',
  },
  SETTING_FILE_DUPLICATE: {
    http: 422,
    retry: 'no',
    en_US: 'The file contains this entry twice. Skip one of them.',
    zh_CN: '文件中该条目重复出现，请跳过其中一条。',
  },
} as const satisfies Refusals
