import type { MessageWords } from './words.ts'

/** Messages about a download of personal data. */
export const zh_CN = {
  personal_data_requested: {
    title: '我们正在准备您的数据副本',
    body: '操作 IP：{ip}。如非本人操作，请立即冻结账户并修改密码。',
  },
  personal_data_ready: {
    title: '您的数据副本已备好',
    body: '您可以在 3 天内于“个人数据”页面下载。',
  },
} as const satisfies Partial<MessageWords>
