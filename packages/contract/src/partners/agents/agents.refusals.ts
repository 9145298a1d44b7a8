import type { Refusals } from '#platform/http/refusal.ts'

export const agentRefusals = {
  AGENT_APPLIED_ALREADY: {
    http: 409,
    retry: 'no',
    en_US: 'Your application is under way, or you are an agent already.',
    zh_CN: '您的申请正在处理，或您已是代理。',
  },
  AGENT_LICENCE_EXPIRED: {
    http: 422,
    retry: 'no',
    en_US: 'The licence has expired.',
    zh_CN: '牌照已过期。',
  },
  AGENT_UPLOAD_UNKNOWN: {
    http: 422,
    retry: 'no',
    en_US: 'Upload the licence again.',
    zh_CN: '请重新上传牌照文件。',
  },
  AGENT_CODE_UNKNOWN: {
    http: 422,
    retry: 'no',
    en_US: 'No active agent has this code.',
    zh_CN: '没有该代码对应的有效代理。',
  },
  AGENT_TREE_FULL: {
    http: 409,
    retry: 'no',
    en_US: 'Nobody can join below this agent: there are three levels at most.',
    zh_CN: '该代理下不能再加入下级，最多三级。',
  },
  AGENT_SELF: {
    http: 422,
    retry: 'no',
    en_US: 'Nobody is an agent of themself, of their own company or of who is their agent.',
    zh_CN: '不能成为自己、自己企业或自己代理的客户。',
  },
  AGENT_WRONG_STATUS: {
    http: 409,
    retry: 'no',
    en_US: 'The application has moved on. Load it again.',
    zh_CN: '该申请状态已变化，请刷新。',
  },
  AGENT_TEXT_CHANGED: {
    http: 409,
    retry: 'no',
    en_US: 'The text has changed since it was shown. Read it again.',
    zh_CN: '文本已更新，请重新阅读。',
  },
  AGENT_CLIENT_ALREADY: {
    http: 409,
    retry: 'no',
    en_US: 'You are an agent’s client already. Withdraw that consent first.',
    zh_CN: '您已是某代理的客户，请先撤回该同意。',
  },
  AGENT_TERMS_UNFIT: {
    http: 422,
    retry: 'no',
    en_US: 'These shares cannot be set: {rule}.',
    zh_CN: '不能设置该分成比例：{rule}。',
  },
} as const satisfies Refusals
