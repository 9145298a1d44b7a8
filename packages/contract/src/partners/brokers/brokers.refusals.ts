import type { Refusals } from '#platform/http/refusal.ts'

export const brokerRefusals = {
  BROKER_COMPANY_ONLY: {
    http: 422,
    retry: 'no',
    en_US: 'Only a verified company can become a broker. Verify your company first.',
    zh_CN: '仅已认证的企业可以成为经纪商，请先完成企业认证。',
  },
  BROKER_APPLIED_ALREADY: {
    http: 409,
    retry: 'no',
    en_US: 'Your company already has an open application, or is already a broker. Reload the page.',
    zh_CN: '您的企业已有处理中的申请，或已是经纪商，请刷新页面。',
  },
  BROKER_FILE_UNKNOWN: {
    http: 422,
    retry: 'no',
    en_US: 'One of the files is missing or was added twice. Upload it again.',
    zh_CN: '有文件缺失或重复，请重新上传。',
  },
  BROKER_CODE_UNKNOWN: {
    http: 422,
    retry: 'no',
    en_US: 'No active broker has this code. Check the code.',
    zh_CN: '该代码没有对应的有效经纪商，请核对代码。',
  },
  BROKER_SELF: {
    http: 422,
    retry: 'no',
    en_US: 'You cannot authorize yourself or your own company as your broker.',
    zh_CN: '您不能授权自己或自己的企业作为经纪商。',
  },
  BROKER_NOT_ACTIVE: {
    http: 409,
    retry: 'no',
    en_US: 'Your company is not an active broker right now. The broker page shows why.',
    zh_CN: '您的企业目前不是有效的经纪商，原因见经纪商页面。',
  },
  BROKER_POWER_GIVEN: {
    http: 409,
    retry: 'no',
    en_US: 'A broker already has a power of attorney for this sub-account. Withdraw it first.',
    zh_CN: '该子账户已授权给一家经纪商，请先撤回该授权。',
  },
  BROKER_POWER_ENDED: {
    http: 403,
    retry: 'no',
    en_US: 'The power of attorney was withdrawn, or the broker is not active. Contact your client.',
    zh_CN: '该授权已撤回，或经纪商资格已失效，请联系您的客户。',
  },
  BROKER_KEY_FIXED: {
    http: 409,
    retry: 'no',
    en_US: 'This key belongs to your broker and cannot be changed. You can delete it.',
    zh_CN: '该密钥属于您的经纪商，不能修改，但可以删除。',
  },
} as const satisfies Refusals
